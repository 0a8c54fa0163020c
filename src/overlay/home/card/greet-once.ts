import { homeCard } from '../../../interaction/card/card'
import { after } from '../../../interaction/frames/frame-timer'
import { isStill } from '../../../interaction/motion-preference'
import { sceneState } from '../../../interaction/scene-state'

/** After this, the CSS card sways without the scene. */
const SCENE_LIMIT_MS = 1800

let hasGreeted = false

/** Sways the first card of a visit. @returns the cancellation */
export function greetOnce(): () => void {
  if (hasGreeted) return () => {}
  const greet = () => {
    stop()
    hasGreeted = true
    if (!isStill.get()) homeCard.sway()
  }
  const stopWatching = sceneState.subscribe(() => {
    if (sceneState.get() === 'ready') greet()
  })
  const cancel = after(SCENE_LIMIT_MS, greet)
  const stop = () => {
    stopWatching()
    cancel()
  }
  return stop
}
