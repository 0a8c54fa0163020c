import { PerspectiveCamera } from 'three'

/** CSS `perspective` of the card's wrapper, px. */
export const PERSPECTIVE_PX = 500
const NEAR_PX = 10
const FAR_PX = 2000

/** r3f leaves a camera alone whose projection is `manual`. */
export function createCardCamera(): PerspectiveCamera & { manual: boolean } {
  const camera = new PerspectiveCamera()
  camera.position.z = PERSPECTIVE_PX
  camera.near = NEAR_PX
  camera.far = FAR_PX
  // It never moves: three need not work that out in every frame.
  camera.updateMatrixWorld()
  camera.matrixWorldAutoUpdate = false
  return Object.assign(camera, { manual: true })
}

/**
 * Puts the eye where CSS has it: over the card's own centre, 500 px away, one unit a CSS pixel.
 * A plane of the card's size at the origin then covers the DOM card in every pose.
 * @param centreX @param centreY the card's centre in the canvas, CSS px from its top left
 */
export function aimCardCamera(
  camera: PerspectiveCamera,
  size: { width: number; height: number },
  centreX: number,
  centreY: number,
): void {
  const { width, height } = size
  camera.fov = (2 * Math.atan(height / 2 / PERSPECTIVE_PX) * 180) / Math.PI
  camera.aspect = width / height
  camera.setViewOffset(width, height, width / 2 - centreX, height / 2 - centreY, width, height)
}
