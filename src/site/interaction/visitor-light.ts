import { createSpring, inSteps } from './card/spring'
import { FOLLOW, RELEASE, SWINGLESS_ZETA } from './card/tilt'
import { clamp } from './clamp'
import type { live } from './live'

/** CSS px in the viewport; glow 0…1. */
export type Light = Readonly<{ x: number; y: number; glow: number }>

type Screen = { readonly innerWidth: number; readonly innerHeight: number }

/** CSS px, and CSS px per second. */
const REST = { distance: 0.1, speed: 2 }
/** For the glow, which is 0…1, and per second. */
const GLOW_REST = { distance: 0.002, speed: 0.02 }

/** A light that follows the pointer or, without one, the phone's lean, by the card's springs. */
export function createVisitorLight(lean: typeof live.lean, screen: Screen) {
  const light = { x: 0, y: 0, glow: 0 }
  let isPointed = false
  const target = { x: 0, y: 0 }
  const x = createSpring(REST)
  const y = createSpring(REST)
  const glow = createSpring(GLOW_REST)

  const settleDark = () => {
    x.settle(target.x)
    y.settle(target.y)
    glow.settle(0)
  }
  const write = () => {
    light.x = x.value
    light.y = y.value
    light.glow = clamp(glow.value, 0, 1)
  }
  const move = (seconds: number): boolean => {
    if (!isPointed && lean.isOn) {
      target.x = (screen.innerWidth / 2) * (1 + lean.x)
      target.y = (screen.innerHeight / 2) * (1 + lean.y)
    }
    const isLed = isPointed || lean.isOn
    const { omega, zeta } = isLed ? FOLLOW : RELEASE
    // A light that was out comes on in its place, instead of crossing the screen.
    if (isLed && light.glow === 0) settleDark()
    const isMoving = [
      x.move(target.x, omega, zeta, seconds),
      y.move(target.y, omega, zeta, seconds),
      glow.move(isLed ? 1 : 0, omega, SWINGLESS_ZETA, seconds),
    ]
    write()
    return isMoving.includes(true)
  }

  return {
    light: light as Light,
    point: (x: number, y: number) => {
      Object.assign(target, { x, y })
      isPointed = true
    },
    leave: () => {
      isPointed = false
    },
    step: (delta: number): boolean => inSteps(delta, move),
    putOut: () => {
      isPointed = false
      settleDark()
      write()
    },
  }
}
