import { MAX_DELTA_S, MAX_FRAMES_PER_S, refreshRateOf } from '../interaction/frames/frame-cadence'
import { sceneValues } from './scene-values'

/** Shares of the full resolution. Each change reallocates the buffers. The last step also draws fewer frames. */
const SCALES = [1, 0.75, 0.5, 0.5] as const
const COARSEST = 2
const LAST = 3
/** 4K: the scene starts with no more pixels, and draws more only once frames have been fast. */
const START_PIXELS = 3840 * 2160
/** Fewer frames a second are too few. A phone in its power-saving mode gives 30, which must not count. */
const SLOW_PER_S = 28
/** From this share of the screen's rate on, frames come on time and there is headroom. */
const ON_TIME = 0.93
/** The shortest quarter of the intervals gives the screen's rate: late frames take several of its periods. */
const SHORTER = 1 / 4
/** Frames are averaged over this time, so that a single stall does not count. */
const WINDOW_S = 2
const REST_S = 0.4
/** A move between screens is shorter than WINDOW_S. From this length on it still shows whether it was slow. */
const SHORT_MOVE_S = 0.5
/** Frames a second where they are costly: without a GPU, one costs the processor 20 ms and more. */
const DEAR = { moving: 30, resting: 15 }

/** A step that was too slow twice is not tried again; after once the machine may have been busy. */
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
    startAt: (least: number): void => {
      step = Math.max(step, least)
    },
  }
}

/** The coarsest step without a GPU, else the finest with at most START_PIXELS. */
function firstStep(isSoftware: boolean): number {
  const { width, height, pixelRatio } = sceneValues.view
  const pixels = width * height * pixelRatio ** 2
  const step = SCALES.findIndex((scale) => pixels * scale ** 2 <= START_PIXELS)
  return isSoftware || step < 0 ? COARSEST : step
}

/**
 * Lowers the resolution where the browser gives too few animation frames, which it does while it still draws the last
 * ones. A moving card, which costs more and shows less, has a resolution of its own. Where the lowest one is too slow,
 * and without a GPU, fewer frames are drawn.
 */
export function createAdaptiveResolution(isSoftware: boolean) {
  const resting = createResolutionSteps(firstStep(isSoftware))
  const moving = createResolutionSteps(firstStep(isSoftware))
  let steps = resting
  let version: number | undefined
  let restedS = 0
  let lastMs = 0
  /** Times between animation frames, ms. */
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
    // A move is too short to find out by itself, and costs more than rest.
    if (next === moving) moving.startAt(resting.step())
    // The move that ends was slow: the next one is drawn with fewer pixels.
    else if (measuredS() >= SHORT_MOVE_S && framesPerS() < SLOW_PER_S) moving.decline()
    steps = next
    startWindow()
  }
  return {
    /** To be called in every animation frame, even if nothing is drawn in it. */
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
      // Drawing the light's sweep costs more than rest, which must not become coarse by it.
      else if (next === resting && sceneValues.isLightMoving) startWindow()
      else judge()
    },
    pause: (): void => {
      lastMs = 0
      startWindow()
    },
    scale: (): number => steps.scale(),
    limit: (): number => {
      if (!isSoftware && steps.step() !== LAST) return MAX_FRAMES_PER_S
      return restedS < REST_S ? DEAR.moving : DEAR.resting
    },
  }
}
