/** A longer frame is a stall, a hidden tab or a debugger: things do not jump by it. Seconds. */
export const MAX_DELTA_S = 1 / 4
/** What the first frame after a rest counts for, seconds. */
export const FIRST_DELTA_S = 1 / 60

/** SPEC's limit. */
export const MAX_FRAMES_PER_S = 120
/** Enough screen frames to know the refresh rate by; a quarter of a second at 120 Hz. */
const SAMPLES = 30
/** A 120 Hz screen measured at 120.4 must not be halved. */
const TOLERANCE = 1.05

/**
 * Chooses which of the screen's frames we draw, so that there are at most 120 a second at an even
 * cadence: every one up to 120 Hz, every second one at 144 or 240 Hz, and so on. Skipping by a
 * clock instead would draw 144 Hz unevenly.
 */
export function createCadence() {
  const intervals = new Float64Array(SAMPLES)
  const sorted = new Float64Array(SAMPLES)
  let samples = 0
  let lastMs = 0
  let divisor = 1
  let skipped = 0

  const measure = (nowMs: number) => {
    const interval = nowMs - lastMs
    lastMs = nowMs
    if (interval <= 0) return
    intervals[samples % SAMPLES] = interval
    samples++
    if (samples % SAMPLES !== 0) return
    sorted.set(intervals)
    sorted.sort()
    const medianMs = sorted[SAMPLES / 2] ?? 1000 / 60
    divisor = Math.max(1, Math.ceil(1000 / medianMs / (MAX_FRAMES_PER_S * TOLERANCE)))
  }

  /** Whether to draw the screen frame of this time, in ms. */
  return (nowMs: number): boolean => {
    measure(nowMs)
    skipped++
    if (skipped < divisor) return false
    skipped = 0
    return true
  }
}
