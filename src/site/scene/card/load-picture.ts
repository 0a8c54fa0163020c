import { LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three'

/**
 * A picture that the plate is engraved from; mipmaps without details are the form that lines follow.
 * @throws TypeError, DOMException when it cannot be fetched or decoded
 */
export async function loadPicture(address: string): Promise<Texture> {
  const picture = await (await fetch(address)).blob()
  const texture = new Texture(await createImageBitmap(picture, { colorSpaceConversion: 'none' }))
  texture.flipY = false
  texture.wrapS = RepeatWrapping
  texture.minFilter = LinearMipmapLinearFilter
  texture.needsUpdate = true
  return texture
}
