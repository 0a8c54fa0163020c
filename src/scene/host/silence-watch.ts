const TICK_MS = 1000
const MAX_SILENT_TICKS = 4

/**
 * Calls back when nothing was heard for four seconds in which something was due. Counted in ticks in
 * which the page itself got a frame: a laptop that slept for an hour was silent for one of them, a
 * page in a frame that is scrolled away for none.
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
