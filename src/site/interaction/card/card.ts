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
    sway: () => {
      tilt.startSway()
      onChange()
    },
    holdCorner: (isHeld: boolean) => {
      tilt.holdCorner(isHeld)
      onChange()
    },
    turnOver: () => {
      turn.over()
      onChange()
    },
    hold: (degrees: number) => {
      turn.hold(degrees)
      onChange()
    },
    letGo: (degreesPerSecond: number) => {
      turn.letGo(degreesPerSecond)
      onChange()
    },
  }
}

/** Of the motion just written, leaves what `upright` allows. Call it once a frame. */
export function uprighten(
  values: Pick<typeof live, 'upright' | 'tiltX' | 'tiltY' | 'turn' | 'glow' | 'lift'>,
): void {
  const share = 1 - values.upright
  values.tiltX *= share
  values.tiltY *= share
  values.turn *= share
  values.glow *= share
  values.lift *= share
}

export const homeCard: Card = createCard(live, wake)
