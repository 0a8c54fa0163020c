import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { type Texture, Vector2 } from 'three'
import fragmentShader from '../../../shaders/field/fragment.glsl?raw'
import vertexShader from '../../../shaders/field/vertex.glsl?raw'
import { LAYER } from '../layer'

/** SPEC switches interaction with the field off; this constant and a pointer would switch it on. */
const IS_INTERACTIVE = false
const REPULSE_DISTANCE_PX = 200
const REPULSE_FACTOR = 100
const REPULSE_MAX_PX = 50
/** Far from every particle. */
const NOWHERE_PX = -1e5

const STREAK_PX_PER_SURGE = 6
const MAX_STREAK_PX = 60

/**
 * How far a particle is pushed away from the pointer (tsParticles 2.12, ExternalRepulse):
 * 100·easeOutQuad(1 − d/200), at most 50 px, nothing from 200 px on. The shader has the same law
 * while the field is interactive.
 * @param distance from particle to pointer, CSS px, ≥ 0
 * @returns CSS px, 0…50, away from the pointer
 */
export function repulsePush(distance: number): number {
  const near = Math.max(0, 1 - distance / REPULSE_DISTANCE_PX)
  return Math.min(REPULSE_MAX_PX, REPULSE_FACTOR * (1 - (1 - near) ** 2))
}

/** How far the dust smears along its path for a surge of that strength, CSS px, 0…60. */
export const streakLength = (surge: number): number =>
  Math.min(MAX_STREAK_PX, STREAK_PX_PER_SURGE * Math.abs(surge))

const ParticleMaterial = shaderMaterial(
  {
    uResolution: new Vector2(1, 1),
    uPixelRatio: 1,
    uTime: new Vector2(),
    uSurge: new Vector2(),
    uStreak: 0,
    uPicture: null as Texture | null,
    uIsKept: 0,
    uPointer: new Vector2(NOWHERE_PX, NOWHERE_PX),
  },
  vertexShader,
  fragmentShader,
)

export const createParticleMaterial = () =>
  new ParticleMaterial({
    ...LAYER,
    defines: IS_INTERACTIVE
      ? {
          REPULSE_DISTANCE_PX: REPULSE_DISTANCE_PX.toFixed(1),
          REPULSE_FACTOR: REPULSE_FACTOR.toFixed(1),
          REPULSE_MAX_PX: REPULSE_MAX_PX.toFixed(1),
        }
      : {},
  })
