import { addToFrame } from './frame-loop'

/** Moves paused animations by the time of a browser test. @returns the function that stops it */
export function stepAnimations(animations: readonly Animation[]): () => void {
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = 0
  }
  return addToFrame('timelines', (delta) => {
    for (const animation of animations) {
      if (animation.playState !== 'paused') continue
      const time = Number(animation.currentTime) + 1000 * delta
      animation.currentTime = time
      if (time >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
    return false
  })
}
