import type { plate, sceneColors } from 'virtual:content'
import type { TestScene } from '../../interaction/frames/test-clock'
import type { FrameValues } from '../../interaction/live'

export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas

/** CSS px, and device pixels per CSS px at full quality. */
export type SceneView = { width: number; height: number; pixelRatio: number }

/** What the scene follows besides the frame. */
export type PageState = {
  view: SceneView
  isStill: boolean
  isHidden: boolean
  /** Of the page's screen, Hz. */
  refreshRate: number
}

export type SceneStart = {
  canvas: SceneCanvas
  frame: FrameValues
  page: PageState
  colors: typeof sceneColors
  /** The widest that the screen shows. */
  colorSpace: PredefinedColorSpace
  /** The engraving of the card's faces. */
  plate: typeof plate
  /** Address of the tones of an engraved portrait. */
  portraitTones: string | undefined
  /** Address of the shape of the initials. */
  initials: string | undefined
  /** Address of the strip of the hairline's text. */
  microtext: string | undefined
  /** Of a browser test, whose time passes only by `stepS` if it is stepped. */
  test: (TestScene & { isStepped: boolean }) | undefined
}

/** Each later one: only what changed. */
export type SceneMessage = {
  id: number
  frame?: Partial<FrameValues> | undefined
  page?: Partial<PageState> | undefined
  /** Seconds, by a test's clock. */
  stepS?: number | undefined
  isOver?: true
}

/** From the scene to the page. */
export type SceneEvent =
  /** A worker's script runs: what goes wrong from here on would go wrong on the page, too. */
  | { type: 'loaded' }
  /** No WebGL 2 context; nothing follows. */
  | { type: 'unsupported' }
  /** Frames can be drawn; `files` are the addresses that it was loaded from. */
  | { type: 'started'; files: readonly string[] }
  /** The frame of message `id` is sent to the canvas; repeated every second as a heartbeat. */
  | { type: 'drawn'; id: number }
  /** The graphics chip has finished a frame: the first one, and the first one with the card. */
  | { type: 'shown'; hasCard: boolean }
  | { type: 'lost' }
  | { type: 'restored' }
  | { type: 'failed'; reason: string }
