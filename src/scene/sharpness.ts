import { testClock } from '../interaction/frames/test-clock'
import { live } from '../interaction/live'
import { createValueStore } from '../interaction/value-store'
import type { PaceBounds, PaceProps } from './pace'
import { createResolutionSteps, resolutionAt } from './resolution'

/** A card that stopped for less counts as moving still. */
const REST_S = 0.4

/** What moves, apart from the dust. */
const motionOf = () => {
  const { tilt, turn, away, surge, cardPresence } = live
  return tilt.x + 3 * tilt.y + 5 * turn + 7 * away + 11 * surge + 13 * cardPresence
}

/**
 * Chooses how sharp to draw on this machine. A moving card costs more than a resting one, and is
 * looked at less closely: each of the two has a resolution of its own.
 * @param onChange called when the part to draw with is another
 */
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
    /** For the scene; none while a test holds the resolution. */
    pace: testClock?.resolution === undefined ? pace : undefined,
    /** Hears of every frame. */
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
    /** Frames stood still: what they took says nothing. */
    pause: (): void => {
      pauses++
      name()
    },
    /** Part of the screen's resolution to draw with, 0.5…1. */
    part: (): number => resolutionAt(steps[situation].step()),
  }
}
