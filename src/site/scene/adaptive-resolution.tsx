import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js'
import { useSyncExternalStore } from 'react'
import { createValueStore } from '../interaction/value-store'
import { sceneValues } from './scene-values'

/** Fractions of the full resolution. Each change reallocates the buffers. */
const STEPS = [1, 0.75, 0.5] as const
/** The card counts as moving until it has rested this long. */
const REST_S = 0.4
/** A move between two screens is too short for the monitor, but shows how slow it was. */
const SHORT_MOVE_S = { least: 0.5, most: 2 }
/** Windows of 250 ms, six of which must agree: one stall does not count. */
const MONITOR = { iterations: 8, threshold: 0.7 }

/** A step that was too slow is retried once (the machine may have been busy), then never again. */
export function createResolutionSteps() {
  let step = 0
  let best = 0
  let isSecondChance = false
  return {
    step: () => step,
    /** Fraction of the full resolution, 0.5 to 1. */
    part: (): number => STEPS[step] ?? 1,
    /** A machine that needs the step elsewhere will need it here; a finer one may be tried later. */
    startAt: (least: number): void => {
      step = Math.max(step, least)
    },
    decline: (): void => {
      if (step === STEPS.length - 1) return
      if (isSecondChance) best = step + 1
      isSecondChance = false
      step++
    },
    incline: (): void => {
      if (step <= best) return
      isSecondChance = true
      step--
    },
  }
}

export function ResolutionMonitor({ resolution }: { resolution: AdaptiveResolution }) {
  const { measurement, bounds, decline, incline } = resolution
  const key = useSyncExternalStore(measurement.subscribe, measurement.get)
  return (
    <PerformanceMonitor
      key={key}
      {...MONITOR}
      bounds={bounds}
      onDecline={decline}
      onIncline={incline}
    />
  )
}

export type AdaptiveResolution = ReturnType<typeof createAdaptiveResolution>

/**
 * Adapts the resolution, separately for the moving card (costs more, shows less) and at rest.
 * @param bounds frames per second: too slow below the first, with headroom from the second on
 */
export function createAdaptiveResolution(bounds: () => [number, number]) {
  const steps = { resting: createResolutionSteps(), moving: createResolutionSteps() }
  /** Changes with every pause and every change of what moves: what was measured is then void. */
  const measurement = createValueStore(0)
  let situation: keyof typeof steps = 'resting'
  let version: number | undefined
  let restedS = 0
  let moved = { seconds: 0, frames: 0 }

  const measureAnew = () => {
    moved = { seconds: 0, frames: 0 }
    measurement.set(measurement.get() + 1)
  }

  return {
    measurement,
    bounds,
    decline: () => steps[situation].decline(),
    incline: () => steps[situation].incline(),
    /** Call every frame. @param delta seconds */
    follow: (delta: number): void => {
      const { sheet, card, isCardLit } = sceneValues
      restedS = sceneValues.version === version ? restedS + delta : 0
      version = sceneValues.version
      const now = restedS < REST_S && (sheet || (card && isCardLit)) ? 'moving' : 'resting'
      if (now === 'moving') {
        moved.seconds += delta
        moved.frames++
      }
      if (now === situation) return
      const { seconds, frames } = moved
      const isShort = seconds >= SHORT_MOVE_S.least && seconds <= SHORT_MOVE_S.most
      // A move is too short to find out: what is too much at rest would be more than that.
      if (now === 'moving') steps.moving.startAt(steps.resting.step())
      // Then the next move is drawn with fewer pixels.
      else if (isShort && frames / seconds < bounds()[0]) steps.moving.decline()
      situation = now
      measureAnew()
    },
    /** Discards the current measurement, because no frames were drawn. */
    pause: measureAnew,
    /** Fraction of the full resolution, 0.5 to 1. */
    part: (): number => steps[situation].part(),
  }
}
