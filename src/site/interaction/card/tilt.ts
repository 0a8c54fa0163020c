import type { live } from '../live'
import { moveSpring, settleSpring, springAtRest } from './spring'
import { createSway } from './sway'

/** SPEC's delta: maximum per axis. */
export const MAX_TILT_DEG = 10
/** SPEC's glare: maximum opacity. */
export const GLARE_OPACITY = 0.3
/** Springs of everything that follows the visitor. */
export const FOLLOW = { omega: 15, zeta: 0.8 }
export const RELEASE = { omega: 6, zeta: 0.5 }
/** What is not seen to move, such as a light's strength, does not swing. */
export const SWINGLESS_ZETA = 0.99
/** Degrees, degrees per second. */
const REST = { distance: 0.004, speed: 0.02 }

export type TiltValues = Pick<typeof live, 'pointer' | 'lean' | 'tiltX' | 'tiltY' | 'glow' | 'lift'>

export const clampUnit = (value: number) => Math.min(1, Math.max(-1, value))

/** Reads `pointer` and `lean`, writes `tilt`, `glow` and `lift`. */
export function createTilt(values: TiltValues) {
  const sway = createSway(values)
  const swayed = { x: 0, y: 0, lift: 0 }
  const springX = springAtRest()
  const springY = springAtRest()
  const springGlow = springAtRest()
  const springLift = springAtRest()
  let isCornerHeld = false

  const write = () => {
    values.tiltX = springX.value
    values.tiltY = springY.value
    values.glow = Math.min(1, Math.max(0, springGlow.value))
    values.lift = Math.min(1, Math.max(0, springLift.value))
  }

  /**
   * Priority: pointer, phone, sway, flat. card3d's law: rotateX = +10·ny, rotateY = −10·nx.
   * @returns whether the card still moves
   */
  const step = (delta: number): boolean => {
    const { pointer, lean } = values
    const isSwaying = sway.step(delta, swayed)
    const isLed = pointer.isOver || lean.isOn || isSwaying
    const source = pointer.isOver ? pointer : lean.isOn ? lean : swayed
    const x = isLed ? MAX_TILT_DEG * clampUnit(source.y) : 0
    const y = isLed ? -MAX_TILT_DEG * clampUnit(source.x) : 0
    const glow = isLed ? 1 : 0
    const lift = isCornerHeld ? 1 : swayed.lift
    const { omega, zeta } = isLed ? FOLLOW : RELEASE
    let isMoving = moveSpring(springX, x, omega, zeta, REST, delta)
    isMoving = moveSpring(springY, y, omega, zeta, REST, delta) || isMoving
    isMoving = moveSpring(springGlow, glow, omega, SWINGLESS_ZETA, REST, delta) || isMoving
    isMoving = moveSpring(springLift, lift, FOLLOW.omega, SWINGLESS_ZETA, REST, delta) || isMoving
    write()
    return isMoving
  }

  const flatten = () => {
    sway.stop()
    for (const spring of [springX, springY, springGlow]) settleSpring(spring, 0)
    settleSpring(springLift, isCornerHeld ? 1 : 0)
    write()
  }
  return {
    step,
    flatten,
    startSway: sway.start,
    /** Pointer or focus is on the turn button. */
    holdCorner: (isHeld: boolean) => {
      isCornerHeld = isHeld
    },
  }
}
