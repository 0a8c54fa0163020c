import sharp from 'sharp'

/** As PNG, upright, without the place where it was taken. @throws Error when it cannot be decoded */
export async function squarePortrait(photo: Uint8Array, sidePx: number): Promise<Buffer> {
  // Phones write JPEGs with harmless warnings; a truncated file is an error.
  const picture = sharp(photo, { failOn: 'error' }).autoOrient()
  // `attention` keeps the face where the photo is higher than wide.
  const square = picture.resize(sidePx, sidePx, { fit: 'cover', position: 'attention' })
  return square.png({ compressionLevel: 1 }).toBuffer()
}
