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
import facets from '../../../../shaders/plate/facets.glsl?raw'
import mainFragment from '../../../../shaders/plate/fragment.glsl?raw'
import guilloche from '../../../../shaders/plate/guilloche.glsl?raw'
import hairline from '../../../../shaders/plate/hairline.glsl?raw'
import paper from '../../../../shaders/plate/paper.glsl?raw'
import portraitLines from '../../../../shaders/plate/portrait.glsl?raw'
import sealLines from '../../../../shaders/plate/seal.glsl?raw'
import vertexShader from '../../../../shaders/plate/vertex.glsl?raw'
import { SEAL } from '../../engraving/plate'
import { PORTRAIT_LINES, pitchAt } from '../../engraving/portrait-lines'
import type { Box } from '../../interaction/box'
import type { CardFace } from '../../interaction/card/card-layout'
import { drawInto } from '../renderer'
import { sceneValues } from '../scene-values'
import { BOX } from './box'
import { type CardFrame, ORDER } from './card-frame'
import { restOf } from './lamp'

/** Numbers of four circles and two areas of text, as in shaders/plate/fragment.glsl. */
const CIRCLE_NUMBERS = 2 * 4
const AREA_NUMBERS = 4 * 2

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
  uSize: [1, 1],
  uExtent: [1, 1],
  uPixelSize: 1,
  uFilter: 1,
  uRosette: [0, 0, 1],
  uPortrait: [0, 0, 0],
  uShapes: null as number[] | null,
  uWeaves: null as number[] | null,
  uCircles: null as number[] | null,
  uBezelLobes: 0,
  uTextRects: null as number[] | null,
  uTones: null as Texture | null,
  uPitch: 0,
  uSeal: [0, 0, 0],
  uRest: [0, 0],
  uInitials: null as Texture | null,
  uMicrotext: null as Texture | null,
}
const glslFloat = (value: number) => `float(${value})`
const glslPoint = ({ x, y }: { x: number; y: number }) => `vec2(${x}, ${y})`
/** Mipmap of the tones that is as smooth as the build's height. */
const HEIGHT_LEVEL = 4
const { relief, centre, crossCentre, width, crossWidth } = PORTRAIT_LINES
const CONSTANTS = Object.entries({
  SEAL_RADIUS: glslFloat(SEAL.radius),
  SEAL_DISC: glslFloat(SEAL.disc),
  SEAL_CIRCLE: `vec2(${SEAL.circle.radius}, ${SEAL.circle.width})`,
  SEAL_SHAPES: `vec4[](${SEAL.rings.map(({ mid, half }) => `vec4(${mid}, ${half}, 0, 0)`)})`,
  SEAL_WEAVES: `vec3[](${SEAL.rings.map(({ lobes, copies }) => `vec3(${lobes}, ${copies}, 0)`)})`,
  HEIGHT_LEVEL: glslFloat(HEIGHT_LEVEL),
  RELIEF: glslFloat(relief),
  LEAST_TONE: glslFloat(width.least),
  WIDTH_PER_TONE: glslFloat(width.perTone),
  MOST_WIDTH: glslFloat(width.most),
  CROSS_FROM: glslFloat(crossWidth.from),
  CROSS_PER_TONE: glslFloat(crossWidth.perTone),
  MOST_CROSS: glslFloat(crossWidth.most),
  LINES_CENTRE: glslPoint(centre),
  CROSS_CENTRE: glslPoint(crossCentre),
})
  .map(([name, value]) => `#define ${name} ${value}`)
  .join('\n')
const PlateMaterial = extend(
  shaderMaterial(
    UNIFORMS,
    vertexShader,
    [
      BOX,
      guilloche,
      paper,
      facets,
      CONSTANTS,
      portraitLines,
      sealLines,
      hairline,
      mainFragment,
    ].join('\n'),
  ),
)

