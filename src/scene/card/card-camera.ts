import { PerspectiveCamera } from 'three'

/** CSS `perspective` of the card's wrapper. */
export const PERSPECTIVE_PX = 500
const NEAR_PX = 10
const FAR_PX = 2000

/** `manual` keeps r3f from changing the projection. */
export function createCardCamera(): PerspectiveCamera & { manual: boolean } {
  const camera = new PerspectiveCamera()
  camera.position.z = PERSPECTIVE_PX
  camera.near = NEAR_PX
  camera.far = FAR_PX
  camera.updateMatrixWorld()
  camera.matrixWorldAutoUpdate = false
  return Object.assign(camera, { manual: true })
}

/**
 * Matches CSS perspective: eye 500 px above the card's centre, one unit per CSS px. A plane of the
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
  camera.fov = (2 * Math.atan(height / 2 / PERSPECTIVE_PX) * 180) / Math.PI
  camera.aspect = width / height
  camera.setViewOffset(width, height, width / 2 - centreX, height / 2 - centreY, width, height)
}
