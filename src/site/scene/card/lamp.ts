import { PX } from '../../geometry/geometry'
import type { CardFace, CardLayout } from '../../interaction/card/card-layout'
import { createSpring } from '../../interaction/card/spring'
import { MAX_TILT_DEG } from '../../interaction/card/tilt'
import { HALF_TURN_DEG } from '../../interaction/card/turn'
import { sceneValues } from '../scene-values'
import type { CardFrame } from './card-frame'

/** The light is heavier than the card, so that it lags behind its tilt. */
const SPRING = { omega: 9, zeta: 0.9 }
/** The light's lean is xy of the vector toward it, whose z is 1. */
const REST = { distance: 0.002, speed: 0.01 }
/** Lean per CSS px of the card's size, which puts the highlight under the pointer. */
const LEAN_PER_PX = 0.28e-3
/** During a flight the light crosses the pieces from left to right: its farthest lean. */
const FLIGHT_LEAN = 0.6
/** The light rests this many radii above the rosette's centre, between it and the name. */
const ABOVE_ROSETTE = 0.35
/** While nobody moves the card, the light sweeps across it and back at the end of each period. */
const PERIOD_S = 14
const SWEEP_S = 4
/** The foil's highlight on a flat card, as a share of its highlight on a tilted one. */
const ASLEEP = 0.75

const { PI, abs, cos, hypot, max, min, sin } = Math

/** The point over which the light rests, CSS px from the card's centre, y up. */
export const restingPointOf = ({ rosette }: CardFace) => ({
  x: rosette.x,
  y: ABOVE_ROSETTE * rosette.radius - rosette.y,
})

/** From 0 to 1 and back during a sweep, else 0. */
function sweepAt(restedS: number): number {
  const progress = max(0, 1 + ((restedS % PERIOD_S) - PERIOD_S) / SWEEP_S)
  return (1 - cos(2 * PI * progress)) / 2
}

/** The light on the card: it rests over the rosette, follows the visitor, and sweeps by itself. */
export function createLamp() {
  const x = createSpring(REST)
  const y = createSpring(REST)
  let foil = 0
  let restedS = 0

  const aim = (face: CardFace, width: number, height: number) => {
    const { tiltX, tiltY, glow } = sceneValues
    const side = 1 - 2 * sweepAt(restedS)
    const resting = restingPointOf(face)
    const restX = (side * resting.x) / PX.perspective
    const restY = (side * resting.y) / PX.perspective
    const pointedX = (-tiltY / MAX_TILT_DEG) * LEAN_PER_PX * width
    const pointedY = (-tiltX / MAX_TILT_DEG) * LEAN_PER_PX * height
    return { x: restX + (pointedX - restX) * glow, y: restY + (pointedY - restY) * glow }
  }
  const awake = () => {
    const { tiltX, tiltY, turn, isStill, flightProgress } = sceneValues
    const angle = hypot(tiltX, tiltY) / MAX_TILT_DEG + abs(sin((PI * turn) / HALF_TURN_DEG))
    const share = isStill ? 1 : max(angle, sweepAt(restedS), sin(PI * flightProgress))
    return ASLEEP + (1 - ASLEEP) * min(1, share)
  }

  return {
    /** @param isAtRest whether nothing else moves @param delta seconds @returns whether the light moves */
    step: ({ box, front, back }: CardLayout, isBack: boolean, isAtRest: boolean, delta: number) => {
      const { isStill } = sceneValues
      const before = { x: x.value, y: y.value, foil }
      restedS = isAtRest && !isStill ? restedS + delta : 0
      const to = aim(isBack ? back : front, box.width, box.height)
      if (isStill || foil === 0) {
        x.settle(to.x)
        y.settle(to.y)
      } else {
        x.move(to.x, SPRING.omega, SPRING.zeta, delta)
        y.move(to.y, SPRING.omega, SPRING.zeta, delta)
      }
      foil = awake()
      return x.value !== before.x || y.value !== before.y || foil !== before.foil
    },
    light: (frame: CardFrame): void => {
      const { sheet, flightProgress } = sceneValues
      const share = sheet ? sin(PI * flightProgress) : 0
      const crossing = FLIGHT_LEAN * (2 * flightProgress - 1)
      const leanX = x.value + (crossing - x.value) * share
      frame.light.set(leanX, y.value * (1 - share), 1).normalize()
      frame.foil = foil
    },
  }
}
