/** For browsers that are never idle. */
const IDLE_LIMIT_MS = 2000
/** Safari has no requestIdleCallback. */
const NO_IDLE_WAIT_MS = 200

/** Calls back once the page has loaded and is idle. @returns the cancellation */
export function whenIdle(callback: () => void): () => void {
  let idle = 0
  let timer = 0
  const wait = () => {
    if ('requestIdleCallback' in window) {
      idle = window.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
    } else {
      timer = globalThis.setTimeout(callback, NO_IDLE_WAIT_MS) as unknown as number
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (idle) window.cancelIdleCallback(idle)
    clearTimeout(timer)
  }
}
