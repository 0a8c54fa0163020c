import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import {
  GLSL3,
  LinearFilter,
  LinearMipmapNearestFilter,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  type RenderTargetOptions,
  UnsignedByteType,
  Vector2,
  Vector3,
  Vector4,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import box from '../../../shaders/card/box.glsl?raw'
import mainFragment from '../../../shaders/plate/fragment.glsl?raw'
import guilloche from '../../../shaders/plate/guilloche.glsl?raw'
import paper from '../../../shaders/plate/paper.glsl?raw'
import vertexShader from '../../../shaders/plate/vertex.glsl?raw'
import type { Box, CardFace, CardPlace } from '../../interaction/live'

type Engraving = CardPlace['plate']

/** Card radius in DESIGN, CSS px. */
export const CARD_RADIUS_PX = 22
/** Flower, inner and outer ring, rope, field; as in shaders/plate/fragment.glsl. */
const RINGS = 5
const MOST_CIRCLES = 4
const NO_CIRCLE = { radius: 0, width: 0 }
const NOTHING = { x: 0, y: 0, width: 0, height: 0 }

/** Three outputs, see shaders/plate/fragment.glsl. The mipmaps are for lower resolutions. */
export const PLATE_TARGET = {
  count: 3,
  type: UnsignedByteType,
  depthBuffer: false,
  generateMipmaps: true,
  minFilter: LinearMipmapNearestFilter,
  magFilter: LinearFilter,
} satisfies RenderTargetOptions

const PlateMaterial = shaderMaterial(
  {
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
  },
  vertexShader,
  `${box}\n${guilloche}\n${paper}\n${mainFragment}`,
)

/** Width of the lines' box filter in pixels, at one texel per pixel. */
const FILTER_PX = 1.2
/** Supersampling for crisp lines under tilt: FINER × pixel ratio, up to FINE texels per CSS px. */
const FINE = 2
const FINER = 1.5

const texelsPerCssPx = (pixelRatio: number) =>
  Math.max(pixelRatio, Math.min(FINE, FINER * pixelRatio))

/** Inputs of a plate; any change requires a new engraving. */
export type PlateLayout = {
  box: Box
  face: CardFace
  engraving: Engraving
  pixelRatio: number
}

const layoutKey = ({ box: { width, height }, face, engraving, pixelRatio }: PlateLayout) =>
  JSON.stringify([width, height, face, engraving, pixelRatio])

/** Texture size in CSS px: the card, from its upper left corner, rounded up to whole texels. */
export function plateExtent({ box, pixelRatio }: PlateLayout, into: Vector2): Vector2 {
  const texelsPerPx = texelsPerCssPx(pixelRatio)
  const whole = (px: number) => Math.max(1, Math.ceil(px * texelsPerPx)) / texelsPerPx
  return into.set(whole(box.width), whole(box.height))
}

type PlateMaterial = InstanceType<typeof PlateMaterial>

function setLines(material: PlateMaterial, engraving: Engraving): void {
  const { rings, rope, field, circles, bezelLobes } = engraving
  for (const [index, ring] of [...rings, rope, field].entries()) {
    const { mid, half, midScallop, halfScallop, lobes, copies, petals } = ring
    material.uShapes[index]?.set(mid, half, midScallop, halfScallop)
    material.uWeaves[index]?.set(lobes, copies, petals)
  }
  for (const [index, circle] of material.uCircles.entries()) {
    const { radius, width } = circles[index] ?? NO_CIRCLE
    circle.set(radius, width)
  }
  material.uBezelLobes = bezelLobes
}

/** Renders faces into textures. The shader is expensive, so it runs only when a face changes. */
export function createEngraver() {
  const material = new PlateMaterial({ glslVersion: GLSL3, blending: NoBlending })
  const sheet = new Mesh(new PlaneGeometry(2, 2), material)
  const camera = new OrthographicCamera()
  sheet.frustumCulled = false
  const engraved = new WeakMap<WebGLRenderTarget, string>()

  return {
    sheet,
    /** @returns false when the plate was up to date */
    engrave: (gl: WebGLRenderer, plate: WebGLRenderTarget, layout: PlateLayout): boolean => {
      const key = layoutKey(layout)
      if (engraved.get(plate) === key) return false
      engraved.set(plate, key)
      const { box: card, face, engraving, pixelRatio } = layout
      const texelsPerPx = texelsPerCssPx(pixelRatio)
      const { portrait, rosette, quiet } = face
      const extent = plateExtent(layout, material.uExtent)
      plate.setSize(Math.round(extent.x * texelsPerPx), Math.round(extent.y * texelsPerPx))
      material.uSize.set(card.width, card.height)
      material.uPixelSize = 1 / pixelRatio
      material.uFilter = (FILTER_PX * pixelRatio) / texelsPerPx
      material.uPortrait.set(portrait.x, -portrait.y, portrait.radius)
      material.uRosette.set(rosette.x, -rosette.y, rosette.scale)
      setLines(material, engraving)
      for (const [index, rect] of material.uTextRects.entries()) {
        const { x, y, width, height } = quiet[index] ?? NOTHING
        rect.set(x + width / 2, -(y + height / 2), width / 2, height / 2)
      }
      sheet.visible = true
      gl.setRenderTarget(plate)
      gl.render(sheet, camera)
      gl.setRenderTarget(null)
      sheet.visible = false
      return true
    },
    forget: (plate: WebGLRenderTarget) => engraved.delete(plate),
    dispose: () => {
      sheet.geometry.dispose()
      material.dispose()
    },
  }
}
