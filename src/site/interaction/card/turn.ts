import { createValueStore } from '../../state/value-store'
import { clamp } from '../clamp'
import { createSpring } from './spring'

export const HALF_TURN_DEG = 180
const SETTLE = { omega: 9, zeta: 0.82 }
const REST = { distance: 0.02, speed: 0.1 }
/** A flick turns to the face that the card would reach in this time. */
const COAST_S = 0.16
/** The limit lets a hard flick turn the card over once only. */
const MAX_DEG_PER_S = 900

/** Writes `turn`, in degrees about the vertical axis; 0 is the front. */
export function createTurn(values: { turn: number }) {
  const isOver = createValueStore(false)
  const spring = createSpring(REST)
  let restDeg = 0
  let heldFromDeg = 0
  let isHeld = false

  const goTo = (degrees: number) => {
    restDeg = degrees
    isOver.set(Math.round(degrees / HALF_TURN_DEG) % 2 !== 0)
  }
  /** Drops whole turns, which would make the next turn longer. */
  const rest = () => {
    restDeg = isOver.get() ? HALF_TURN_DEG : 0
    spring.settle(restDeg)
  }
  const settle = () => {
    isHeld = false
    rest()
    values.turn = restDeg
  }
  return {
    isOver,
    settle,
    step: (delta: number): boolean => {
      const isMoving = isHeld || spring.move(restDeg, SETTLE.omega, SETTLE.zeta, delta)
      if (!isMoving) rest()
      values.turn = spring.value
      return isMoving
    },
    over: () => goTo(restDeg + (restDeg > 0 ? -1 : 1) * HALF_TURN_DEG),
    /** @param degrees from where the drag began, which may be in the middle of a turn */
    hold: (degrees: number) => {
      if (!isHeld) heldFromDeg = spring.value
      isHeld = true
      spring.value = heldFromDeg + degrees
    },
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
    reset: () => {
      isOver.set(false)
      settle()
    },
  }
}
