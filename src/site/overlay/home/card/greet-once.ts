import { homeCard } from '../../../interaction/card/card'
import { after } from '../../../interaction/frames/frame-loop'
import { isStill } from '../../../interaction/motion-preference'
import { sceneState } from '../../../interaction/scene-state'
import { isStruck } from './strike'

/** After this, the CSS card sways without the scene. */
const SCENE_LIMIT_MS = 1800

let hasGreeted = false

/** Sways the first card of a visit, once it is struck. @returns the cancellation */
export function greetOnce(): () => void {
  if (hasGreeted) return () => {}
  let isLate = false
  const greet = () => {
    if (!isStruck.get() || (!isLate && sceneState.get() !== 'ready')) return
    stop()
    hasGreeted = true
    if (!isStill.get()) homeCard.sway()
  }
  const stops = [
    sceneState.subscribe(greet),
    isStruck.subscribe(greet),
    after(SCENE_LIMIT_MS, () => {
      isLate = true
      greet()
    }),
  ]
  const stop = () => {
    for (const each of stops) each()
  }
  return stop
}
