import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import placePiece from '../../../shaders/card/piece.glsl?raw'
import type { Sheet } from '../../interaction/live'
import { createPiecePose, posePiece } from '../../interaction/sheet/piece-pose'
import { LAYER } from '../layer'
import type { CardMaterial } from './card-material'

/** Nine tiles and the rosette. */
const MOST_PIECES = 10
/** Four numbers each, see shaders/card/piece.glsl. */
const ATTRIBUTES = ['aPlace', 'aShape', 'aWindow', 'aRadii', 'aBleed'] as const
/** The light is computed per vertex. */
const LIGHT_CELLS = [8, 6] as const
const RAD = Math.PI / 180

/** The card's sheet in pieces: one draw call, lit by the card's material. */
export function createSheetPieces(card: CardMaterial) {
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry(1, 1, ...LIGHT_CELLS)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const attributes = ATTRIBUTES.map((name) => {
    const attribute = new InstancedBufferAttribute(new Float32Array(4 * MOST_PIECES), 4)
    geometry.setAttribute(name, attribute)
    return attribute
  })
  const material = new ShaderMaterial({
    ...LAYER,
    defines: { IS_PIECE: '' },
    // The same objects: what lights the card lights its pieces.
    uniforms: card.uniforms,
    vertexShader: `${placePiece}\n${card.vertexShader}`,
    fragmentShader: card.fragmentShader,
  })
  const pose = createPiecePose()

  return {
    geometry,
    material,
    /** Poses the pieces for one frame. */
    pose: ({ card: { box }, pieces }: Sheet, parted: number): void => {
      geometry.instanceCount = Math.min(MOST_PIECES, pieces.length)
      for (const [index, piece] of pieces.entries()) {
        posePiece(pose, piece, parted)
        const { window: part, bleed, outerRadius, cutRadius } = pose
        // From the card's centre, y up.
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const radii = piece.corners.map((corner) => (corner ? outerRadius : cutRadius))
        const values = [
          [pose.x - x, y - pose.y, pose.z, pose.opacity],
          [pose.width, pose.height, pose.turnX * RAD, pose.turnY * RAD],
          [part.x + part.width / 2 - x, y - part.y - part.height / 2, part.width, part.height],
          radii,
          piece.cuts.map((cut) => cut * bleed),
        ]
        for (const [place, attribute] of attributes.entries()) {
          attribute.set(values[place] ?? [], 4 * index)
          attribute.needsUpdate = true
        }
      }
    },
    dispose: (): void => {
      geometry.dispose()
      plane.dispose()
      material.dispose()
    },
  }
}
