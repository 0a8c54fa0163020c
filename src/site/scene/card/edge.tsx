import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type Mesh, type ShaderMaterial, type Vector2, Vector3 } from 'three'
import box from '../../../../shaders/card/box.glsl?raw'
import mainFragment from '../../../../shaders/edge/fragment.glsl?raw'
import vertexShader from '../../../../shaders/edge/vertex.glsl?raw'
import { CACHED, TRANSLUCENT } from '../background'
import { sceneValues } from '../scene-values'
import { type CardFrame, ORDER } from './card-frame'

const ARC_CELLS = 8
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const
const around = CORNERS.flatMap(([x, y], quarter) =>
  Array.from({ length: ARC_CELLS + 1 }, (_, cell) => {
    const angle = (Math.PI / 2) * (quarter + cell / ARC_CELLS)
    return { x, y, normal: [Math.cos(angle), Math.sin(angle)] }
  }),
)
/** Each point twice, at the face and behind it: see shaders/edge/vertex.glsl. */
const POINTS = new Float32Array(around.flatMap(({ x, y }) => [x, y, 0, x, y, 1]))
const NORMALS = new Float32Array(around.flatMap(({ normal }) => [...normal, ...normal]))
const TRIANGLES = new Uint16Array(
  around.flatMap((_, index) => {
    const [here, next] = [2 * index, 2 * ((index + 1) % around.length)]
    return [here, here + 1, next, next, here + 1, next + 1]
  }),
)

const UNIFORMS = {
  uSize: null as Vector2 | null,
  uPixelSize: 1,
  uTuck: 0,
  uFoldLine: 1,
  uPresence: 1,
  uLight: null as Vector3 | null,
  uColor: new Vector3(),
  uGilt: new Vector3(),
}
const EdgeMaterial = extend(shaderMaterial(UNIFORMS, `${box}${vertexShader}`, mainFragment))

/** The gilt edge of a tilted card. A card in pieces has none. */
export function Edge({ frame }: { frame: CardFrame }) {
  const mesh = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)
  const { foil, gilt } = sceneValues.colors
  useFrame(({ viewport }) => {
    if (!frame.layout || !mesh.current || !material.current) return
    const pixelSize = 1 / viewport.dpr
    mesh.current.visible = !sceneValues.sheet
    mesh.current.matrixWorld.copy(frame.matrix)
    material.current.uPixelSize = pixelSize
    // The edge reaches under the face's soft border, but less where the face, seen from its side, hides nothing.
    material.current.uTuck = pixelSize * Math.abs(frame.matrix.elements[10])
    material.current.uFoldLine = frame.foldLine
    material.current.uPresence = sceneValues.cardPresence
  }, ORDER.meshes)
  return (
    <mesh ref={mesh} layers={CACHED} frustumCulled={false}>
      <bufferGeometry>
        <bufferAttribute attach="attributes-position" args={[POINTS, 3]} />
        <bufferAttribute attach="attributes-aNormal" args={[NORMALS, 2]} />
        <bufferAttribute attach="index" args={[TRIANGLES, 1]} />
      </bufferGeometry>
      <EdgeMaterial
        ref={material}
        {...TRANSLUCENT}
        uSize={frame.size}
        uLight={frame.light}
        uColor={foil}
        uGilt={gilt}
      />
    </mesh>
  )
}
