import { addToFrame, wake } from '../../../interaction/frames/frame-loop'
import { isTimeOwned } from '../../../interaction/frames/test-clock'
import { live } from '../../../interaction/live'
import { isStill } from '../../../interaction/motion-preference'
import { createValueStore } from '../../../interaction/value-store'

/** Also in entry.ts. */
const STORAGE_KEY = 'grabado'

/** Whether the engraving stands. */
export const isStruck = createValueStore(false)

/** Storage can be blocked: the next page of the visit is then struck too. */
function remember(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'hecho')
  } catch {}
}

/** 0…1; 1 without an animation, such as while motion is paused. */
const progressOf = (strike: Animation | undefined): number =>
  strike?.playState === 'idle' ? 1 : (strike?.effect?.getComputedTiming().progress ?? 1)

/**
 * CSS strikes the engraving from the first paint on (strike.module.css). Tells the scene how far it
 * is, so that both show one front, and ends it for this visit. @returns the function that stops it
 */
export function followStrike(lines: HTMLElement): () => void {
  const animations = lines.getAnimations?.({ subtree: true }) ?? []
  for (const animation of isTimeOwned ? animations : []) {
    animation.pause()
    animation.currentTime = 0
  }

  const end = () => {
    remove()
    live.strike = 1
    document.documentElement.dataset.struck = ''
    isStruck.set(true)
  }
  const follow = (delta: number): boolean => {
    for (const animation of isTimeOwned ? animations : []) {
      animation.currentTime = Number(animation.currentTime) + 1000 * delta
    }
    live.strike = progressOf(animations[0])
    if (live.strike === 1) end()
    return live.strike < 1
  }
  const remove = isStruck.get() ? () => {} : addToFrame('timelines', follow)
  const stopWatching = isStill.subscribe(wake)
  if (!isStruck.get()) follow(0)
  remember()
  return () => {
    remove()
    stopWatching()
    // The next card of the visit is not struck; one that React mounts twice is.
    if (live.strike > 0) end()
  }
}
