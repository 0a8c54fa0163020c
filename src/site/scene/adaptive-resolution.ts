import { evenRate, MAX_DELTA_S, MAX_FRAMES_PER_S } from '../interaction/frames/frame-cadence'
import { sceneValues } from './scene-values'

/** Fractions of the full resolution; each change reallocates the buffers. At the last, fewer frames. */
const STEPS = [1, 0.75, 0.5, 0.5] as const
const COARSEST = 2
const LAST = 3
/** 4K. More pixels than these are drawn only where frames have shown to be fast. */
const START_PIXELS = 3840 * 2160
/** Fractions of the even rate: too slow below SLOW, headroom from FAST on. */
const SLOW = 0.5
const FAST = 0.93
/** A mean over this long: one stall does not count. */
const WINDOW_S = 2
/** The card counts as moving until it has rested this long. */
const REST_S = 0.4
/** A move between two screens is too short for a window, but shows how slow it was. */
const SHORT_MOVE_S = { least: 0.5, most: 2 }
/** Frames a second where they are dear: one costs a processor that draws it 20 ms and more. */
const DEAR = { moving: 30, resting: 15 }

/** A step that was too slow is retried once (the machine may have been busy), then never again. */
export function createResolutionSteps() {
  let step = 0
  let best = 0
  let isSecondChance = false
  return {
    step: () => step,
    part: (): number => STEPS[step] ?? 1,
    /** A machine that needs the step elsewhere will need it here; a finer one may be tried later. */
    startAt: (least: number): void => {
      step = Math.max(step, least)
    },
    decline: (): void => {
      if (step === LAST) return
      if (isSecondChance) best = step + 1
      isSecondChance = false
      step++
    },
    incline: (): void => {
      if (step <= best) return
      isSecondChance = true
      step--
    },
    /** On another screen each step may be tried again. */
    forget: (): void => {
      best = 0
      isSecondChance = false
    },
  }
}

/** The coarsest for the processor; for a graphics chip the finest of at most 4K. */
function firstStep(isSoftware: boolean): number {
  if (isSoftware) return COARSEST
  const { width, height, pixelRatio } = sceneValues.view
  const pixels = width * height * pixelRatio ** 2
  const step = STEPS.findIndex((part) => pixels * part ** 2 <= START_PIXELS)
  return step < 0 ? COARSEST : step
}

/**
 * Adapts the resolution, separately for the moving card (costs more, shows less) and at rest, to the
 * animation frames that the browser gives: fewer while it still draws the last ones. Where the least
 * resolution is too slow, and where the processor draws, fewer of them are drawn.
 * @param refreshRate Hz, of the screen
 */
export function createAdaptiveResolution(isSoftware: boolean, refreshRate: () => number) {
  const steps = { resting: createResolutionSteps(), moving: createResolutionSteps() }
  steps.resting.startAt(firstStep(isSoftware))
  steps.moving.startAt(steps.resting.step())
  let situation: keyof typeof steps = 'resting'
  let version: number | undefined
  let restedS = 0
  let lastMs = 0
  let window = { seconds: 0, frames: 0 }
  let moved = { seconds: 0, frames: 0 }

  const pause = () => {
    lastMs = 0
    window = { seconds: 0, frames: 0 }
    moved = { seconds: 0, frames: 0 }
  }
  const isSlow = ({ seconds, frames }: typeof window) =>
    frames / seconds < SLOW * evenRate(refreshRate())
  const judge = () => {
    if (window.seconds < WINDOW_S) return
    const { frames, seconds } = window
    if (isSlow(window)) steps[situation].decline()
    else if (frames / seconds >= FAST * evenRate(refreshRate())) steps[situation].incline()
    window = { seconds: 0, frames: 0 }
  }

  const situationAfter = (delta: number): typeof situation => {
    const { sheet, card, isCardLit } = sceneValues
    restedS = sceneValues.version === version ? restedS + delta : 0
    version = sceneValues.version
    return restedS < REST_S && (sheet || (card && isCardLit)) ? 'moving' : 'resting'
  }
  const enter = (next: typeof situation) => {
    const isShort = moved.seconds >= SHORT_MOVE_S.least && moved.seconds <= SHORT_MOVE_S.most
    // A move is too short to find out: what is too much at rest would be more than that.
    if (next === 'moving') steps.moving.startAt(steps.resting.step())
    // Then the next move is drawn with fewer pixels.
    else if (isShort && isSlow(moved)) steps.moving.decline()
    situation = next
    pause()
  }

  return {
    /** Call with every animation frame, also with those in which nothing is drawn. */
    follow: (nowMs: number): void => {
      const delta = lastMs === 0 ? 0 : Math.min(MAX_DELTA_S, (nowMs - lastMs) / 1000)
      const next = situationAfter(delta)
      for (const each of next === 'moving' ? [window, moved] : [window]) {
        each.seconds += delta
        if (delta > 0) each.frames++
      }
      if (next === situation) judge()
      else enter(next)
      lastMs = nowMs
    },
    /** Discards the current measurement, because no frames were drawn. */
    pause,
    /** The screen is another. */
    measureAnew: (): void => {
      steps.resting.forget()
      steps.moving.forget()
      pause()
    },
    /** Fraction of the full resolution, 0.5 to 1. */
    part: (): number => steps[situation].part(),
    /** Frames a second. */
    limit: (): number => {
      if (!isSoftware && steps[situation].step() !== LAST) return MAX_FRAMES_PER_S
      return restedS < REST_S ? DEAR.moving : DEAR.resting
    },
  }
}
