import type { plate, sceneColors } from 'virtual:content'
import type { TestClock } from '../../interaction/frames/test-clock'
import type { FrameValues } from '../../interaction/live'

export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas

/** CSS px, and device pixels per CSS px at full quality. */
export type SceneView = { width: number; height: number; pixelRatio: number }

/** What the scene follows besides the frame. */
export type Conditions = {
  view: SceneView
  isStill: boolean
  isHidden: boolean
}

/**
 * Paths of what the card's plates are engraved from: the tones of an engraved portrait, the shape of the
 * initials, the strip of the hairline's text.
 */
export type PicturePaths = Record<'portraitTones' | 'initials' | 'microtext', string | undefined>

export type SceneStart = {
  canvas: SceneCanvas
  frame: FrameValues
  conditions: Conditions
  colors: typeof sceneColors
  /** The widest that the screen shows. */
  colorSpace: PredefinedColorSpace
  /** The engraving of the card's faces. */
  plate: typeof plate
  pictures: PicturePaths
  /** Of a browser test: then time passes only by `stepS`. */
  test: Pick<TestClock, 'seed' | 'seconds'> | undefined
}

/** What changed since the last one. */
export type Update = {
  id: number
  frame: Partial<FrameValues> | undefined
  conditions: Partial<Conditions> | undefined
  /** Seconds, by a test's clock. */
  stepS: number | undefined
}

/** From the page to the scene, after its start (play-scene.tsx). */
export type SceneHandlers = {
  update: (update: Update) => void
  /** Only on the page: a worker is ended from outside. */
  end: () => void
}

/** From the scene to the page (connect-scene.ts). */
export type HostHandlers = {
  /** A worker's script runs: what goes wrong from here on would go wrong on the page, too. */
  loaded: () => void
  /** No WebGL 2 context; nothing follows. */
  unsupported: () => void
  /** Frames can be drawn. @param files addresses that the scene was loaded from */
  started: (files: readonly string[]) => void
  /** The frame of update `id` is sent to the canvas. */
  drawn: (id: number) => void
  /** A word each second while the graphics chip works on a frame and no other is drawn. */
  busy: () => void
  /** The graphics chip has finished a frame: the first one, and the first one with the card. */
  shown: (hasCard: boolean) => void
  lost: () => void
  restored: () => void
  failed: (reason: string) => void
}

type Handlers = Record<string, (...values: never[]) => void>
/** A handler's name on the other end, and its values. */
export type Message<Table extends Handlers> = {
  [Name in keyof Table]: [name: Name, ...values: Parameters<Table[Name]>]
}[keyof Table]
export type Send<Table extends Handlers> = (...message: Message<Table>) => void

/** Calls the handler that a message names. */
export function handle<Table extends Handlers>(
  handlers: Table,
  [name, ...values]: Message<Table>,
): void {
  handlers[name]?.(...(values as never[]))
}
