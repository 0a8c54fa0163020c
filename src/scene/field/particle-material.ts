import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { type Texture, Vector2, Vector3 } from 'three'
import fragmentShader from '../../../shaders/field/fragment.glsl?raw'
import vertexShader from '../../../shaders/field/vertex.glsl?raw'
import { LAYER } from '../layer'

/** SPEC disables pointer interaction. Enabling it also requires setting `uPointer`. */
const IS_INTERACTIVE = false
const REPULSE_DISTANCE_PX = 200
const REPULSE_FACTOR = 100
const REPULSE_MAX_PX = 50
const NOWHERE_PX = -1e5

const STREAK_PX_PER_SURGE = 6
const MAX_STREAK_PX = 60

/**
 * Push away from the pointer, CSS px (tsParticles 2.12, ExternalRepulse):
 * 100·easeOutQuad(1 − d/200), at most 50. The vertex shader repeats this formula.
 */
export function repulsePush(distance: number): number {
  const near = Math.max(0, 1 - distance / REPULSE_DISTANCE_PX)
  return Math.min(REPULSE_MAX_PX, REPULSE_FACTOR * (1 - (1 - near) ** 2))
}

/** Along the rush to the right and down, CSS px, at most 60 long. */
export function writeStreak(into: Vector2, surge: number, rise: number): void {
  into.set(STREAK_PX_PER_SURGE * surge, STREAK_PX_PER_SURGE * rise).clampLength(0, MAX_STREAK_PX)
}

const ParticleMaterial = shaderMaterial(
  {
    uResolution: new Vector2(1, 1),
    uPixelRatio: 1,
    uTime: new Vector2(),
    uSurge: new Vector2(),
    uRise: 0,
    uStreak: new Vector2(),
    uPicture: null as Texture | null,
    uIsKept: 0,
    uColor: new Vector3(1, 1, 1),
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
