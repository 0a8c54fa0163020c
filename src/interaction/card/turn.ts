import { createValueStore } from '../value-store'
import { isSpringAtRest, settleSpring, springAtRest, stepSpring } from './spring'

const HALF_TURN_DEG = 180
const SETTLE = { omega: 9, zeta: 0.82 }
/** Degrees, degrees a second. */
const REST = { distance: 0.02, speed: 0.1 }
/** A flick goes on this far: the face that it would reach is the one that it gets. */
const COAST_S = 0.16
/** A hard flick turns the card over once; it is not a spinning top. */
const MAX_DEG_PER_S = 900

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** How far a card has turned over, about its upright axis: writes `turn`, in degrees, 0 the front. */
export function createTurn(values: { turn: number }) {
  /** Which face is toward the visitor, or will be when the card has settled. */
  const isOver = createValueStore(false)
  const spring = springAtRest()
  let restDeg = 0
  let heldFromDeg = 0
  let isHeld = false

  const goTo = (degrees: number) => {
    restDeg = degrees
    isOver.set(Math.round(degrees / HALF_TURN_DEG) % 2 !== 0)
  }
  /** Whole turns look the same; forgetting them keeps the next one short. */
  const rest = () => {
    restDeg = isOver.get() ? HALF_TURN_DEG : 0
    settleSpring(spring, restDeg)
  }
  /** At the face that was chosen, at once. */
  const settle = () => {
    isHeld = false
    rest()
    values.turn = restDeg
  }
  return {
    isOver,
    settle,
    /** @param delta seconds @returns whether the card still turns */
    step: (delta: number): boolean => {
      if (!isHeld) stepSpring(spring, restDeg, SETTLE.omega, SETTLE.zeta, delta)
      const isResting = !isHeld && isSpringAtRest(spring, restDeg, REST)
      if (isResting) rest()
      values.turn = spring.value
      return !isResting
    },
    /** The other face, half a turn away, back toward 0. */
    over: () => goTo(restDeg + (restDeg > 0 ? -1 : 1) * HALF_TURN_DEG),
    /** A drag holds the card at these degrees from where it took hold of it, still turning or not. */
    hold: (degrees: number) => {
      if (!isHeld) heldFromDeg = spring.value
      isHeld = true
      spring.value = heldFromDeg + degrees
    },
    /** The drag lets go, at this speed in degrees a second; the nearest face comes round. */
    letGo: (degreesPerSecond: number) => {
      if (!isHeld) return
      isHeld = false
      spring.velocity = clamp(degreesPerSecond, -MAX_DEG_PER_S, MAX_DEG_PER_S)
      const reached = clamp(
        spring.value + spring.velocity * COAST_S,
        Math.min(spring.value, restDeg - HALF_TURN_DEG),
        Math.max(spring.value, restDeg + HALF_TURN_DEG),
      )
      goTo(Math.round(reached / HALF_TURN_DEG) * HALF_TURN_DEG)
    },
    /** The front, at once. */
    reset: () => {
      isOver.set(false)
      settle()
    },
  }
}
