import { followAnimations } from '../../../interaction/frames/follow-animations'
import { remember, STORED } from '../../../state/stored'
import { createValueStore } from '../../../state/value-store'

/** Whether the engraving of the visit's first card is finished. The lit card is shown from then on. */
export const isStruck = createValueStore(false)

/** CSS strikes the engraving (strike.module.css); ends it for this visit. @returns what stops this */
export function followStrike(lines: HTMLElement): () => void {
  const end = () => {
    document.documentElement.dataset.struck = ''
    isStruck.set(true)
  }
  const animations = lines.getAnimations?.({ subtree: true }) ?? []
  const stop = followAnimations(animations, end)
  // Where it is blocked, the next page of the visit is struck too.
  remember('sessionStorage', STORED.struck, 'hecho')
  if (animations.length === 0) end()
  return () => {
    stop()
    // The next card of the visit is not struck; one that React mounts twice is.
    if (animations.some(({ currentTime }) => Number(currentTime) > 0)) end()
  }
}
