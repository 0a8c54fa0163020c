import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { hashOf } from '../../../skills/icon-sets'

const WEBP_OPTIONS = { quality: 80, effort: 6 } as const
/** Looks like the WebP at two thirds of its size; a higher effort takes five times as long. */
const AVIF_OPTIONS = { quality: 50, effort: 3 } as const

export type MadeFile = { path: string; source: Buffer }
export type SizedFile = MadeFile & { width: number }
/** Narrowest first. */
export type SizedFiles = { avif: SizedFile[]; webp: SizedFile[] }
export const allSizes = ({ avif, webp }: SizedFiles) => [...avif, ...webp]

type Make<Made> = (picture: Buffer, name: string) => Promise<Made>

/** Once a picture: client and prerendering ask for it, and the dev server at every change. */
export function byContent<Made>(make: Make<Made>): Make<Made> {
  const known = new Map<string, Promise<Made>>()
  return (picture, name) => {
    const key = createHash('sha256').update(name).update(picture).digest('hex')
    const made = known.get(key) ?? make(picture, name)
    known.set(key, made)
    return made
  }
}

/** The picture in each width, upright, as AVIF and as WebP. */
export async function sizedFiles(picture: Buffer, name: string, widths: readonly number[]) {
  const resize = async (width: number, format: keyof SizedFiles) => {
    const resized = sharp(picture).autoOrient().resize(width)
    const encoded = format === 'avif' ? resized.avif(AVIF_OPTIONS) : resized.webp(WEBP_OPTIONS)
    const source = await encoded.toBuffer()
    return { path: `assets/${name}-${width}-${hashOf(source)}.${format}`, width, source }
  }
  const inFormat = (format: keyof SizedFiles) =>
    Promise.all(widths.map((width) => resize(width, format)))
  const [avif, webp] = await Promise.all([inFormat('avif'), inFormat('webp')])
  return { avif, webp }
}
