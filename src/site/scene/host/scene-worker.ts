import { openScene } from './open-scene'
import type { HostHandlers, Message, SceneHandlers, SceneStart, Send } from './protocol'

const send: Send<HostHandlers> = (...message) => postMessage(message)

// Small entry file: the scene is fetched only if it can be drawn.
const onStart = ({ data: start }: MessageEvent<SceneStart>) => {
  const toScene = openScene(start, send)
  addEventListener('message', ({ data }: MessageEvent<Message<SceneHandlers>>) => toScene(...data))
}
addEventListener('message', onStart, { once: true })
send('loaded')
