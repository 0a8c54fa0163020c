/** SPEC switches interaction with the field off; this one constant would switch it on. */
export const IS_INTERACTIVE = false
export const REPULSE_DISTANCE_PX = 200
const FACTOR = 100
const MAX_PUSH_PX = 50

/** The same law for the shader, which has it only while the field is interactive. */
export const REPULSE_DEFINES = {
  REPULSE_DISTANCE_PX: REPULSE_DISTANCE_PX.toFixed(1),
  REPULSE_FACTOR: FACTOR.toFixed(1),
  REPULSE_MAX_PX: MAX_PUSH_PX.toFixed(1),
}

const easeOutQuad = (x: number) => 1 - (1 - x) * (1 - x)

/**
 * How far a particle is pushed away from the pointer (tsParticles 2.12, ExternalRepulse):
 * 100·easeOutQuad(1 − d/200), at most 50 px, nothing from 200 px on.
 * @param distance from particle to pointer, CSS px, ≥ 0
 * @returns CSS px, 0…50, away from the pointer
 */
export function repulsePush(distance: number): number {
  if (distance >= REPULSE_DISTANCE_PX) return 0
  return Math.min(MAX_PUSH_PX, FACTOR * easeOutQuad(1 - distance / REPULSE_DISTANCE_PX))
}
