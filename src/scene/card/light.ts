import type { Vector3 } from 'three'
import { MAX_TILT_DEG } from '../../interaction/card/tilt'
import { live } from '../../interaction/live'

/** At rest the light comes from the upper left, so that the foil shows a calm glint. */
const REST_LEAN = { x: -0.14, y: 0.24 }
/** How far it leans toward the pointer, a CSS px of the card: the highlight then lies under it. */
const LEAN_PER_PX = 0.28e-3

/**
 * The one light of the scene: a direction that leans toward the raised side of the card, where the
 * pointer is, so that it needs no state but the tilt's.
 * @param into unit vector toward the light, world space, y up
 */
export function lightDirection(into: Vector3, width: number, height: number): void {
  const { tilt, glow } = live
  const pointedX = (-tilt.y / MAX_TILT_DEG) * LEAN_PER_PX * width
  const pointedY = (-tilt.x / MAX_TILT_DEG) * LEAN_PER_PX * height
  into.set(
    REST_LEAN.x + (pointedX - REST_LEAN.x) * glow,
    REST_LEAN.y + (pointedY - REST_LEAN.y) * glow,
    1,
  )
  into.normalize()
}
