import { MAX_DELTA_S, MAX_FRAMES_PER_S, refreshRateOf } from '../interaction/frames/frame-cadence'
import { sceneValues } from './scene-values'

/** Of the full resolution; each change reallocates the buffers. At the last, fewer frames. */
const SCALES = [1, 0.75, 0.5, 0.5] as const
const COARSEST = 2
const LAST = 3
/** 4K. More pixels than these are drawn only where frames have shown to be fast. */
const START_PIXELS = 3840 * 2160
/** Fewer frames a second are too few. A phone that saves power gives 30. */
const SLOW_PER_S = 28
/** Of the screen's own rate: there is headroom where frames come on time. */
const ON_TIME = 0.93
/** The shorter intervals tell the screen's rate, since a late frame takes several of its own. */
const SHORTER = 1 / 4
/** A mean over this long: one stall does not count. */
const WINDOW_S = 2
/** The card counts as moving until it has rested this long. */
const REST_S = 0.4
/** A move between two screens is shorter than a window, but shows how slow it was. */
const SHORT_MOVE_S = 0.5
/** Frames a second where they are dear: one costs a processor that draws it 20 ms and more. */
const DEAR = { moving: 30, resting: 15 }

/** A step that was too slow twice is left alone; once, the machine may have been busy. */
function createResolutionSteps(first = 0) {
  const failures = SCALES.map(() => 0)
  let step = first
  return {
    step: () => step,
    scale: (): number => SCALES[step] ?? 1,
    decline: (): void => {
      if (step === LAST) return
      failures[step] = (failures[step] ?? 0) + 1
      step++
    },
    incline: (): void => {
      if (step > 0 && (failures[step - 1] ?? 0) < 2) step--
    },
    /** A machine that needs the step elsewhere will need it here; a finer one may be tried later. */
    startAt: (least: number): void => {
      step = Math.max(step, least)
    },
  }
}

/** The coarsest for the processor; for a graphics chip the finest of at most 4K. */
function firstStep(isSoftware: boolean): number {
  const { width, height, pixelRatio } = sceneValues.view
  const pixels = width * height * pixelRatio ** 2
  const step = SCALES.findIndex((scale) => pixels * scale ** 2 <= START_PIXELS)
  return isSoftware || step < 0 ? COARSEST : step
}

/**
 * Adapts the resolution, separately for the moving card (costs more, shows less) and at rest, to the
 * animation frames that the browser gives: fewer while it still draws the last ones. Where the least
 * resolution is too slow, and where the processor draws, fewer of them are drawn.
 */
export function createAdaptiveResolution(isSoftware: boolean) {
  const resting = createResolutionSteps(firstStep(isSoftware))
  const moving = createResolutionSteps(firstStep(isSoftware))
  let steps = resting
  let version: number | undefined
  let restedS = 0
  let lastMs = 0
  /** Between animation frames, ms. */
  let intervals: number[] = []

  const measuredS = () => intervals.reduce((sum, ms) => sum + ms, 0) / 1000
  const framesPerS = () => intervals.length / measuredS()
  const startWindow = () => {
    intervals = []
  }
  const judge = () => {
    if (measuredS() < WINDOW_S) return
    if (framesPerS() < SLOW_PER_S) steps.decline()
    else if (framesPerS() >= ON_TIME * refreshRateOf(intervals, SHORTER)) steps.incline()
    startWindow()
  }
  const enter = (next: typeof steps) => {
    // A move is too short to find out: what is too much at rest would be more than that.
    if (next === moving) moving.startAt(resting.step())
    // Then the next move is drawn with fewer pixels.
    else if (measuredS() >= SHORT_MOVE_S && framesPerS() < SLOW_PER_S) moving.decline()
    steps = next
    startWindow()
  }
  return {
    /** Call with every animation frame, also with those in which nothing is drawn. */
    follow: (nowMs: number): void => {
      const { sheet, card, canLightCard } = sceneValues
      const delta = lastMs === 0 ? 0 : Math.min(MAX_DELTA_S, (nowMs - lastMs) / 1000)
      lastMs = nowMs
      if (delta > 0) intervals.push(1000 * delta)
      restedS = sceneValues.version === version ? restedS + delta : 0
      version = sceneValues.version
      const isMoving = restedS < REST_S && (sheet || (card && canLightCard))
      const next = isMoving ? moving : resting
      if (next !== steps) enter(next)
      // A sweep costs more than rest, and would leave that coarse.
      else if (next === resting && sceneValues.isLightMoving) startWindow()
      else judge()
    },
    /** Discards the current measurement, because no frames were drawn. */
    pause: (): void => {
      lastMs = 0
      startWindow()
    },
    /** Fraction of the full resolution, 0.5 to 1. */
    scale: (): number => steps.scale(),
    /** Frames a second. */
    limit: (): number => {
      if (!isSoftware && steps.step() !== LAST) return MAX_FRAMES_PER_S
      return restedS < REST_S ? DEAR.moving : DEAR.resting
    },
  }
}
