import { wake } from './frame-loop'
import { live } from './live'
import { type Spring, stepSpring } from './spring'
import { createValueStore } from './value-store'

const HALF_TURN_DEG = 180
const SETTLE = { omega: 9, zeta: 0.82 }
const REST_DEG = 0.02
const REST_DEG_PER_S = 0.1
/** A flick goes on this far: the face that it would reach is the one that it gets. */
const COAST_S = 0.16
/** A hard flick turns the card over once; it is not a spinning top. */
const MAX_DEG_PER_S = 900

/** Which face is toward the visitor, or will be when the card has settled. */
export const isTurnedOver = createValueStore(false)

const spring: Spring = { value: 0, velocity: 0 }
let restDeg = 0
let heldFromDeg = 0
let isHeld = false

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

function settleAt(degrees: number): void {
  restDeg = degrees
  isTurnedOver.set(Math.round(degrees / HALF_TURN_DEG) % 2 !== 0)
  wake()
}

/** The 'tilt' stage's part for turning over. @returns whether the card still turns */
export function updateTurn(delta: number): boolean {
  if (!isHeld) stepSpring(spring, restDeg, SETTLE.omega, SETTLE.zeta, delta)
  const isResting =
    !isHeld &&
    Math.abs(spring.value - restDeg) < REST_DEG &&
    Math.abs(spring.velocity) < REST_DEG_PER_S
  if (isResting) {
    // Whole turns look the same; forgetting them keeps the next one short.
    restDeg = isTurnedOver.get() ? HALF_TURN_DEG : 0
    spring.value = restDeg
    spring.velocity = 0
  }
  live.turn = spring.value
  return !isResting
}

/** The control: the other face, half a turn away, back toward 0. */
export const turnOver = (): void => settleAt(restDeg + (restDeg > 0 ? -1 : 1) * HALF_TURN_DEG)

/** A drag holds the card at these degrees from where it took hold of it, still turning or not. */
export function holdTurn(degrees: number): void {
  if (!isHeld) heldFromDeg = spring.value
  isHeld = true
  spring.value = heldFromDeg + degrees
  wake()
}

/** The drag lets go, at this speed in degrees a second; the nearest face comes round. */
export function letTurnGo(degreesPerSecond: number): void {
  if (!isHeld) return
  isHeld = false
  spring.velocity = clamp(degreesPerSecond, -MAX_DEG_PER_S, MAX_DEG_PER_S)
  const reached = clamp(
    spring.value + spring.velocity * COAST_S,
    Math.min(spring.value, restDeg - HALF_TURN_DEG),
    Math.max(spring.value, restDeg + HALF_TURN_DEG),
  )
  settleAt(Math.round(reached / HALF_TURN_DEG) * HALF_TURN_DEG)
}

/** At the face that was chosen, at once: nothing may move, or the card is new. */
export function settleTurn(): void {
  isHeld = false
  restDeg = isTurnedOver.get() ? HALF_TURN_DEG : 0
  spring.value = restDeg
  spring.velocity = 0
  live.turn = restDeg
}

/** The front, for a card that has just come. */
export function resetTurn(): void {
  isTurnedOver.set(false)
  settleTurn()
}
