import { refreshRateOf, USUAL_REFRESH_RATE } from '../../interaction/frames/frame-cadence'

/** Between two measurements: a window may have moved to another screen, which no event tells. */
const TICK_MS = 1000
/** A busy page misses frames: the shorter intervals count. */
const SAMPLES = 6
const SHARE = 1 / 4
/** A phone that saves power gives 30 frames a second, and a busy machine fewer. */
const LEAST_HZ = 50
/** Rates that differ by less are the same screen's. */
const TOLERANCE = 1.1

/** Measures the screen's refresh rate, one interval a second. @param onChange gets Hz @returns stop */
export function watchRefreshRate(onChange: (hz: number) => void): () => void {
  const intervals: number[] = []
  let known = USUAL_REFRESH_RATE
  let request = 0

  const add = (interval: number) => {
    if (interval > 0) intervals.push(interval)
    if (intervals.length < SAMPLES) return
    const hz = Math.max(LEAST_HZ, refreshRateOf(intervals.splice(0), SHARE))
    if (Math.max(hz / known, known / hz) < TOLERANCE) return
    known = hz
    onChange(hz)
  }
  const timer = setInterval(() => {
    cancelAnimationFrame(request)
    request = requestAnimationFrame((firstMs) => {
      request = requestAnimationFrame((secondMs) => add(secondMs - firstMs))
    })
  }, TICK_MS)
  return () => {
    clearInterval(timer)
    cancelAnimationFrame(request)
  }
}
