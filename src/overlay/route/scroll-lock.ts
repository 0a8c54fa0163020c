import { after } from '../../interaction/frames/frame-timer'
import { SCROLL_LOCK_MS } from './timelines/timings'

let cancel: (() => void) | undefined

export function unlockScroll(): void {
  cancel?.()
  cancel = undefined
  delete document.documentElement.dataset.scrollLock
}

export function lockScroll(): void {
  unlockScroll()
  document.documentElement.dataset.scrollLock = ''
  cancel = after(SCROLL_LOCK_MS, unlockScroll)
}
