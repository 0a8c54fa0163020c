import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type ShaderMaterial, Vector2, Vector3 } from 'three'
import fragmentShader from '../../../../shaders/shadow/fragment.glsl?raw'
import vertexShader from '../../../../shaders/shadow/vertex.glsl?raw'
import { CACHED, TRANSLUCENT } from '../background'
import { sceneValues } from '../scene-values'
import { CARD_RADIUS_PX, type CardFrame, foldOf, ORDER, PERSPECTIVE_PX } from './card-frame'

/** Distance of the shadow plane behind the card, and standard deviation of the blur there. */
const SHADOW_LIFT_PX = 70
const SOFTNESS_PX = 30
const DARKNESS = 0.62
/** The shadow goes when the card parts, in shares of the way. */
const GONE_AT = 0.3
const RAD = Math.PI / 180

/** Four outer and four inner corners (z = 1) of a ring, and its eight triangles. */
const CORNERS = new Float32Array(
  [0, 1].flatMap((inner) => [-1, -1, inner, 1, -1, inner, 1, 1, inner, -1, 1, inner]),
)
const TRIANGLES = new Uint16Array([
  ...[0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5],
  ...[2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7],
])

const UNIFORMS = {
  uSize: new Vector2(1, 1),
  uRadius: CARD_RADIUS_PX,
  uFold: 1,
  uAxisX: new Vector3(1, 0, 0),
  uAxisY: new Vector3(0, 1, 0),
  uDepth: 0,
  uLight: new Vector3(0, 0, 1),
  uEyeHeight: PERSPECTIVE_PX,
  uLift: SHADOW_LIFT_PX,
  uSoftness: SOFTNESS_PX,
  uDarkness: DARKNESS,
  uPresence: 1,
}
const ShadowMaterial = extend(shaderMaterial(UNIFORMS, vertexShader, fragmentShader))

/** The card's shadow on the background. */
export function Shadow({ frame }: { frame: CardFrame }) {
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)
  useFrame(() => {
    const { place, pose, matrix, light } = frame
    const shadow = material.current
    if (!place || !shadow) return
    const { cardPresence, sheet, parted } = sceneValues
    shadow.uSize.set(place.box.width, place.box.height)
    shadow.uFold = foldOf(place.box, pose.fold)
    shadow.uLight.copy(light)
    shadow.uDepth = pose.z
    // A turning card moves back: its shadow falls behind its far edge, and softer.
    shadow.uLift = SHADOW_LIFT_PX - pose.z
    shadow.uSoftness = (SOFTNESS_PX * shadow.uLift) / SHADOW_LIFT_PX
    shadow.uAxisX.setFromMatrixColumn(matrix, 0)
    shadow.uAxisY.setFromMatrixColumn(matrix, 1)
    // Faded edge-on, where the shadow would be a thin stripe across the field.
    shadow.uPresence = cardPresence * Math.cos(pose.y * RAD) ** 2
    if (sheet) shadow.uPresence *= Math.max(0, 1 - parted / GONE_AT)
  }, ORDER.meshes)
  return (
    <mesh layers={CACHED} frustumCulled={false}>
      <bufferGeometry>
        <bufferAttribute attach="attributes-position" args={[CORNERS, 3]} />
        <bufferAttribute attach="index" args={[TRIANGLES, 1]} />
      </bufferGeometry>
      <ShadowMaterial ref={material} {...TRANSLUCENT} />
    </mesh>
  )
}
