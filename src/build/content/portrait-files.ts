import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Device px: about 200 CSS px at densities 1 to 3. */
const WIDTHS_PX = [256, 320, 448, 640]
const QUALITY_PERCENT = 80
const HASH_LENGTH = 8

/** One size of the portrait; the original has no `source`. */
export type PortraitFile = { path: string; width: number; source?: Buffer }

async function resize(photo: Buffer, width: number): Promise<PortraitFile> {
  const picture = sharp(photo).rotate().resize(width)
  const source = await picture.webp({ quality: QUALITY_PERCENT, effort: 6 }).toBuffer()
  const hash = createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH)
  return { path: `assets/retrato-${width}-${hash}.webp`, width, source }
}

/** The photo in several widths, and the original up to 640 px. Empty for SVG and broken files. */
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
