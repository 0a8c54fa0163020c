import { openScene } from './open-scene'
import type { SceneEvent, SceneMessage, SceneStart } from './protocol'

// Small entry file: the scene is fetched only if it can be drawn.
const onStart = ({ data: start }: MessageEvent<SceneStart>) => {
  const onMessage = openScene(start, (event) => postMessage(event))
  addEventListener('message', ({ data }: MessageEvent<SceneMessage>) => onMessage(data))
}
addEventListener('message', onStart, { once: true })
postMessage({ type: 'loaded' } satisfies SceneEvent)
