import type { plate, sceneColors } from 'virtual:content'
import type { TestClock } from '../../interaction/frames/test-clock'
import type { FrameValues } from '../../interaction/live'

export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas

/** The canvas's size in CSS px, and its device pixels per CSS px at full quality. */
export type SceneView = { width: number; height: number; pixelRatio: number }

/** The conditions under which the scene draws: they change less often than the frame. */
export type Conditions = {
  view: SceneView
  isStill: boolean
  isHidden: boolean
}

/** Paths of the pictures from which the faces are engraved: the portrait's tones, the initials, the microtext. */
export type PicturePaths = Record<'portraitTones' | 'initials' | 'microtext', string | undefined>

export type SceneStart = {
  canvas: SceneCanvas
  frame: FrameValues
  conditions: Conditions
  colors: typeof sceneColors
  colorSpace: PredefinedColorSpace
  plate: typeof plate
  pictures: PicturePaths
  /** Set by a browser test: time then passes only by `stepS`. */
  test: Pick<TestClock, 'seed' | 'seconds'> | undefined
}

export type Update = {
  id: number
  frame: Partial<FrameValues> | undefined
  conditions: Partial<Conditions> | undefined
  /** Seconds by which a test's clock has moved. */
  stepS: number | undefined
}

/** Messages from the host to the scene, after its start (play-scene.tsx). */
export type SceneHandlers = {
  update: (update: Update) => void
  /** Sent on the main thread only: a worker is terminated. */
  end: () => void
}

/** Messages from the scene to its host (connect-scene.ts). */
export type HostHandlers = {
  /** A worker's script runs. What goes wrong from here on would go wrong on the main thread, too. */
  loaded: () => void
  /** There is no WebGL 2 context. No other message follows. */
  unsupported: () => void
  /** Frames can be drawn. @param files the addresses from which the scene was loaded */
  started: (files: readonly string[]) => void
  /** The frame of update `id` was sent to the graphics chip. */
  drawn: (id: number) => void
  /** Sent each second while the graphics chip still works on a frame, so that silence means a dead worker. */
  busy: () => void
  /** The graphics chip has finished the first frame, or the first frame that has the card. */
  shown: (hasCard: boolean) => void
  lost: () => void
  restored: () => void
  failed: (reason: string) => void
}

type Handlers = Record<string, (...values: never[]) => void>
export type Message<Table extends Handlers> = {
  [Name in keyof Table]: [name: Name, ...values: Parameters<Table[Name]>]
}[keyof Table]
export type Send<Table extends Handlers> = (...message: Message<Table>) => void

export function handle<Table extends Handlers>(
  handlers: Table,
  [name, ...values]: Message<Table>,
): void {
  handlers[name]?.(...(values as never[]))
}
