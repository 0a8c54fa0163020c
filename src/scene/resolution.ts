/** Drawn pixels at most: a 4K screen at its full density would only heat the machine. */
const MAX_PIXELS = 6_000_000
const MAX_PIXEL_RATIO = 3
/** Parts of the screen's own resolution, from the best. Each change reallocates the buffers. */
const STEPS = [1, 0.75, 0.5] as const

/** Device pixels a CSS pixel that a screen deserves. */
export function screenRatioFor(
  size: { width: number; height: number },
  devicePixelRatio: number,
): number {
  const area = Math.max(1, size.width * size.height)
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / area))
}

/** The part of it to draw with. @param step 0 (full) … 2 (half) */
export const resolutionAt = (step: number): number => STEPS[step] ?? 1

/**
 * Walks the steps as the frame time says. A step that proves too slow gets a second chance, for the
 * machine may only have been busy, but no third: the picture must not swing for good.
 */
export function createResolutionSteps() {
  let step = 0
  let best = 0
  let isSecondChance = false
  return {
    /** 0 (full) … 2 (half). */
    step: () => step,
    /** Returns whether there was a lower one. */
    goDown: (): boolean => {
      if (step === STEPS.length - 1) return false
      if (isSecondChance) best = step + 1
      isSecondChance = false
      step++
      return true
    },
    /** Returns whether there was a better one to go to. */
    goUp: (): boolean => {
      if (step <= best) return false
      isSecondChance = true
      step--
      return true
    },
  }
}
