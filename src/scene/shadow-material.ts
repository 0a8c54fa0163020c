import { Vector2, Vector3 } from 'three'
import fragmentShader from '../../shaders/shadow/fragment.glsl?raw'
import vertexShader from '../../shaders/shadow/vertex.glsl?raw'
import { CARD_RADIUS_PX } from './card-material'
import { createFlatMaterial } from './flat-material'

/** How far the field's plane lies behind the card, and how soft its shadow is there, CSS px. */
export const SHADOW_LIFT_PX = 70
const SOFTNESS_PX = 30
const DARKNESS = 0.62

export function createShadowMaterial() {
  const uniforms = {
    uSize: { value: new Vector2(1, 1) },
    uRadius: { value: CARD_RADIUS_PX },
    uAxisX: { value: new Vector3(1, 0, 0) },
    uAxisY: { value: new Vector3(0, 1, 0) },
    uLight: { value: new Vector3(0, 0, 1) },
    uLift: { value: SHADOW_LIFT_PX },
    uSoftness: { value: SOFTNESS_PX },
    uDarkness: { value: DARKNESS },
    uPresence: { value: 1 },
  }
  return { uniforms, material: createFlatMaterial({ uniforms, vertexShader, fragmentShader }) }
}
