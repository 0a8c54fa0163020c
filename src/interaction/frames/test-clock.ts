/**
 * A browser test that puts this on `window` before the page loads owns the time: frames come only
 * from `step`, the field takes its seed, and the resolution stays. Without it nothing changes.
 */
export type TestClock = {
  /** Seed of the particle field. */
  seed?: number
  /** Device pixels a CSS pixel, whatever the frame time. */
  resolution?: number
  /** Time runs by itself all the same. */
  isRunning?: boolean
  /** Set by the frame loop: runs one frame, this many milliseconds later. */
  step?: (ms: number) => void
  /** Set by the frame loop: the live values. */
  live?: unknown
  /** Set by the transitions' player: how many timelines live, the field's surge apart. */
  timelines?: () => number
}

declare global {
  interface Window {
    portfolioTest?: TestClock
  }
}

export const testClock: TestClock | undefined =
  typeof window === 'undefined' ? undefined : window.portfolioTest

/** Whether a test owns the time. */
export const isTimeOwned: boolean = testClock !== undefined && testClock.isRunning !== true
