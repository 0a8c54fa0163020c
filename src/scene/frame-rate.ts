import { MAX_FRAMES_PER_S } from '../interaction/frame-cadence'

const WINDOW_S = 0.25
const WINDOWS = 10
/** Of ten windows so many must agree; one hiccup says nothing. */
const AGREEING = 8
/** No screen is slower, so that a machine that never gets there counts as slow. */
const MIN_REFRESH_RATE = 60
const SLOW = 0.72
const FAST = 0.93

export type Pace = 'slow' | 'fast'

/**
 * Judges the frame rate, after ten windows of a quarter of a second, against the best that was seen.
 * Makes no objects: it hears of every frame. (The rule is that of drei's PerformanceMonitor, which
 * gathers every frame's time in an array.)
 */
export function createFrameRateMeter() {
  const rates = new Float64Array(WINDOWS)
  const current = { frames: 0, seconds: 0 }
  let windows = 0
  let bestRate = MIN_REFRESH_RATE

  const startWindow = () => {
    current.frames = 0
    current.seconds = 0
  }
  const judge = (): Pace | null => {
    let slow = 0
    let fast = 0
    for (let i = 0; i < WINDOWS; i++) {
      const rate = rates[i] as number
      if (rate < SLOW * bestRate) slow++
      if (rate >= FAST * bestRate) fast++
    }
    if (slow >= AGREEING) return 'slow'
    return fast >= AGREEING ? 'fast' : null
  }

  return {
    /**
     * Hears of a frame.
     * @param seconds since the one before
     * @returns the judgement, when it is due and there is one
     */
    count: (seconds: number): Pace | null => {
      current.frames++
      current.seconds += seconds
      if (current.seconds < WINDOW_S) return null
      const rate = current.frames / current.seconds
      startWindow()
      bestRate = Math.min(MAX_FRAMES_PER_S, Math.max(bestRate, rate))
      rates[windows++] = rate
      if (windows < WINDOWS) return null
      windows = 0
      return judge()
    },
    /** Forgets what it heard: the frames stood still, or something else draws them now. */
    reset: () => {
      startWindow()
      windows = 0
      bestRate = MIN_REFRESH_RATE
    },
  }
}
