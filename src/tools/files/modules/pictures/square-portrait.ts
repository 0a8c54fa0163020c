import sharp from 'sharp'
import { hasMetadata } from './without-metadata'

/** Device px: the largest size that the site shows, about 200 CSS px at density 3. */
export const PORTRAIT_PX = 640

const isUpright = (orientation: number | undefined) => (orientation ?? 1) === 1

/** The photo and what the build has to do to it. */
export async function inspectPortrait(photo: Uint8Array) {
  const data = await sharp(photo).metadata()
  const { width, height } = data.autoOrient
  return {
    isVector: data.format === 'svg',
    sidePx: Math.min(width, height, PORTRAIT_PX),
    isReady:
      width === height && width <= PORTRAIT_PX && isUpright(data.orientation) && !hasMetadata(data),
  }
}

/**
 * The photo upright and cropped to a square, as PNG without metadata: the place where it was taken
 * is in there. @throws Error when it cannot be decoded to its end
 */
export async function squarePortrait(photo: Uint8Array, sidePx: number): Promise<Buffer> {
  // Phones write JPEGs with harmless warnings; a truncated file is an error.
  const picture = sharp(photo, { failOn: 'error' }).autoOrient()
  // `attention` keeps the face where the photo is higher than wide.
  const square = picture.resize(sidePx, sidePx, { fit: 'cover', position: 'attention' })
  return square.png({ compressionLevel: 1 }).toBuffer()
}
