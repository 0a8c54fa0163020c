import { after } from '../../interaction/frames/frame-loop'
import type { Parts } from './parts'

/** SPEC: from the start of the grid's entry. */
const SCROLL_LOCK_MS = 3000
/** Since the first paint; later, a greeting would interrupt reading. */
const GREETING_LIMIT_MS = 2500

let cancel: (() => void) | undefined

export function unlockScroll(): void {
  cancel?.()
  cancel = undefined
  delete document.documentElement.dataset.scrollLock
}

/** SPEC: no scrolling while the grid enters. */
export function lockScroll(): void {
  unlockScroll()
  document.documentElement.dataset.scrollLock = ''
  cancel = after(SCROLL_LOCK_MS, unlockScroll)
}

/** SPEC: only a visible grid is animated. */
export function isGridSeen(parts: Parts): boolean {
  const grid = parts.all('grid')[0]?.getBoundingClientRect()
  return grid !== undefined && grid.bottom > 0 && grid.top < window.innerHeight
}

/** Whether a grid in the served HTML is still new to the visitor. */
export function mayGreet(parts: Parts): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const shownMs = performance.now() - (paint?.startTime ?? 0)
  return isGridSeen(parts) && shownMs <= GREETING_LIMIT_MS && window.scrollY === 0
}
