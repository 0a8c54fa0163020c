import { addToFrame } from './frame-loop'
import { testClock } from './test-clock'

/**
 * Calls back once all animations have ended or are cancelled. In a browser test the frame loop steps them.
 * @returns a function that stops the stepping
 */
export function followAnimations(animations: readonly Animation[], onEnd: () => void): () => void {
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(onEnd)
  if (!testClock) return () => {}
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = 0
  }
  return addToFrame('animations', (delta) => {
    for (const animation of animations) {
      if (animation.playState !== 'paused') continue
      const time = Number(animation.currentTime) + 1000 * delta
      animation.currentTime = time
      if (time >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
    return false
  })
}
