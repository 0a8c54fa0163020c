import type { FrameValues } from '../../interaction/frame-values'
import type { TestScene } from '../../interaction/frames/test-clock'
import type { SceneView } from '../scene-values'

export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas

/** The page's first message. */
export type SceneStart = {
  canvas: SceneCanvas
  values: FrameValues
  view: SceneView
  isStill: boolean
  isHidden: boolean
  /** Of a browser test, whose time passes only by `stepS` if it is stepped. */
  test: (TestScene & { isStepped: boolean }) | undefined
}

/** Each later one: only what changed. */
export type SceneMessage = {
  id: number
  values?: Partial<FrameValues>
  view?: SceneView
  isStill?: boolean
  isHidden?: boolean
  /** Of the page's screen, Hz. */
  refreshRate?: number
  /** Seconds, by a test's clock. */
  stepS?: number
  /** Ends the scene. */
  isOver?: true
}

/** From the scene to the page. */
export type SceneEvent =
  /** No WebGL 2 context; nothing follows. */
  | { type: 'unsupported' }
  /** Frames can be drawn; `files` are the addresses that it was loaded from. */
  | { type: 'started'; files: readonly string[] }
  /** The frame of message `id` is on the canvas; repeated every second as a heartbeat. */
  | { type: 'drawn'; id: number }
  | { type: 'lost' }
  | { type: 'restored' }
  | { type: 'failed'; reason: string }
