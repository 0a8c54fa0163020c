import { Mesh, MeshBasicMaterial, PlaneGeometry, Texture } from 'three'
import type { CardLayout } from '../../interaction/card/card-layout'
import { createCardFrame, poseCard } from './card-frame'

/** The card's texts, which are of the DOM, as a sheet on the lit one: add it last. */
export function createTexts(picture: ImageBitmap, layout: CardLayout) {
  const { width, height } = layout.box
  const frame = createCardFrame()
  poseCard(frame, layout)
  const map = new Texture(picture)
  map.flipY = false
  map.needsUpdate = true
  const material = new MeshBasicMaterial({ map, transparent: true, premultipliedAlpha: true })
  const geometry = new PlaneGeometry(width, height)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.matrixWorld.copy(frame.matrix)
  const dispose = () => {
    mesh.removeFromParent()
    for (const each of [map, material, geometry]) each.dispose()
  }
  return { mesh, dispose }
}
