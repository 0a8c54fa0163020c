import { openScene } from './open-scene'
import type { SceneEvent, SceneMessage, SceneStart } from './protocol'
import workerUrl from './scene-worker?worker&url'

/** Opens the scene in a worker, or on the page. */
export type OpenPort = (
  canvas: HTMLCanvasElement,
  start: Omit<SceneStart, 'canvas'>,
  onEvent: (event: SceneEvent) => void,
) => { post: (message: SceneMessage) => void; close: () => void }

/** Only where canvases can be transferred. A worker that was never heard is not loaded. */
export const openWorkerPort: OpenPort = (canvas, start, onEvent) => {
  const worker = new Worker(workerUrl, { name: 'scene', type: 'module' })
  let isHeard = false
  const onError = (event: ErrorEvent | MessageEvent) => {
    if (!isHeard) return onEvent({ type: 'unsupported' })
    onEvent({ type: 'failed', reason: ('message' in event && event.message) || event.type })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<SceneEvent>) => {
    isHeard = true
    onEvent(data)
  })
  worker.addEventListener('error', onError)
  worker.addEventListener('messageerror', onError)
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ ...start, canvas: offscreen } satisfies SceneStart, [offscreen])
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() }
}

export const openPagePort: OpenPort = (canvas, start, onEvent) => {
  const post = openScene({ ...start, canvas }, onEvent)
  return { post, close: () => post({ id: 0, isOver: true }) }
}
