import sharp, { type Sharp, type WebpOptions } from 'sharp'
import { digestOf, kept } from '../../../content/build-cache'
import { hashOf } from '../../../skills/icon-sets'

export const WEBP_OPTIONS = { quality: 80, effort: 6 } as const
/** Looks like the WebP at two thirds of its size; a higher effort takes five times as long. */
const AVIF_OPTIONS = { quality: 50, effort: 3 } as const

export type MadeFile = { path: string; source: Buffer }
export type SizedFile = MadeFile & { width: number }
/** Narrowest first. */
export type SizedFiles = { avif: SizedFile[]; webp: SizedFile[] }
export const allSizes = ({ avif, webp }: SizedFiles) => [...avif, ...webp]

type Make<Made, Asked extends string[]> = (picture: Buffer, ...asked: Asked) => Promise<Made>

/**
 * Once a picture: client and prerendering ask for it, and the dev server at every change.
 * @param name of what is kept for the next build, too
 */
export function byContent<Made, Asked extends string[] = []>(
  make: Make<Made, Asked>,
  name?: string,
): Make<Made, Asked> {
  const known = new Map<string, Promise<Made>>()
  return (picture, ...asked) => {
    const key = digestOf([...asked, picture])
    const makeNow = () => make(picture, ...asked)
    const made = known.get(key) ?? (name ? kept(`${name}-${key}`, makeNow) : makeNow())
    known.set(key, made)
    return made
  }
}

/** As AVIF or WebP, named by what is in it. */
export async function sizedFile(
  picture: Sharp,
  name: string,
  width: number,
  format: keyof SizedFiles,
  webp: WebpOptions = WEBP_OPTIONS,
): Promise<SizedFile> {
  const encoded = format === 'avif' ? picture.avif(AVIF_OPTIONS) : picture.webp(webp)
  const source = await encoded.toBuffer()
  return { path: `assets/${name}-${width}-${hashOf(source)}.${format}`, width, source }
}

export async function sizedFiles(picture: Buffer, name: string, widths: readonly number[]) {
  const inFormat = (format: keyof SizedFiles) =>
    Promise.all(
      widths.map((width) =>
        sizedFile(sharp(picture).autoOrient().resize(width), name, width, format),
      ),
    )
  const [avif, webp] = await Promise.all([inFormat('avif'), inFormat('webp')])
  return { avif, webp }
}
