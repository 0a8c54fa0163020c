import type { Sharp, WebpOptions } from 'sharp'
import { digestOf, kept } from '../../../content/build-cache'
import { hashedPath } from '../../../skills/hashed-path'

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

/** With its path, which says what is in it. */
export const madeFile = (name: string, source: Buffer, ending: string): MadeFile => ({
  path: hashedPath(name, source, ending),
  source,
})

/** What is drawn at each of these widths, as AVIF and as WebP. */
export async function sizedFiles(
  name: string,
  widths: readonly number[],
  draw: (width: number) => Sharp | Promise<Sharp>,
  webpOptions: WebpOptions = WEBP_OPTIONS,
): Promise<SizedFiles> {
  const pictures = await Promise.all(widths.map(draw))
  const inFormat = (ending: string, encode: (picture: Sharp) => Sharp) =>
    Promise.all(
      pictures.map(async (picture, index) => {
        const width = widths[index] ?? 0
        const source = await encode(picture.clone()).toBuffer()
        return { ...madeFile(`${name}-${width}`, source, ending), width }
      }),
    )
  const [avif, webp] = await Promise.all([
    inFormat('avif', (picture) => picture.avif(AVIF_OPTIONS)),
    inFormat('webp', (picture) => picture.webp(webpOptions)),
  ])
  return { avif, webp }
}
