import { LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three'
import type { PicturePaths } from '../host/protocol'

/** The portrait's coarse mipmaps are the relief that its lines follow. */
async function load(path: string): Promise<Texture> {
  const picture = await (await fetch(`${import.meta.env.BASE_URL}${path}`)).blob()
  const texture = new Texture(await createImageBitmap(picture, { colorSpaceConversion: 'none' }))
  texture.flipY = false
  texture.wrapS = RepeatWrapping
  texture.minFilter = LinearMipmapLinearFilter
  texture.needsUpdate = true
  return texture
}

/** The pictures for the engraving. @throws TypeError, DOMException when one cannot be fetched or decoded */
export async function loadPictures(
  paths: PicturePaths,
): Promise<{ [Name in keyof PicturePaths]?: Texture }> {
  const loading = Object.entries(paths).map(async ([name, path]) => [
    name,
    path && (await load(path)),
  ])
  return Object.fromEntries(await Promise.all(loading))
}
