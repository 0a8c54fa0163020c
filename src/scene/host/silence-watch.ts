const TICK_MS = 1000
const MAX_SILENT_TICKS = 4

/**
 * Calls back after four seconds without a message that was due. Counts only seconds in which the
 * page got a frame, so that sleeping laptops and off-screen iframes do not count.
 */
export function watchSilence(isDue: () => boolean, onSilent: () => void) {
  let silentTicks = 0
  let hasFrame = false
  const noteFrame = () => {
    hasFrame = true
  }
  const timer = setInterval(() => {
    if (!isDue()) silentTicks = 0
    else if (hasFrame) silentTicks++
    if (silentTicks > MAX_SILENT_TICKS) onSilent()
    hasFrame = false
    requestAnimationFrame(noteFrame)
  }, TICK_MS)
  return {
    heard: () => {
      silentTicks = 0
    },
    stop: () => clearInterval(timer),
  }
}
