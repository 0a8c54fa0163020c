import { addToFrame } from './frame-loop'
import { isTimeOwned } from './test-clock'

/** setTimeout on the page's clock, which a test may step. @returns the cancellation */
export function after(ms: number, callback: () => void): () => void {
  if (!isTimeOwned) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  let passedMs = 0
  const remove = addToFrame('input', (_delta, realSeconds) => {
    passedMs += realSeconds * 1000
    if (passedMs < ms) return true
    remove()
    callback()
    return false
  })
  return remove
}
