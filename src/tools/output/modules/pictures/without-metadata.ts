import sharp, { type Metadata } from 'sharp'

/** Of JPEG and WebP; PNG loses nothing. */
const QUALITY_PERCENT = 90

/** Where, when and with what a photo was taken, and what programs noted. */
export const hasMetadata = ({ exif, xmp, iptc, comments }: Metadata): boolean =>
  Boolean(exif || xmp || iptc || comments?.length)

/** The photo upright, in its own format and without metadata; one that has none stays as it is. */
export async function withoutMetadata(photo: Buffer): Promise<Buffer> {
  const data = await sharp(photo).metadata()
  if (!hasMetadata(data)) return photo
  // Phones write JPEGs with harmless warnings.
  const picture = sharp(photo, { animated: true, failOn: 'error' })
  // sharp cannot turn an animation, and a camera takes none.
  const upright = (data.pages ?? 1) > 1 ? picture : picture.autoOrient()
  const quality = { quality: QUALITY_PERCENT, force: false }
  return upright.jpeg(quality).webp(quality).toBuffer()
}