/** Width of the lines' box filter in pixels, at one texel per pixel. */
const FILTER_PX = 1.2
/** Supersampling for crisp lines under tilt: FINER × pixel ratio, up to FINE texels per CSS px. */
const FINE = 2
const FINER = 1.5

/** A uniform array keeps the numbers that it is not given. */
const padded = (numbers: readonly number[], length: number): number[] =>
  Array.from({ length }, (_, index) => numbers[index] ?? 0)

/** `content`: what it was engraved from. */
function usePlate() {
  const target = useFBO(1, 1, TARGET)
  return useMemo(
    () => ({ target, textures: target.textures, extent: new Vector2(), content: '' }),
    [target],
  )
}

/** @returns the plate's size, and what it is engraved from, see shaders/plate/fragment.glsl */
function prepare(extent: Vector2, box: Box, face: CardFace, maxTextureSize: number) {
  const { portrait, rosette, seal, quiet } = face
  const { plate, view, portraitTones, initials, microtext } = sceneValues
  const rest = restOf(face)
  const { pixelRatio } = view
  // As fine as it helps, and as the device has textures for.
  const wanted = Math.max(pixelRatio, Math.min(FINE, FINER * pixelRatio))
  const texelsPerPx = Math.min(wanted, maxTextureSize / Math.max(box.width, box.height))
  const texels = (px: number) => MathUtils.clamp(Math.ceil(px * texelsPerPx), 1, maxTextureSize)
  const size = { width: texels(box.width), height: texels(box.height) }
  extent.set(size.width, size.height).divideScalar(texelsPerPx)
  const rings = [...plate.rings, plate.rope, plate.field]
  const circles = plate.circles.flatMap(({ radius, width }) => [radius, width])
  const areas = quiet.flatMap(({ x, y, width, height }) => [
    ...[x + width / 2, -(y + height / 2)],
    ...[width / 2, height / 2],
  ])
  const uniforms = {
    uSize: [box.width, box.height],
    uExtent: extent.toArray(),
    uPixelSize: 1 / pixelRatio,
    uFilter: (FILTER_PX * pixelRatio) / texelsPerPx,
    uRosette: [rosette.x, -rosette.y, rosette.scale],
    uPortrait: [portrait.x, -portrait.y, portrait.radius],
    uShapes: rings.flatMap((ring) => [ring.mid, ring.half, ring.midScallop, ring.halfScallop]),
    uWeaves: rings.flatMap(({ lobes, copies, petals }) => [lobes, copies, petals]),
    uCircles: padded(circles, CIRCLE_NUMBERS),
    uBezelLobes: plate.bezelLobes,
    uTextRects: padded(areas, AREA_NUMBERS),
    uTones: portraitTones ?? null,
    uPitch: portraitTones ? pitchAt(2 * portrait.radius * pixelRatio) : 0,
    uSeal: [seal.x, -seal.y, seal.radius],
    uRest: [rest.x, rest.y],
    uInitials: initials ?? null,
    uMicrotext: microtext ?? null,
  } satisfies typeof UNIFORMS
  return { size, uniforms }
}

/** Engraves the faces into textures. The shader is expensive: it runs only when a face changes. */
export function Plates({ frame }: { frame: CardFrame }) {
  const mesh = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)
  const front = usePlate()
  const back = usePlate()

  useFrame(({ gl, camera }) => {
    const { layout, pose } = frame
    const { restorations, view } = sceneValues
    if (!layout || !mesh.current || !material.current) return
    const { box } = layout
    const face = pose.isBack ? layout.back : layout.front
    const plate = pose.isBack ? back : front
    frame.plate = plate
    const content = JSON.stringify([restorations, view.pixelRatio, box.width, box.height, face])
    if (content === plate.content) return
    plate.content = content
    const { size, uniforms } = prepare(plate.extent, box, face, gl.capabilities.maxTextureSize)
    Object.assign(material.current, uniforms)
    mesh.current.visible = true
    drawInto(plate.target, size, gl, mesh.current, camera)
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
