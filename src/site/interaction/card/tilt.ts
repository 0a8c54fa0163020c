import { clamp } from '../clamp'
import type { live } from '../live'
import { createSpring } from './spring'

/** SPEC's `delta`, which holds about each axis, and its opacity of the glare. */
export const MAX_TILT_DEG = 10
export const GLARE_OPACITY = 0.3
/** The springs of everything that follows the visitor, and returns to rest without one. */
export const FOLLOW = { omega: 15, zeta: 0.8 }
export const RELEASE = { omega: 6, zeta: 0.5 }
/** Nearly critical damping, for values whose overshoot would look wrong, such as a light's strength. */
export const SWINGLESS_ZETA = 0.99
/** In degrees, and per second: a tenth of a px at the edge of a wide card. */
const REST = { distance: 0.02, speed: 0.1 }
const GLOW_REST = { distance: 0.004, speed: 0.02 }

const SWAY_S = 2.4
const SWAY_LEAN = 0.55

/** One slow sway, to show a new visitor that the card tilts. */
export function createSway() {
  let elapsedS = SWAY_S
  let isKnown = false

  const stop = () => {
    elapsedS = SWAY_S
  }
  return {
    stop,
    /** Does nothing once the visitor has tilted the card. */
    start: () => {
      if (!isKnown) elapsedS = 0
    },
    /** @param delta seconds @returns the sway's place of the pointer, −1…1; undefined once it is over */
    step: (delta: number, isTilted: boolean) => {
      if (isTilted) {
        isKnown = true
        stop()
      }
      if (elapsedS >= SWAY_S) return undefined
      elapsedS += delta
      const progress = Math.min(1, elapsedS / SWAY_S)
      const swing = Math.sin(Math.PI * progress)
      return {
        x: SWAY_LEAN * swing * Math.sin(2 * Math.PI * progress),
        y: -SWAY_LEAN * 0.4 * swing * Math.cos(2 * Math.PI * progress),
        fold: swing,
      }
    },
  }
}

export type TiltValues = Pick<typeof live, 'pointer' | 'lean' | 'tiltX' | 'tiltY' | 'glow' | 'fold'>

export function createTilt(values: TiltValues) {
  const sway = createSway()
  const tiltX = createSpring(REST)
  const tiltY = createSpring(REST)
  const glow = createSpring(GLOW_REST)
  const fold = createSpring(GLOW_REST)
  let isCornerHeld = false

  const write = () => {
    values.tiltX = tiltX.value
    values.tiltY = tiltY.value
    values.glow = clamp(glow.value, 0, 1)
    values.fold = clamp(fold.value, 0, 1)
  }
  return {
    /** The pointer leads, else the phone, else the sway. SPEC's card3d: rotateX = +10·ny, rotateY = −10·nx. */
    step: (delta: number): boolean => {
      const { pointer, lean } = values
      const swayed = sway.step(delta, pointer.isOver || lean.isOn)
      const source = pointer.isOver ? pointer : lean.isOn ? lean : swayed
      const x = source ? MAX_TILT_DEG * clamp(source.y, -1, 1) : 0
      const y = source ? -MAX_TILT_DEG * clamp(source.x, -1, 1) : 0
      const { omega, zeta } = source ? FOLLOW : RELEASE
      const folded = isCornerHeld ? 1 : (swayed?.fold ?? 0)
      const isMoving = [
        tiltX.move(x, omega, zeta, delta),
        tiltY.move(y, omega, zeta, delta),
        glow.move(source ? 1 : 0, omega, SWINGLESS_ZETA, delta),
        fold.move(folded, FOLLOW.omega, SWINGLESS_ZETA, delta),
      ]
      write()
      return isMoving.includes(true)
    },
    settle: () => {
      sway.stop()
      for (const spring of [tiltX, tiltY, glow]) spring.settle(0)
      fold.settle(isCornerHeld ? 1 : 0)
      write()
    },
    startSway: sway.start,
    /** Folds the corner while pointer or focus is on the turn button. */
    holdCorner: (isHeld: boolean) => {
      isCornerHeld = isHeld
    },
  }
}
