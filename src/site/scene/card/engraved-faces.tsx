import { useFBO } from '@react-three/drei/core/Fbo.js'
import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  GLSL3,
  LinearFilter,
  LinearMipmapNearestFilter,
  MathUtils,
  type Mesh,
  NoBlending,
  type ShaderMaterial,
  type Texture,
  UnsignedByteType,
  Vector2,
} from 'three'
import box from '../../../../shaders/card/box.glsl?raw'
import facets from '../../../../shaders/engraving/facets.glsl?raw'
import mainFragment from '../../../../shaders/engraving/fragment.glsl?raw'
import guilloche from '../../../../shaders/engraving/guilloche.glsl?raw'
import hairline from '../../../../shaders/engraving/hairline.glsl?raw'
import paper from '../../../../shaders/engraving/paper.glsl?raw'
import portraitLines from '../../../../shaders/engraving/portrait.glsl?raw'
import sealLines from '../../../../shaders/engraving/seal.glsl?raw'
import vertexShader from '../../../../shaders/engraving/vertex.glsl?raw'
import { PLATE_RADIUS } from '../../engraving/plate'
import { pitchAt } from '../../engraving/portrait-lines'
import type { Box } from '../../interaction/box'
import type { CardFace } from '../../interaction/card/card-layout'
import { drawInto } from '../renderer'
import { sceneValues } from '../scene-values'
import { type CardFrame, ORDER } from './card-frame'
import { restingPointOf } from './lamp'

const CIRCLE_NUMBERS = 2 * 4

/** Three textures: see the outputs of shaders/engraving/fragment.glsl. Mipmaps serve lower resolutions. */
const TARGET = {
  count: 3,
  type: UnsignedByteType,
  depthBuffer: false,
  generateMipmaps: true,
  minFilter: LinearMipmapNearestFilter,
  magFilter: LinearFilter,
} as const

const UNIFORMS = {
  uSize: [1, 1],
  uExtent: [1, 1],
  uPixelSize: 1,
  uFilter: 1,
  uRosette: [0, 0, 1],
  uPortrait: [0, 0, 0],
  uShapes: null as number[] | null,
  uWeaves: null as number[] | null,
  uCircles: null as number[] | null,
  uClear: [0, 0],
  uTones: null as Texture | null,
  uPitch: 0,
  uSeal: [0, 0, 0],
  uRest: [0, 0],
  uInitials: null as Texture | null,
  uMicrotext: null as Texture | null,
}
const EngravingMaterial = extend(
  shaderMaterial(
    UNIFORMS,
    vertexShader,
    [box, guilloche, paper, facets, portraitLines, sealLines, hairline, mainFragment].join('\n'),
  ),
)

/** Width of the lines' box filter, in pixels at one texel per pixel. */
const FILTER_PX = 1.2
/** Lines stay crisp under tilt by FINER × pixel ratio texels per CSS px, but no more than FINE. */
const FINE = 2
const FINER = 1.5

/** Fills up with zeros: a uniform array keeps the old numbers that it is not given. */
const padded = (numbers: readonly number[], length: number): number[] =>
  Array.from({ length }, (_, index) => numbers[index] ?? 0)

function useEngravedFace() {
  const target = useFBO(1, 1, TARGET)
  return useMemo(
    () => ({ target, textures: target.textures, extent: new Vector2(), content: '' }),
    [target],
  )
}

/** @returns the textures' size in texels, and the uniforms of shaders/engraving/fragment.glsl */
function prepare(
  extent: Vector2,
  box: Box,
  face: CardFace,
  isBack: boolean,
  maxTextureSize: number,
) {
  const { portrait, rosette, seal, clear } = face
  const { plate, view, portraitTones, initials, microtext } = sceneValues
  const resting = restingPointOf(face)
  const { pixelRatio } = view
  const wanted = Math.max(pixelRatio, Math.min(FINE, FINER * pixelRatio))
  const texelsPerPx = Math.min(wanted, maxTextureSize / Math.max(box.width, box.height))
  const texels = (px: number) => MathUtils.clamp(Math.ceil(px * texelsPerPx), 1, maxTextureSize)
  const size = { width: texels(box.width), height: texels(box.height) }
  extent.set(size.width, size.height).divideScalar(texelsPerPx)
  const rings = [...plate.rings, plate.rope, plate.field]
  const circles = plate.circles.flatMap(({ radius, width }) => [radius, width])
  const uniforms = {
    uSize: [box.width, box.height],
    uExtent: extent.toArray(),
    uPixelSize: 1 / pixelRatio,
    uFilter: (FILTER_PX * pixelRatio) / texelsPerPx,
    uRosette: [rosette.x, -rosette.y, rosette.radius / PLATE_RADIUS],
    uPortrait: [portrait.x, -portrait.y, portrait.radius],
    uShapes: rings.flatMap((ring) => [ring.mid, ring.half, ring.midScallop, ring.halfScallop]),
    uWeaves: rings.flatMap(({ lobes, copies, petals }) => [lobes, copies, petals]),
    uCircles: padded(circles, CIRCLE_NUMBERS),
    uClear: [clear.x, -clear.y],
    uTones: portraitTones ?? null,
    uPitch: portraitTones && !isBack ? pitchAt(2 * portrait.radius * pixelRatio) : 0,
    uSeal: [seal.x, -seal.y, seal.radius],
    uRest: [resting.x, resting.y],
    uInitials: initials ?? null,
    uMicrotext: microtext ?? null,
  } satisfies typeof UNIFORMS
  return { size, uniforms }
}

/** Draws the faces' engraving into textures. The shader is expensive, so it runs only when a face changes. */
export function EngravedFaces({ frame }: { frame: CardFrame }) {
  const mesh = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)
  const front = useEngravedFace()
  const back = useEngravedFace()

  useFrame(({ gl, camera }) => {
    const { layout, pose } = frame
    const { restorations, view } = sceneValues
    if (!layout || !mesh.current || !material.current) return
    const { box } = layout
    const face = pose.isBack ? layout.back : layout.front
    const engraved = pose.isBack ? back : front
    frame.engraved = engraved
    const content = JSON.stringify([restorations, view.pixelRatio, box.width, box.height, face])
    if (content === engraved.content) return
    engraved.content = content
    const { maxTextureSize } = gl.capabilities
    const { size, uniforms } = prepare(engraved.extent, box, face, pose.isBack, maxTextureSize)
    Object.assign(material.current, uniforms)
    mesh.current.visible = true
    drawInto(engraved.target, size, gl, mesh.current, camera)
    mesh.current.visible = false
  }, ORDER.engraving)

  // The mesh is never shown. It is mounted so that its shader is compiled with the others.
  return (
    <mesh ref={mesh} visible={false} frustumCulled={false}>
      <planeGeometry args={[2, 2]} />
      <EngravingMaterial ref={material} glslVersion={GLSL3} blending={NoBlending} />
    </mesh>
  )
}
