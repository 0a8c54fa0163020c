import { LinearMipmapLinearFilter, Texture } from 'three'

/**
 * The tones of an engraved portrait; mipmaps without details are the form that its lines follow.
 * @throws TypeError, DOMException when it cannot be fetched or decoded
 */
export async function loadTones(address: string): Promise<Texture> {
  const picture = await (await fetch(address)).blob()
  const texture = new Texture(await createImageBitmap(picture, { colorSpaceConversion: 'none' }))
  texture.flipY = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.needsUpdate = true
  return texture
}
