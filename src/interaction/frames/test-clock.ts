/** Set on `window` before load: a browser test then steps the time. */
export type TestClock = {
  seed?: number
  /** Device pixels per CSS pixel; disables the adaptive resolution. */
  resolution?: number
  /** Use real time instead of `step`. */
  isRunning?: boolean
  /** Set by the frame loop: runs one frame, this many ms later. */
  step?: (ms: number) => void
  live?: unknown
  /** Set by the transition player: active timelines, without the surge. */
  timelines?: () => number
}

declare global {
  interface Window {
    portfolioTest?: TestClock
  }
}

export const testClock: TestClock | undefined =
  typeof window === 'undefined' ? undefined : window.portfolioTest

export const isTimeOwned: boolean = testClock !== undefined && testClock.isRunning !== true
