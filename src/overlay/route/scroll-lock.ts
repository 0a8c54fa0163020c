import { after } from '../../interaction/frames/frame-timer'
import { SCROLL_LOCK_MS } from './timings'

let cancel: (() => void) | undefined

/** Gives scrolling back, if it was taken. */
export function unlockScroll(): void {
  cancel?.()
  cancel = undefined
  delete document.documentElement.dataset.scrollLock
}

/** Takes scrolling away for SPEC's three seconds. */
export function lockScroll(): void {
  unlockScroll()
  document.documentElement.dataset.scrollLock = ''
  cancel = after(SCROLL_LOCK_MS, unlockScroll)
}
