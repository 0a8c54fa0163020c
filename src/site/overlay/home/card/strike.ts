import { followAnimations } from '../../../interaction/frames/follow-animations'
import { remember, STORED } from '../../../state/stored'
import { createValueStore } from '../../../state/value-store'

/** Whether the visit's first card is struck. From then on the lit card is shown. */
export const isStruck = createValueStore(false)

/** Follows the strike by CSS (strike.module.css) and ends it for this visit. @returns a function that stops this */
export function followStrike(lines: HTMLElement): () => void {
  const end = () => {
    document.documentElement.dataset.struck = ''
    isStruck.set(true)
  }
  const animations = lines.getAnimations?.({ subtree: true }) ?? []
  const stop = followAnimations(animations, end)
  // Where storage is blocked, the card is struck again on the visit's next page load.
  remember('sessionStorage', STORED.struck, 'hecho')
  if (animations.length === 0) end()
  return () => {
    stop()
    // A removed card counts as struck, but not one that StrictMode mounts twice, whose animations have not begun.
    if (animations.some(({ currentTime }) => Number(currentTime) > 0)) end()
  }
}
