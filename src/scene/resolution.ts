/** 4K at full density would only heat the machine. */
const MAX_PIXELS = 6_000_000
const MAX_PIXEL_RATIO = 3
/** Fractions of the full resolution. Each change reallocates the buffers. */
const STEPS = [1, 0.75, 0.5] as const

/** Device pixels per CSS px at full quality. */
export function screenRatioFor(
  size: { width: number; height: number },
  devicePixelRatio: number,
): number {
  const area = Math.max(1, size.width * size.height)
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / area))
}

/** Fraction of full resolution. @param step 0 (full) to 2 (half) */
export const resolutionAt = (step: number): number => STEPS[step] ?? 1

/** A step that was too slow is retried once (the machine may have been busy), then never again. */
export function createResolutionSteps() {
  let step = 0
  let best = 0
  let isSecondChance = false
  return {
    step: () => step,
    /** A machine that needs the step elsewhere will need it here; a finer one may be tried later. */
    startAt: (least: number): void => {
      step = Math.max(step, least)
    },
    /** @returns false at the lowest step */
    goDown: (): boolean => {
      if (step === STEPS.length - 1) return false
      if (isSecondChance) best = step + 1
      isSecondChance = false
      step++
      return true
    },
    /** @returns false at the best step still allowed */
    goUp: (): boolean => {
      if (step <= best) return false
      isSecondChance = true
      step--
      return true
    },
  }
}
