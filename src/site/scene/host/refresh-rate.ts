/** Between two measurements: a window may have moved to another screen, which no event tells. */
const TICK_MS = 1000
const SAMPLES = 12
/** Fewer say nothing. */
const LEAST_SAMPLES = 4
/** A phone that saves power gives 30 frames a second, and a busy machine fewer. */
const LEAST_HZ = 50
/** Rates that differ by less are the same screen's. */
const TOLERANCE = 1.1

/**
 * Measures the screen's refresh rate, one frame interval a second, from the shorter of the last
 * ones: a busy page misses frames. A hidden page has none.
 * @param onChange gets Hz @returns stop
 */
export function watchRefreshRate(onChange: (hz: number) => void): () => void {
  let intervals: number[] = []
  let known = 0
  let request = 0

  const add = (interval: number) => {
    if (interval <= 0) return
    intervals = [...intervals.slice(1 - SAMPLES), interval]
    if (intervals.length < LEAST_SAMPLES) return
    const sorted = intervals.toSorted((a, b) => a - b)
    const quartile = sorted[Math.floor(sorted.length / 4)] ?? interval
    const hz = Math.max(LEAST_HZ, 1000 / quartile)
    if (Math.max(hz / known, known / hz) < TOLERANCE) return
    known = hz
    onChange(hz)
  }
  const sample = () => {
    request = requestAnimationFrame((firstMs) => {
      request = requestAnimationFrame((secondMs) => add(secondMs - firstMs))
    })
  }
  const timer = setInterval(() => {
    cancelAnimationFrame(request)
    if (!document.hidden) sample()
  }, TICK_MS)
  return () => {
    clearInterval(timer)
    cancelAnimationFrame(request)
  }
}
