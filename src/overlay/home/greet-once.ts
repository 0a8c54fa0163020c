import { homeCard } from '../../interaction/card/card'
import { after } from '../../interaction/frames/frame-timer'
import { isStill } from '../../interaction/motion-preference'
import { sceneState } from '../../interaction/scene-state'

/** Without a scene by then, the CSS card greets. */
const SCENE_LIMIT_MS = 1800

let hasGreeted = false

/** The first card of a visit sways once it is lit. Returns the cancellation. */
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
