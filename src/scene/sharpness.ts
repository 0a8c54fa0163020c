import { testClock } from '../interaction/frames/test-clock'
import { live } from '../interaction/live'
import { createValueStore } from '../interaction/value-store'
import type { PaceBounds, PaceProps } from './pace'
import { createResolutionSteps, resolutionAt } from './resolution'

/** The card counts as moving until it has rested this long. */
const REST_S = 0.4
/** A move between two screens is too short for the monitor, but shows how slow it was. */
const SHORT_MOVE_S = { least: 0.5, most: 2 }

/** Changes when anything but the dust moves. */
const motionOf = () => {
  const { tilt, turn, away, surge, rise, cardPresence, parted, strike } = live
  return (
    tilt.x +
    3 * tilt.y +
    5 * turn +
    7 * away +
    11 * surge +
    13 * cardPresence +
    17 * rise +
    19 * parted +
    23 * strike
  )
}

/** Adapts the resolution, separately for the moving card (costs more, shows less) and at rest. */
export function createSharpness(bounds: () => PaceBounds, onChange: () => void) {
  const steps = { resting: createResolutionSteps(), moving: createResolutionSteps() }
  const task = createValueStore('resting')
  let pauses = 0
  let situation: keyof typeof steps = 'resting'
  let motion = Number.NaN
  let restedS = 0
  let moved = { seconds: 0, frames: 0 }

  const name = () => task.set(`${situation} ${pauses}`)
  const change = (hasStepped: boolean) => {
    if (hasStepped) onChange()
  }
  /** The next move is drawn with fewer pixels. */
  const judgeMove = () => {
    const { seconds, frames } = moved
    const isShort = seconds >= SHORT_MOVE_S.least && seconds <= SHORT_MOVE_S.most
    if (isShort && frames / seconds < bounds()[0]) steps.moving.goDown()
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
      const now =
        restedS < REST_S && (live.sheet || (live.card && live.isCardLit)) ? 'moving' : 'resting'
      if (now === 'moving') {
        moved.seconds += delta
        moved.frames++
      }
      if (now === situation) return
      const drawn = steps[situation].step()
      if (now === 'resting') judgeMove()
      moved = { seconds: 0, frames: 0 }
      // A move is too short to find out: what is too much at rest would be more than that.
      if (now === 'moving') steps.moving.startAt(steps.resting.step())
      situation = now
      name()
      change(steps[now].step() !== drawn)
    },
    /** Discards the current measurement, because no frames were drawn. */
    pause: (): void => {
      pauses++
      moved = { seconds: 0, frames: 0 }
      name()
    },
    /** Fraction of full resolution, 0.5 to 1. */
    part: (): number => resolutionAt(steps[situation].step()),
  }
}
