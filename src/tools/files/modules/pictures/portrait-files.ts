import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Profile } from '../../../../site/model/schema/schema'
import { profileField } from '../../../content/environment'
import { messagesOf } from '../../../content/main-language'
import { ProblemError, showProblems } from '../../../content/problem'
import { publicPlace } from '../../../content/reading/public-files'
import { showValue } from '../../../content/show-value'
import { byContent, type MadeFile, type SizedFiles, sizedFiles } from './sized-files'
import { hasMetadata } from './without-metadata'

/** Device px: the largest size that the site shows, about 200 CSS px at density 3. */
const PORTRAIT_PX = 640

/** As PNG, upright, without the place where it was taken. @throws Error when it cannot be decoded */
export async function squarePortrait(photo: Uint8Array, sidePx: number): Promise<Buffer> {
  // Phones write JPEGs with harmless warnings; a truncated file is an error.
  const picture = sharp(photo, { failOn: 'error' }).autoOrient()
  // `attention` keeps the face where the photo is higher than wide.
  const square = picture.resize(sidePx, sidePx, { fit: 'cover', position: 'attention' })
  return square.png({ compressionLevel: 1 }).toBuffer()
}

/** Device px: about 200 CSS px at densities 1 to 3. */
const WIDTHS_PX = [256, 320, 448, PORTRAIT_PX]
const QUALITY_PERCENT = 80

/** The sizes, and the file that is published under the photo's own name. */
type Portrait = { sizes: SizedFiles; named?: MadeFile }
const NO_FILES: Portrait = { sizes: { avif: [], webp: [] } }

function encode(square: Buffer, name: string): Promise<Buffer> {
  const picture = sharp(square)
  const quality = QUALITY_PERCENT
  if (/\.png$/i.test(name)) return picture.png({ compressionLevel: 9 }).toBuffer()
  if (/\.jpe?g$/i.test(name)) {
    return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  }
  if (/\.avif$/i.test(name)) return picture.avif().toBuffer()
  return picture.webp({ quality, effort: 6 }).toBuffer()
}

const makePortrait = byContent(async (photo, name): Promise<Portrait> => {
  const data = await sharp(photo).metadata()
  const { width, height } = data.autoOrient
  const sidePx = Math.min(width, height, PORTRAIT_PX)
  const square = await squarePortrait(photo, sidePx)
  if (data.format === 'svg') return NO_FILES
  const isUpright = (data.orientation ?? 1) === 1
  const isReady = isUpright && width === height && sidePx === width && !hasMetadata(data)
  const named = { path: name, source: isReady ? photo : await encode(square, name) }
  const smaller = WIDTHS_PX.filter((width) => width < sidePx)
  const { avif, webp } = await sizedFiles(square, 'retrato', [...smaller, sidePx])
  // A small photo is its own largest size.
  const largest = sidePx < PORTRAIT_PX ? [{ ...named, width: sidePx }] : webp.slice(-1)
  return { sizes: { avif, webp: [...webp.slice(0, -1), ...largest] }, named }
})

/** The photo as shown: upright, square, without metadata; an SVG as it is. @throws ProblemError */
export async function portraitFiles(root: string, name: Profile['foto']): Promise<Portrait> {
  if (!name) return NO_FILES
  try {
    return await makePortrait(await readFile(publicPlace(path.join(root, 'public'), name)), name)
  } catch {
    const say = messagesOf(root)
    const { fileContent, inContent } = say.reading
    const { place } = profileField(root, 'foto')
    const found = fileContent.undecodable(showValue(name))
    const problem = { ...place, found, expected: fileContent.decodable }
    throw new ProblemError(showProblems(inContent, [problem], say))
  }
}
