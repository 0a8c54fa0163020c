const IDLE_LIMIT_MS = 2000
/** For Safari, which has no `requestIdleCallback`. */
const NO_IDLE_WAIT_MS = 200

/** Calls back once the page has loaded and is idle. @returns the cancellation */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const idle = window.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
      cancel = () => window.cancelIdleCallback(idle)
    } else {
      const timer = globalThis.setTimeout(callback, NO_IDLE_WAIT_MS)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}
