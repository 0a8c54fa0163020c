import { wake } from '../frames/frame-loop'
import { live } from '../live'
import { inSteps } from './spring'
import { createTilt, type TiltValues } from './tilt'
import { createTurn } from './turn'

export type Card = ReturnType<typeof createCard>

/** The values that `live.flatness` scales down to 0, as before a flight (overlay/moves/home-moves.ts). */
const MOTION = ['tiltX', 'tiltY', 'turn', 'glow', 'fold'] as const

export function createCard(
  values: TiltValues & Pick<typeof live, 'turn' | 'flatness'>,
  onChange: () => void,
) {
  const tilt = createTilt(values)
  const turn = createTurn(values)
  const waking =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values)
      onChange()
    }
  return {
    isTurnedOver: turn.isOver,
    step: (delta: number): boolean => {
      const isMoving = inSteps(delta, (seconds) =>
        [turn.step(seconds), tilt.step(seconds)].includes(true),
      )
      for (const name of MOTION) values[name] *= 1 - values.flatness
      return isMoving
    },
    settle: () => {
      tilt.settle()
      turn.settle()
    },
    reset: () => {
      tilt.holdCorner(false)
      tilt.settle()
      turn.reset()
    },
    sway: waking(tilt.startSway),
    holdCorner: waking(tilt.holdCorner),
    turnOver: waking(turn.over),
    hold: waking(turn.hold),
    letGo: waking(turn.letGo),
  }
}

export const homeCard: Card = createCard(live, wake)
