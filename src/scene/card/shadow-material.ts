import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { type Matrix4, Vector2, Vector3 } from 'three'
import fragmentShader from '../../../shaders/shadow/fragment.glsl?raw'
import vertexShader from '../../../shaders/shadow/vertex.glsl?raw'
import { LAYER } from '../layer'
import { PERSPECTIVE_PX } from './card-camera'
import { CARD_RADIUS_PX } from './plate'

/** Distance of the shadow plane behind the card, and standard deviation of the blur there. */
const SHADOW_LIFT_PX = 70
const SOFTNESS_PX = 30
const DARKNESS = 0.62

const ShadowMaterial = shaderMaterial(
  {
    uSize: new Vector2(1, 1),
    uRadius: CARD_RADIUS_PX,
    uAxisX: new Vector3(1, 0, 0),
    uAxisY: new Vector3(0, 1, 0),
    uDepth: 0,
    uLight: new Vector3(0, 0, 1),
    uEyeHeight: PERSPECTIVE_PX,
    uLift: SHADOW_LIFT_PX,
    uSoftness: SOFTNESS_PX,
    uDarkness: DARKNESS,
    uPresence: 1,
  },
  vertexShader,
  fragmentShader,
)

export const createShadowMaterial = () => new ShadowMaterial(LAYER)

/** @param pose of the card @param light unit vector toward it @param depth of its centre, ≤ 0 */
export function castShadow(
  shadow: ReturnType<typeof createShadowMaterial>,
  pose: Matrix4,
  light: Vector3,
  depth: number,
): void {
  shadow.uLight.copy(light)
  shadow.uDepth = depth
  // A turning card moves back: its shadow falls behind its far edge, and softer.
  shadow.uLift = SHADOW_LIFT_PX - depth
  shadow.uSoftness = (SOFTNESS_PX * shadow.uLift) / SHADOW_LIFT_PX
  shadow.uAxisX.setFromMatrixColumn(pose, 0)
  shadow.uAxisY.setFromMatrixColumn(pose, 1)
}
