import { wake } from '../frames/frame-loop'
import { live } from '../live'
import { inSteps } from './spring'
import { createTilt, type TiltValues } from './tilt'
import { createTurn } from './turn'

export type Card = ReturnType<typeof createCard>

/**
 * What moves a card: it leans toward the visitor, sways once, and turns over. Its pose is in `values`,
 * which others read and the visitor's pointer and phone write to.
 * @param onChange told of every wish; frames may be at rest then
 */
export function createCard(values: TiltValues & { turn: number }, onChange: () => void) {
  const tilt = createTilt(values)
  const turn = createTurn(values)
  const move = (seconds: number) => {
    const isTurning = turn.step(seconds)
    return tilt.step(seconds) || isTurning
  }
  return {
    /** Which face is toward the visitor, or is on its way there. */
    isTurnedOver: turn.isOver,
    /** @param delta seconds @returns whether the card still moves */
    step: (delta: number): boolean => inSteps(delta, move),
    /** At rest, at once: nothing may move. */
    settle: () => {
      tilt.flatten()
      turn.settle()
    },
    /** At rest with its front to the visitor, as a card that has just come. */
    reset: () => {
      tilt.flatten()
      turn.reset()
    },
    /** Shows a new visitor that it can be tilted. */
    sway: () => {
      tilt.startSway()
      onChange()
    },
    turnOver: () => {
      turn.over()
      onChange()
    },
    /** @param degrees from where a drag took hold of it */
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

/** The card of the home screen. */
export const homeCard: Card = createCard(live, wake)
