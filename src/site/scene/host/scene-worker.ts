import { openScene } from './open-scene'
import type { SceneMessage, SceneStart } from './protocol'

// Small entry file: the scene is fetched only if it can be drawn.
let onMessage: ((message: SceneMessage) => void) | undefined

addEventListener('message', ({ data }: MessageEvent) => {
  if (onMessage) onMessage(data as SceneMessage)
  else onMessage = openScene(data as SceneStart, (event) => postMessage(event))
})
