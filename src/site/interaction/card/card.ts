import { wake } from '../frames/frame-loop'
import { live } from '../live'
import { inSteps } from './spring'
import { createTilt, type TiltValues } from './tilt'
import { createTurn } from './turn'

export type Card = ReturnType<typeof createCard>

/** Tilt, sway and turn of one card. @param onChange called when frames are needed */
export function createCard(values: TiltValues & { turn: number }, onChange: () => void) {
  const tilt = createTilt(values)
  const turn = createTurn(values)
  const move = (seconds: number) => {
    const isTurning = turn.step(seconds)
    return tilt.step(seconds) || isTurning
  }
  const waking =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values)
      onChange()
    }
  return {
    /** Whether the back is, or is about to be, toward the visitor. */
    isTurnedOver: turn.isOver,
    /** @param delta seconds @returns whether the card still moves */
    step: (delta: number): boolean => inSteps(delta, move),
    settle: () => {
      tilt.flatten()
      turn.settle()
    },
    reset: () => {
      tilt.holdCorner(false)
      tilt.flatten()
      turn.reset()
    },
    sway: waking(tilt.startSway),
    holdCorner: waking(tilt.holdCorner),
    turnOver: waking(turn.over),
    hold: waking(turn.hold),
    letGo: waking(turn.letGo),
  }
}

const SEEN = ['tiltX', 'tiltY', 'turn', 'glow', 'lift'] as const

/** Of the motion just written, leaves what `flatness` allows. Call it once a frame. */
export function flatten(values: typeof live): void {
  for (const name of SEEN) values[name] *= 1 - values.flatness
}

export const homeCard: Card = createCard(live, wake)
