/** A longer frame is a stall, a hidden tab or a debugger. */
export const MAX_DELTA_S = 1 / 4
export const FIRST_DELTA_S = 1 / 60

/** SPEC's limit. */
export const MAX_FRAMES_PER_S = 120
const USUAL_REFRESH_RATE = 60
/** Intervals by which the refresh rate is measured: a quarter of a second at 120 Hz. */
const SAMPLES = 30
/** A 120 Hz screen may measure 120.4 Hz. */
const TOLERANCE = 1.05

/** One of so many screen frames is drawn. @param limit frames a second */
const screenFrames = (refreshRate: number, limit: number): number =>
  Math.max(1, Math.ceil(refreshRate / (limit * TOLERANCE)))

/** The rate in Hz, by a quantile of the intervals. @param intervals ms, > 0 @param share of them that is shorter */
export function refreshRateOf(intervals: readonly number[], share: number): number {
  const sorted = [...intervals].sort((a, b) => a - b)
  return 1000 / (sorted[Math.floor(share * sorted.length)] ?? Number.NaN)
}

/** Tells which screen frames to draw: every nth, as skipping by time is uneven at 144 Hz. @param limit frames a second */
export function createCadence(limit: () => number = () => MAX_FRAMES_PER_S) {
  const intervals: number[] = []
  let lastMs = 0
  let refreshRate = USUAL_REFRESH_RATE
  let skipped = 0

  return (nowMs: number): boolean => {
    // Browsers that resist fingerprinting round the time, so that it may not have changed.
    if (nowMs > lastMs) intervals.push(nowMs - lastMs)
    lastMs = nowMs
    if (intervals.length === SAMPLES) refreshRate = refreshRateOf(intervals.splice(0), 1 / 2)
    skipped++
    if (skipped < screenFrames(refreshRate, limit())) return false
    skipped = 0
    return true
  }
}
