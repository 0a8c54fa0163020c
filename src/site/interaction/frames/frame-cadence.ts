/** Seconds; a longer frame is a stall, a hidden tab or a debugger. */
export const MAX_DELTA_S = 1 / 4
/** Seconds, for the first frame after a pause. */
export const FIRST_DELTA_S = 1 / 60

/** SPEC's limit. */
export const MAX_FRAMES_PER_S = 120
/** Frames to measure the refresh rate: a quarter of a second at 120 Hz. */
const SAMPLES = 30
/** A 120 Hz screen may measure 120.4 Hz. */
const TOLERANCE = 1.05

/** Draws every nth screen frame, at most 120 a second. Skipping by time is uneven at 144 Hz. */
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

  return (nowMs: number): boolean => {
    measure(nowMs)
    skipped++
    if (skipped < divisor) return false
    skipped = 0
    return true
  }
}
