/** Fixed by a browser test. */
export type TestScene = {
  /** Of the dust. */
  seed?: number | undefined
  /** Seconds that the dust has drifted at the start. */
  seconds?: number | undefined
  /** Device pixels per CSS pixel, instead of the adaptive resolution. */
  resolution?: number | undefined
}

/** Set on `window` before load: a browser test then steps the time. */
export type TestClock = TestScene & {
  /** Use real time instead of `step`. */
  isRunning?: boolean
  /** Set by the frame loop: one frame, this many ms later; resolves when the scene has drawn it. */
  step?: (ms: number) => Promise<void>
  /** Set by the scene's host: whether the scene has a frame to draw. */
  isDrawing?: () => boolean
  live?: unknown
  /** Set by the moves: active timelines, without the surge. */
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

function sceneOf({ seed, seconds, resolution }: TestClock) {
  return { seed, seconds, resolution, isStepped: isTimeOwned }
}
/** What the scene gets of it: the clock's functions can't be sent. */
export const testScene: ReturnType<typeof sceneOf> | undefined = testClock && sceneOf(testClock)
