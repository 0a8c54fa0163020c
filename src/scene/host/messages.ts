import type { FrameValues } from '../../interaction/frame-values'
import type { SceneView, SceneWord } from '../scene-life'

/** Only what changed. The worker answers with `id` once the frame is drawn. */
export type FrameMessage = {
  id: number
  values?: Partial<FrameValues> | undefined
  view?: SceneView
  isStill?: boolean
  isHidden?: boolean
  /** Of the page's screen, Hz. */
  refreshRate?: number
}

/** First message to the worker. */
export type StartMessage = FrameMessage & {
  canvas: OffscreenCanvas
  values: FrameValues
  view: SceneView
}

export type WorkerWord =
  | Exclude<SceneWord, { type: 'drawn' }>
  /** Newest frame on the canvas; repeated every second as a heartbeat. */
  | { type: 'drawn'; id: number }
  /** No WebGL 2 context in the worker. */
  | { type: 'refused' }
  /** The scene is ready; `files` are the URLs it was loaded from. */
  | { type: 'standing'; files: string[] }
