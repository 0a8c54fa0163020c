import { inSteps, moveSpring, settleSpring, springAtRest } from './card/spring'
import { FOLLOW, RELEASE, SWINGLESS_ZETA } from './card/tilt'
import type { live } from './live'

type Screen = { readonly innerWidth: number; readonly innerHeight: number }

/** CSS px, and CSS px per second. */
const REST = { distance: 0.1, speed: 2 }
/** Of the glow, and per second. */
const GLOW_REST = { distance: 0.002, speed: 0.02 }

/** Moves `light` to the pointer or, without one, to where the phone leans, by the card's springs. */
export function createVisitorLight(
  { lean, light }: Pick<typeof live, 'lean' | 'light'>,
  screen: Screen,
) {
  const pointer = { x: 0, y: 0, isOver: false }
  const springX = springAtRest()
  const springY = springAtRest()
  const springGlow = springAtRest()
  const target = { x: 0, y: 0 }

  const aim = () => {
    if (pointer.isOver) {
      target.x = pointer.x
      target.y = pointer.y
    } else if (lean.isOn) {
      target.x = (screen.innerWidth / 2) * (1 + lean.x)
      target.y = (screen.innerHeight / 2) * (1 + lean.y)
    }
  }
  const settleDark = () => {
    settleSpring(springX, target.x)
    settleSpring(springY, target.y)
    settleSpring(springGlow, 0)
  }
  const write = () => {
    light.x = springX.value
    light.y = springY.value
    light.glow = Math.min(1, Math.max(0, springGlow.value))
  }
  const move = (seconds: number): boolean => {
    const isLed = pointer.isOver || lean.isOn
    const { omega, zeta } = isLed ? FOLLOW : RELEASE
    aim()
    // Out, it comes on in its place instead of crossing the screen.
    if (isLed && light.glow === 0) settleDark()
    const glow = isLed ? 1 : 0
    let isMoving = moveSpring(springX, target.x, omega, zeta, REST, seconds)
    isMoving = moveSpring(springY, target.y, omega, zeta, REST, seconds) || isMoving
    isMoving = moveSpring(springGlow, glow, omega, SWINGLESS_ZETA, GLOW_REST, seconds) || isMoving
    write()
    return isMoving
  }

  return {
    /** CSS px in the viewport. */
    point: (x: number, y: number) => {
      pointer.x = x
      pointer.y = y
      pointer.isOver = true
    },
    leave: () => {
      pointer.isOver = false
    },
    /** @param delta seconds @returns whether the light still moves */
    step: (delta: number): boolean => inSteps(delta, move),
    /** Out at once. */
    putOut: () => {
      pointer.isOver = false
      settleDark()
      write()
    },
  }
}
