import { live } from './live'
import { type Spring, stepSpring } from './spring'
import { stopSway, updateSway } from './sway'

/** SPEC's delta: the most that the card turns about each axis. */
export const MAX_TILT_DEG = 10
const FOLLOW = { omega: 15, zeta: 0.8 }
const RELEASE = { omega: 6, zeta: 0.5 }
/** Below these the card is at rest, and its frames end. */
const REST_DEG = 0.004
const REST_DEG_PER_S = 0.02

const sway = { x: 0, y: 0 }
const springX: Spring = { value: 0, velocity: 0 }
const springY: Spring = { value: 0, velocity: 0 }
const springGlow: Spring = { value: 0, velocity: 0 }

const clampUnit = (value: number) => Math.min(1, Math.max(-1, value))

const isAtRest = (spring: Spring, target: number) =>
  Math.abs(spring.value - target) < REST_DEG && Math.abs(spring.velocity) < REST_DEG_PER_S

function settle(spring: Spring, target: number): void {
  spring.value = target
  spring.velocity = 0
}

/**
 * The 'tilt' stage: springs toward the pointer, else the phone's lean, else the sway, else flat. The side
 * under the pointer comes toward the visitor: rotateX = +10·ny, rotateY = −10·nx (card3d's law).
 * @param delta seconds
 * @returns whether the card still moves
 */
export function updateTilt(delta: number): boolean {
  const { pointer, lean, tilt } = live
  const isSwaying = updateSway(delta, sway)
  const isLed = pointer.isOver || lean.isOn || isSwaying
  const source = pointer.isOver ? pointer : lean.isOn ? lean : sway
  const targetX = isLed ? MAX_TILT_DEG * clampUnit(source.y) : 0
  const targetY = isLed ? -MAX_TILT_DEG * clampUnit(source.x) : 0
  const targetGlow = isLed ? 1 : 0
  const { omega, zeta } = isLed ? FOLLOW : RELEASE
  stepSpring(springX, targetX, omega, zeta, delta)
  stepSpring(springY, targetY, omega, zeta, delta)
  stepSpring(springGlow, targetGlow, omega, 0.99, delta)
  const isResting =
    isAtRest(springX, targetX) && isAtRest(springY, targetY) && isAtRest(springGlow, targetGlow)
  if (isResting) {
    settle(springX, targetX)
    settle(springY, targetY)
    settle(springGlow, targetGlow)
  }
  tilt.x = springX.value
  tilt.y = springY.value
  live.glow = Math.min(1, Math.max(0, springGlow.value))
  return !isResting
}

/** Flat, at once: reduced motion or paused, and a card that has just come. */
export function flattenTilt(): void {
  stopSway()
  settle(springX, 0)
  settle(springY, 0)
  settle(springGlow, 0)
  live.tilt.x = 0
  live.tilt.y = 0
  live.glow = 0
}
