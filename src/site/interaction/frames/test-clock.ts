/**
 * Set on `window` before load: a browser test then steps the time of page and scene, frame by frame.
 * Playwright's own clock reaches neither workers nor CSS, and waits for no scene.
 */
export type TestClock = {
  /** Of the dust. */
  seed?: number | undefined
  /** Seconds that the dust has drifted at the start. */
  seconds?: number | undefined
  /** Device pixels per CSS pixel, instead of the screen's. */
  resolution?: number | undefined
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
