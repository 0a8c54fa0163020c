import { Euler, MathUtils, Matrix4, PerspectiveCamera, type Texture, Vector2, Vector3 } from 'three'
import { PX } from '../../geometry/geometry'
import type { CardLayout } from '../../interaction/card/card-layout'
import { poseOf } from '../../interaction/card/pose'
import { HALF_TURN_DEG } from '../../interaction/card/turn'
import { sceneValues } from '../scene-values'

const NEAR_PX = 10
const FAR_PX = 2000
const { DEG2RAD } = MathUtils

/** The camera of the whole scene. `manual` keeps r3f from changing its projection. */
export function createCardCamera(): PerspectiveCamera & { manual: boolean } {
  const camera = new PerspectiveCamera(undefined, undefined, NEAR_PX, FAR_PX)
  camera.position.z = PX.perspective
  camera.updateMatrixWorld()
  return Object.assign(camera, { matrixWorldAutoUpdate: false, manual: true })
}

/**
 * Matches CSS's perspective: the eye is PX.perspective above the card's centre, and a unit is a CSS px. A plane of the
 * card's size at the origin then covers the DOM card in every pose.
 * @param centreX @param centreY CSS px from the canvas's upper left corner
 */
export function aimCardCamera(
  camera: PerspectiveCamera,
  size: { width: number; height: number },
  centreX: number,
  centreY: number,
): void {
  const { width, height } = size
  camera.fov = (2 * Math.atan(height / 2 / PX.perspective) * 180) / Math.PI
  camera.aspect = width / height
  camera.setViewOffset(width, height, width / 2 - centreX, height / 2 - centreY, width, height)
}

/** The card in one frame, in CSS px: the values from which sheet, edge and shadow are drawn. */
export type CardFrame = ReturnType<typeof createCardFrame>

export const createCardFrame = () => ({
  /** Null while no card is drawn: there is none, or it is in the cached background. */
  layout: null as CardLayout | null,
  /** The visible face's textures, and their size: the card's in CSS px, rounded up to whole texels. */
  engraved: { textures: [] as Texture[], extent: new Vector2() },
  pose: { x: 0, y: 0, z: 0, isBack: false, foldPx: 0 },
  size: new Vector2(),
  /** The line of the fold: x + y on it, CSS px from the card's centre. */
  foldLine: 0,
  matrix: new Matrix4(),
  inverse: new Matrix4(),
  /** Unit vector toward the light, world space. */
  light: new Vector3(),
  /** 0…1, strength of the foil's highlight. */
  foil: 1,
})

/** Priorities of `useFrame`: lower ones run first. They are negative, so that r3f still renders by itself. */
export const ORDER = { pose: -3, engraving: -2, meshes: -1 }

const rotation = new Euler()

export function poseCard(frame: CardFrame, { box }: CardLayout): void {
  const { size, matrix, inverse } = frame
  const pose = poseOf(box.width, sceneValues)
  frame.pose = pose
  size.set(box.width, box.height)
  frame.foldLine = (box.width + box.height) / 2 - pose.foldPx
  // The back is the same sheet rotated by 180°, drawn as a front face.
  const around = pose.isBack ? pose.y + HALF_TURN_DEG : pose.y
  matrix.makeRotationFromEuler(rotation.set(-pose.x * DEG2RAD, around * DEG2RAD, 0))
  matrix.setPosition(0, 0, pose.z)
  inverse.copy(matrix).invert()
}
