import { openScene } from './open-scene'
import type { HostHandlers, Message, SceneHandlers, SceneStart, Send } from './protocol'

const send: Send<HostHandlers> = (...message) => postMessage(message)

const onStart = ({ data: start }: MessageEvent<SceneStart>) => {
  const toScene = openScene(start, send)
  addEventListener('message', ({ data }: MessageEvent<Message<SceneHandlers>>) => toScene(...data))
}
addEventListener('message', onStart, { once: true })
send('loaded')
