/**
 * A browser test sets it on `window` before the page loads, and then steps the time of page and scene frame by frame:
 * Playwright's own clock reaches neither workers nor CSS, and does not wait for the scene.
 */
export type TestClock = {
  seed?: number | undefined
  /** The seconds for which the dust has drifted at the start. */
  seconds?: number | undefined
  /** Device pixels per CSS pixel, instead of the screen's. */
  resolution?: number | undefined
  /** Set by the frame loop: runs one frame, so many ms later, and resolves once the scene has drawn it. */
  step?: (ms: number) => Promise<void>
  /** Set by the scene's host: whether the scene still has a frame to draw. */
  isDrawing?: () => boolean
  live?: unknown
  /** Set by the player of moves: the number of active timelines, without the surge's. */
  timelines?: () => number
}

declare global {
  interface Window {
    portfolioTest?: TestClock
  }
}

export const testClock: TestClock | undefined =
  typeof window === 'undefined' ? undefined : window.portfolioTest
