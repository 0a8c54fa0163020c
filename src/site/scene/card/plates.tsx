import { useFBO } from '@react-three/drei/core/Fbo.js'
import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  GLSL3,
  LinearFilter,
  LinearMipmapNearestFilter,
  type Mesh,
  NoBlending,
  type ShaderMaterial,
  UnsignedByteType,
  Vector2,
  Vector3,
  Vector4,
  type WebGLRenderTarget,
} from 'three'
import box from '../../../../shaders/card/box.glsl?raw'
import mainFragment from '../../../../shaders/plate/fragment.glsl?raw'
import guilloche from '../../../../shaders/plate/guilloche.glsl?raw'
import paper from '../../../../shaders/plate/paper.glsl?raw'
import vertexShader from '../../../../shaders/plate/vertex.glsl?raw'
import type { CardFace, CardPlace } from '../../interaction/frame-values'
import { sceneValues } from '../scene-values'
import { CARD_RADIUS_PX, type CardFrame, ORDER } from './card-frame'

/** Flower, inner and outer ring, rope, field; as in shaders/plate/fragment.glsl. */
const RINGS = 5
const MOST_CIRCLES = 4
const NO_CIRCLE = { radius: 0, width: 0 }
const NOTHING = { x: 0, y: 0, width: 0, height: 0 }

/** Three outputs, see shaders/plate/fragment.glsl. The mipmaps are for lower resolutions. */
const TARGET = {
  count: 3,
  type: UnsignedByteType,
  depthBuffer: false,
  generateMipmaps: true,
  minFilter: LinearMipmapNearestFilter,
  magFilter: LinearFilter,
} as const

const UNIFORMS = {
  uSize: new Vector2(1, 1),
  uExtent: new Vector2(1, 1),
  uPixelSize: 1,
  uFilter: 1,
  uRadius: CARD_RADIUS_PX,
  uRosette: new Vector3(),
  uPortrait: new Vector3(),
  uShapes: Array.from({ length: RINGS }, () => new Vector4()),
  uWeaves: Array.from({ length: RINGS }, () => new Vector3()),
  uCircles: Array.from({ length: MOST_CIRCLES }, () => new Vector2()),
  uBezelLobes: 0,
  uTextRects: [new Vector4(), new Vector4()],
}
type Uniforms = typeof UNIFORMS
const PlateMaterial = extend(
  shaderMaterial(UNIFORMS, vertexShader, `${box}\n${guilloche}\n${paper}\n${mainFragment}`),
)

/** Width of the lines' box filter in pixels, at one texel per pixel. */
const FILTER_PX = 1.2
/** Supersampling for crisp lines under tilt: FINER × pixel ratio, up to FINE texels per CSS px. */
const FINE = 2
const FINER = 1.5

function setSizes(uniforms: Uniforms, { box }: CardPlace, target: WebGLRenderTarget): void {
  const { pixelRatio } = sceneValues.view
  const texelsPerPx = Math.max(pixelRatio, Math.min(FINE, FINER * pixelRatio))
  const texels = (px: number) => Math.max(1, Math.ceil(px * texelsPerPx))
  const [width, height] = [texels(box.width), texels(box.height)]
  target.setSize(width, height)
  uniforms.uExtent.set(width / texelsPerPx, height / texelsPerPx)
  uniforms.uSize.set(box.width, box.height)
  uniforms.uPixelSize = 1 / pixelRatio
  uniforms.uFilter = (FILTER_PX * pixelRatio) / texelsPerPx
}

function setFace(uniforms: Uniforms, { portrait, rosette, quiet }: CardFace): void {
  uniforms.uPortrait.set(portrait.x, -portrait.y, portrait.radius)
  uniforms.uRosette.set(rosette.x, -rosette.y, rosette.scale)
  for (const [index, rect] of uniforms.uTextRects.entries()) {
    const { x, y, width, height } = quiet[index] ?? NOTHING
    rect.set(x + width / 2, -(y + height / 2), width / 2, height / 2)
  }
}

function setLines(uniforms: Uniforms, engraving: CardPlace['plate']): void {
  const { rings, rope, field, circles, bezelLobes } = engraving
  for (const [index, ring] of [...rings, rope, field].entries()) {
    const { mid, half, midScallop, halfScallop, lobes, copies, petals } = ring
    uniforms.uShapes[index]?.set(mid, half, midScallop, halfScallop)
    uniforms.uWeaves[index]?.set(lobes, copies, petals)
  }
  for (const [index, circle] of uniforms.uCircles.entries()) {
    const { radius, width } = circles[index] ?? NO_CIRCLE
    circle.set(radius, width)
  }
  uniforms.uBezelLobes = bezelLobes
}

/** A plate, and what it was engraved from. */
function usePlate() {
  const target = useFBO(1, 1, TARGET)
  return useMemo(() => {
    const source = { place: null as CardPlace | null, pixelRatio: 0, restorations: 0, content: '' }
    return { target, textures: target.textures, extent: new Vector2(), source }
  }, [target])
}

/** Whether the plate differs from the face. */
function isOutdated({ source }: ReturnType<typeof usePlate>, place: CardPlace, face: CardFace) {
  const { restorations, view } = sceneValues
  const { pixelRatio } = view
  const isSameView = source.pixelRatio === pixelRatio && source.restorations === restorations
  // Places are replaced, never changed; but a new one may say the same.
  if (isSameView && source.place === place) return false
  const { width, height } = place.box
  const content = JSON.stringify([width, height, face, place.plate])
  const isSame = isSameView && source.content === content
  Object.assign(source, { place, pixelRatio, restorations, content })
  return !isSame
}

/** Engraves the faces into textures. The shader is expensive: it runs only when a face changes. */
export function Plates({ frame }: { frame: CardFrame }) {
  const mesh = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & Uniforms>(null)
  const front = usePlate()
  const back = usePlate()

  useFrame(({ gl, camera }) => {
    const { place, pose } = frame
    if (!place || !mesh.current || !material.current) return
    const [plate, face] = pose.isBack ? [back, place.back] : [front, place.front]
    frame.plate = plate
    if (!isOutdated(plate, place, face)) return
    setSizes(material.current, place, plate.target)
    setFace(material.current, face)
    setLines(material.current, place.plate)
    plate.extent.copy(material.current.uExtent)
    mesh.current.visible = true
    gl.setRenderTarget(plate.target)
    gl.render(mesh.current, camera)
    gl.setRenderTarget(null)
    mesh.current.visible = false
  }, ORDER.plates)

  // Invisible; mounted so that its shader is compiled with the rest.
  return (
    <mesh ref={mesh} visible={false} frustumCulled={false}>
      <planeGeometry args={[2, 2]} />
      <PlateMaterial ref={material} glslVersion={GLSL3} blending={NoBlending} />
    </mesh>
  )
}
