import type { Vector3 } from 'three'
import { MAX_TILT_DEG } from '../../interaction/card/tilt'
import { live } from '../../interaction/live'

/** From the upper left, for a calm glint on the foil at rest. */
const REST_LEAN = { x: -0.14, y: 0.24 }
/** Lean per CSS px of card size; puts the highlight under the pointer. */
const LEAN_PER_PX = 0.28e-3

/** While the card parts the light crosses it, from left to right: its farthest lean. */
const SWEEP_LEAN = 0.6

/** Unit vector toward the light, world space, y up. Follows the pointer through the tilt. */
export function lightDirection(into: Vector3, width: number, height: number): void {
  const { tilt, glow } = live
  const pointedX = (-tilt.y / MAX_TILT_DEG) * LEAN_PER_PX * width
  const pointedY = (-tilt.x / MAX_TILT_DEG) * LEAN_PER_PX * height
  into.set(
    REST_LEAN.x + (pointedX - REST_LEAN.x) * glow,
    REST_LEAN.y + (pointedY - REST_LEAN.y) * glow,
    1,
  )
  if (live.sheet) {
    const share = Math.sin(Math.PI * live.parted)
    into.x += (SWEEP_LEAN * (2 * live.parted - 1) - into.x) * share
    into.y -= into.y * share
  }
  into.normalize()
}
