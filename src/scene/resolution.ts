/** Drawn pixels at most: a 4K screen at its full density would only heat the machine. */
const MAX_PIXELS = 6_000_000
const MAX_PIXEL_RATIO = 3
/** Parts of the screen's own resolution, from the best. Each change reallocates the buffers. */
const STEPS = [1, 0.75, 0.5] as const

/**
 * Device pixels a CSS pixel to draw with.
 * @param step 0 (full) … 2 (half), see `nextStep`
 */
export function pixelRatioFor(
  size: { width: number; height: number },
  devicePixelRatio: number,
  step: number,
): number {
  const area = Math.max(1, size.width * size.height)
  const best = Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / area))
  return best * (STEPS[step] ?? 1)
}

/** The next step down (+1) or up (−1), within what there is. */
export const nextStep = (step: number, change: 1 | -1): number =>
  Math.min(STEPS.length - 1, Math.max(0, step + change))
