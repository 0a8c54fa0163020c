const TICK_MS = 1000
const MAX_SILENT_TICKS = 4

/**
 * Calls back when nothing was heard for four seconds in which something was due. Counted in ticks:
 * a laptop that was asleep for an hour was silent for one of them.
 */
export function watchSilence(isDue: () => boolean, onSilent: () => void) {
  let silentTicks = 0
  const timer = setInterval(() => {
    silentTicks = isDue() ? silentTicks + 1 : 0
    if (silentTicks > MAX_SILENT_TICKS) onSilent()
  }, TICK_MS)
  return {
    heard: () => {
      silentTicks = 0
    },
    stop: () => clearInterval(timer),
  }
}
