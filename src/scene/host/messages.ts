import type { FrameValues } from '../../interaction/frame-values'
import type { SceneView, SceneWord } from '../scene-life'

/** What changed of a frame; `id` is to be answered when it was drawn. */
export type FrameMessage = {
  id: number
  values?: Partial<FrameValues> | undefined
  view?: SceneView
  isStill?: boolean
  isHidden?: boolean
  /** Frames a second that the page's screen shows. */
  refreshRate?: number
}

/** The page to the worker: its canvas first, then frames. */
export type StartMessage = FrameMessage & {
  canvas: OffscreenCanvas
  values: FrameValues
  view: SceneView
}

/** The worker to the page. */
export type WorkerWord =
  | Exclude<SceneWord, { type: 'drawn' }>
  /** With the newest frame that is on the canvas now. Also once a second, whatever happens. */
  | { type: 'drawn'; id: number }
  /** The canvas gives no WebGL 2 context here. */
  | { type: 'refused' }
  /** The scene stands. With the addresses of the files that it came from. */
  | { type: 'standing'; files: string[] }
