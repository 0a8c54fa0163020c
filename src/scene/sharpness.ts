import { testClock } from '../interaction/frames/test-clock'
import { live } from '../interaction/live'
import { createValueStore } from '../interaction/value-store'
import type { PaceBounds, PaceProps } from './pace'
import { createResolutionSteps, resolutionAt } from './resolution'

/** The card counts as moving until it has rested this long. */
const REST_S = 0.4

/** Changes when anything but the dust moves. */
const motionOf = () => {
  const { tilt, turn, away, surge, cardPresence } = live
  return tilt.x + 3 * tilt.y + 5 * turn + 7 * away + 11 * surge + 13 * cardPresence
}

/** Adapts the resolution, separately for the moving card (costs more, shows less) and at rest. */
export function createSharpness(bounds: () => PaceBounds, onChange: () => void) {
  const steps = { resting: createResolutionSteps(), moving: createResolutionSteps() }
  const task = createValueStore('resting')
  let pauses = 0
  let situation: keyof typeof steps = 'resting'
  let motion = Number.NaN
  let restedS = 0

  const name = () => task.set(`${situation} ${pauses}`)
  const change = (hasStepped: boolean) => {
    if (hasStepped) onChange()
  }
  const pace: PaceProps = {
    task,
    bounds,
    onSlow: () => change(steps[situation].goDown()),
    onFast: () => change(steps[situation].goUp()),
  }

  return {
    /** Undefined while a test fixes the resolution. */
    pace: testClock?.resolution === undefined ? pace : undefined,
    /** Call every frame. @param delta seconds */
    follow: (delta: number): void => {
      if (testClock?.resolution !== undefined) return
      const next = motionOf()
      restedS = next === motion ? restedS + delta : 0
      motion = next
      const now = restedS < REST_S && live.card && live.isCardLit ? 'moving' : 'resting'
      if (now === situation) return
      const hasOtherStep = steps[now].step() !== steps[situation].step()
      situation = now
      name()
      change(hasOtherStep)
    },
    /** Discards the current measurement, because no frames were drawn. */
    pause: (): void => {
      pauses++
      name()
    },
    /** Fraction of full resolution, 0.5 to 1. */
    part: (): number => resolutionAt(steps[situation].step()),
  }
}
