import { refreshRateOf, USUAL_REFRESH_RATE } from '../../interaction/frames/frame-cadence'
import { wake } from '../../interaction/frames/frame-loop'
import { isTimeOwned } from '../../interaction/frames/test-clock'

/** Between two intervals, so that one busy moment doesn't decide. */
const TICK_MS = 1000
/** Between two measurements: a window may have moved to another screen, which no event tells. */
const PAUSE_MS = 20_000
/** A busy page misses frames: the shorter intervals count. */
const SAMPLES = 6
const SHARE = 1 / 4
/** A phone that saves power gives 30 frames a second, and a busy machine fewer. */
const LEAST_HZ = 50
/** Rates that differ by less are the same screen's. */
const TOLERANCE = 1.1

/** Measures the screen's refresh rate, now and then. @returns the newest, Hz */
export function watchRefreshRate(signal: AbortSignal): () => number {
  const intervals: number[] = []
  let known = USUAL_REFRESH_RATE
  let request = 0
  let timer: ReturnType<typeof setTimeout>

  const add = (interval: number) => {
    if (interval > 0) intervals.push(interval)
    if (intervals.length < SAMPLES) return
    clearTimeout(timer)
    timer = setTimeout(measure, PAUSE_MS)
    const hz = Math.max(LEAST_HZ, refreshRateOf(intervals.splice(0), SHARE))
    if (Math.max(hz / known, known / hz) < TOLERANCE) return
    known = hz
    wake()
  }
  function measure() {
    timer = setTimeout(measure, TICK_MS)
    cancelAnimationFrame(request)
    request = requestAnimationFrame((firstMs) => {
      request = requestAnimationFrame((secondMs) => add(secondMs - firstMs))
    })
  }
  if (isTimeOwned) return () => known
  timer = setTimeout(measure, TICK_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    cancelAnimationFrame(request)
  })
  return () => known
}
