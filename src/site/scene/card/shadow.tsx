import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { MathUtils, type Mesh, type ShaderMaterial, type Vector2, type Vector3 } from 'three'
import box from '../../../../shaders/card/box.glsl?raw'
import mainFragment from '../../../../shaders/shadow/fragment.glsl?raw'
import vertexShader from '../../../../shaders/shadow/vertex.glsl?raw'
import { CACHED, TRANSLUCENT } from '../background'
import { sceneValues } from '../scene-values'
import { type CardFrame, ORDER } from './card-frame'

const GONE_AT = 0.3

/** A ring of four outer and four inner corners (z = 1), in eight triangles. */
const CORNERS = new Float32Array(
  [0, 1].flatMap((inner) => [-1, -1, inner, 1, -1, inner, 1, 1, inner, -1, 1, inner]),
)
const TRIANGLES = new Uint16Array([
  ...[0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5],
  ...[2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7],
])

const UNIFORMS = {
  uSize: null as Vector2 | null,
  uLight: null as Vector3 | null,
  uFoldLine: 1,
  uPresence: 1,
}
const ShadowMaterial = extend(shaderMaterial(UNIFORMS, vertexShader, `${box}${mainFragment}`))

export function Shadow({ frame }: { frame: CardFrame }) {
  const mesh = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)
  useFrame(() => {
    if (!frame.layout || !mesh.current || !material.current) return
    const { cardPresence, sheet, flightProgress } = sceneValues
    mesh.current.matrixWorld.copy(frame.matrix)
    material.current.uFoldLine = frame.foldLine
    // It fades as the card turns: seen from the side, it would be a thin stripe across the dust.
    const presence = cardPresence * Math.cos(frame.pose.y * MathUtils.DEG2RAD) ** 2
    material.current.uPresence = sheet
      ? presence * Math.max(0, 1 - flightProgress / GONE_AT)
      : presence
  }, ORDER.meshes)
  return (
    <mesh ref={mesh} layers={CACHED} frustumCulled={false}>
      <bufferGeometry>
        <bufferAttribute attach="attributes-position" args={[CORNERS, 3]} />
        <bufferAttribute attach="index" args={[TRIANGLES, 1]} />
      </bufferGeometry>
      <ShadowMaterial ref={material} {...TRANSLUCENT} uSize={frame.size} uLight={frame.light} />
    </mesh>
  )
}
