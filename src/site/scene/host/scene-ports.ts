import { openScene } from './open-scene'
import type { HostHandlers, Message, SceneHandlers, SceneStart, Send } from './protocol'
import workerUrl from './scene-worker?worker&url'

export type OpenPort = (
  canvas: HTMLCanvasElement,
  start: Omit<SceneStart, 'canvas'>,
  onMessage: Send<HostHandlers>,
) => { send: Send<SceneHandlers>; close: () => void }

/** For browsers that can transfer a canvas. A worker that fails before its first message was not loaded. */
export const openWorkerPort: OpenPort = (canvas, start, onMessage) => {
  const worker = new Worker(workerUrl, { name: 'scene', type: 'module' })
  let isHeard = false
  const onError = (event: ErrorEvent | MessageEvent) => {
    if (!isHeard) return onMessage('unsupported')
    onMessage('failed', ('message' in event && event.message) || event.type)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Message<HostHandlers>>) => {
    isHeard = true
    onMessage(...data)
  })
  worker.addEventListener('error', onError)
  worker.addEventListener('messageerror', onError)
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ ...start, canvas: offscreen } satisfies SceneStart, [offscreen])
  return { send: (...message) => worker.postMessage(message), close: () => worker.terminate() }
}

export const openMainThreadPort: OpenPort = (canvas, start, onMessage) => {
  const send = openScene({ ...start, canvas }, onMessage)
  return { send, close: () => send('end') }
}
