import { isSeen } from '../../interaction/box'
import { followAnimations } from '../../interaction/frames/follow-animations'
import { after } from '../../interaction/frames/frame-loop'
import { isStill } from '../../state/motion-preference'
import type { Parts } from '../part'

/** SPEC's time from the start of the grid's entry. */
const SCROLL_LOCK_MS = 3000

let cancel: (() => void) | undefined

export function unlockScroll(): void {
  cancel?.()
  cancel = undefined
  delete document.documentElement.dataset.scrollLock
}

/** SPEC: the page does not scroll while the grid enters, unless the window has no room for all tiles. */
export function lockScroll(sinceMs = 0): void {
  unlockScroll()
  const { scrollHeight, clientHeight } = document.documentElement
  if (sinceMs >= SCROLL_LOCK_MS || scrollHeight > clientHeight) return
  document.documentElement.dataset.scrollLock = ''
  cancel = after(SCROLL_LOCK_MS - sinceMs, unlockScroll)
}

/** From now on the moves let grids enter, and CSS lets none. */
export function endFirstEntry(): void {
  document.documentElement.dataset.entered = ''
}

/** Follows the entry of a grid on which the page was opened, by CSS (navigation/tiles-entry.module.css). */
export function followFirstEntry(parts: Parts): (() => void) | undefined {
  if (isStill.get() || !parts('grid').some(isSeen)) {
    endFirstEntry()
    return undefined
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  // Whoever scrolls already is not held up.
  if (window.scrollY === 0) lockScroll(performance.now() - (paint?.startTime ?? 0))
  const animations = parts('tile', 'curve').flatMap((each) => each.getAnimations?.() ?? [])
  return followAnimations(animations, endFirstEntry)
}
