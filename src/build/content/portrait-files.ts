import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Device pixels: the portrait is some 200 CSS px wide, on screens of density 1 to 3. */
const WIDTHS_PX = [256, 320, 448, 640]
const QUALITY_PERCENT = 80
const HASH_LENGTH = 8

/** One size of the portrait; the owner's own file has no `source`. */
export type PortraitFile = { path: string; width: number; source?: Buffer }

async function resize(photo: Buffer, width: number): Promise<PortraitFile> {
  const picture = sharp(photo).rotate().resize(width)
  const source = await picture.webp({ quality: QUALITY_PERCENT, effort: 6 }).toBuffer()
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH)
  return { path: `assets/retrato-${width}-${hash}.webp`, width, source }
}

/**
 * The owner's portrait in the sizes at which screens show it. A photo that is smaller than the
 * largest of them is the largest itself. None for a drawing, which has no size, nor for a file that
 * cannot be decoded.
 * @param file where the photo lies
 * @param path its address on the site
 */
export async function portraitFiles(file: string, path: string): Promise<PortraitFile[]> {
  try {
    const photo = await readFile(file)
    const { autoOrient, format } = await sharp(photo).metadata()
    if (format === 'svg') return []
    const smaller = WIDTHS_PX.filter((width) => width < autoOrient.width)
    const files = await Promise.all(smaller.map((width) => resize(photo, width)))
    return smaller.length < WIDTHS_PX.length ? [...files, { path, width: autoOrient.width }] : files
  } catch {
    return []
  }
}
