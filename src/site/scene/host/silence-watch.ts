const TICK_MS = 1000
const MAX_SILENT_TICKS = 4

/**
 * Calls back after four seconds without an awaited message. A second counts only if the page got a frame in it:
 * otherwise the page itself was stalled.
 */
export function watchSilence(isAwaited: () => boolean, onSilent: () => void) {
  let silentTicks = 0
  let hasFrame = false
  const timer = setInterval(() => {
    if (!isAwaited()) silentTicks = 0
    else if (hasFrame) silentTicks++
    if (silentTicks > MAX_SILENT_TICKS) onSilent()
    hasFrame = false
    requestAnimationFrame(() => {
      hasFrame = true
    })
  }, TICK_MS)
  return {
    onMessage: () => {
      silentTicks = 0
    },
    stop: () => clearInterval(timer),
  }
}
