import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  MathUtils,
  Matrix4,
  type Mesh,
  PlaneGeometry,
  type ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
} from 'three'
import box from '../../../../shaders/card/box.glsl?raw'
import mainFragment from '../../../../shaders/card/fragment.glsl?raw'
import vertexShader from '../../../../shaders/card/vertex.glsl?raw'
import dither from '../../../../shaders/dither.glsl?raw'
import { PX } from '../../geometry/geometry'
import type { CardLayout } from '../../interaction/card/card-layout'
import { GLARE_OPACITY } from '../../interaction/card/tilt'
import { cutSheet, type Piece } from '../../interaction/sheet/cut-sheet'
import { piecePose } from '../../interaction/sheet/piece-pose'
import { CACHED, TRANSLUCENT } from '../background'
import { sceneValues } from '../scene-values'
import { type CardFrame, ORDER } from './card-frame'

/** SPEC's eight tiles and the rosette. With more tiles the buffer grows. */
const USUAL_PIECES = 9
/** Each has four numbers: see shaders/card/vertex.glsl. */
const ATTRIBUTES = ['aCentre', 'aShape', 'aCrop', 'aRadii', 'aBleed']
const NUMBERS_PER_PIECE = 4 * ATTRIBUTES.length
/** The grid of a piece. Lighting is computed at its vertices and interpolated. */
const LIGHT_CELLS = [24, 16] as const
const { DEG2RAD } = MathUtils
/** Portrait and seal have faded at this share of a flight, before the tiles' names lie on them. */
const FIGURES_GONE_AT = 0.32
const FLAT = new Matrix4()

function createInstances() {
  const plane = new PlaneGeometry(1, 1, ...LIGHT_CELLS)
  const geometry = new InstancedBufferGeometry()
  geometry.setIndex(plane.index)
  geometry.setAttribute('position', plane.getAttribute('position'))
  const makeRoom = (count: number) => {
    const numbers = new Float32Array(NUMBERS_PER_PIECE * count)
    const buffer = new InstancedInterleavedBuffer(numbers, NUMBERS_PER_PIECE)
    for (const [index, name] of ATTRIBUTES.entries()) {
      geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, 4, 4 * index))
    }
    return buffer
  }
  let buffer = makeRoom(USUAL_PIECES)
  const bufferOf = (count: number) => {
    geometry.instanceCount = count
    if (count > buffer.count) {
      // Without this three goes on drawing as many pieces as there was room for at first.
      geometry.dispose()
      buffer = makeRoom(count)
    }
    return buffer
  }
  return { geometry, bufferOf }
}

function posePieces(
  { bufferOf }: ReturnType<typeof createInstances>,
  { box }: CardLayout,
  pieces: readonly Piece[],
  flightProgress: number,
): void {
  // The shader's origin is the card's centre, and its y points up.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const buffer = bufferOf(pieces.length)
  for (const [index, piece] of pieces.entries()) {
    const pose = piecePose(piece, flightProgress)
    const { bleed, radii } = pose
    const { card } = piece
    const numbers = [
      ...[pose.x - x, y - pose.y, pose.z, pose.opacity],
      ...[pose.width, pose.height, pose.turnX * DEG2RAD, pose.turnY * DEG2RAD],
      ...[card.x + card.width / 2 - x, y - card.y - card.height / 2, card.width, card.height],
      ...radii,
      ...piece.cuts.map((cut) => cut * bleed),
    ]
    buffer.set(numbers, NUMBERS_PER_PIECE * index)
  }
  buffer.needsUpdate = true
}

const UNIFORMS = {
  uEngraved: null as Texture[] | null,
  uExtent: null as Vector2 | null,
  uSize: null as Vector2 | null,
  uFoldLine: 1,
  uRosette: new Vector2(),
  uPortrait: new Vector3(),
  uSeal: new Vector3(),
  uFigures: 1,
  uLight: new Vector3(0, 0, 1),
  uEye: new Vector3(0, 0, 1),
  uGlare: GLARE_OPACITY,
  uFoil: 1,
  uPresence: 1,
  uLevel: 0,
  uColors: null,
}
const CardMaterial = extend(
  shaderMaterial(UNIFORMS, vertexShader, `${box}${dither}${mainFragment}`),
)

/** The card's sheet: whole, or in pieces between home and grid. One draw call. */
export function Sheet({ frame }: { frame: CardFrame }) {
  const instances = useMemo(createInstances, [])
  const mesh = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & typeof UNIFORMS>(null)

  useFrame(({ viewport }) => {
    const { layout, engraved, pose, inverse } = frame
    const card = material.current
    if (!layout || !mesh.current || !card) return
    const { sheet, flightProgress, cardPresence, view, portraitTones } = sceneValues
    const pieces = sheet?.pieces ?? cutSheet(layout.box, [layout.box])
    posePieces(instances, layout, pieces, flightProgress)
    mesh.current.matrixWorld.copy(sheet ? FLAT : frame.matrix)
    const { rosette, portrait, seal } = pose.isBack ? layout.back : layout.front
    card.uEngraved = engraved.textures
    card.uExtent = engraved.extent
    card.uRosette.set(rosette.x, -rosette.y)
    card.uPortrait.set(portrait.x, -portrait.y, portraitTones ? portrait.radius : 0)
    card.uSeal.set(seal.x, -seal.y, seal.radius)
    card.uFigures = 1 - MathUtils.smoothstep(flightProgress, 0, FIGURES_GONE_AT)
    card.uLight.copy(frame.light).transformDirection(inverse)
    card.uEye.set(0, 0, PX.perspective).applyMatrix4(inverse)
    card.uFoil = frame.foil
    card.uPresence = cardPresence
    card.uFoldLine = frame.foldLine
    // The textures have full resolution; a slow machine draws at a lower one.
    card.uLevel = Math.max(0, Math.round(Math.log2(view.pixelRatio / viewport.dpr)))
  }, ORDER.meshes)

  return (
    <mesh ref={mesh} layers={CACHED} frustumCulled={false} geometry={instances.geometry}>
      <CardMaterial
        ref={material}
        {...TRANSLUCENT}
        uSize={frame.size}
        uniforms-uColors-value={sceneValues.colors}
      />
    </mesh>
  )
}
