import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { messages } from '../../../messages/messages'
import { ProblemError, showProblems } from '../../../owner/problem'
import { profileField } from '../../../owner/reading/profile-place'
import { showValue } from '../../../owner/show-value'
import { type MadeFile, type SizedFiles, sizedFiles } from './sized-files'
import { inspectPortrait, PORTRAIT_PX, squarePortrait } from './square-portrait'

/** Device px: about 200 CSS px at densities 1 to 3. */
const WIDTHS_PX = [256, 320, 448, PORTRAIT_PX]
const QUALITY_PERCENT = 80

/** The sizes, and the file that is published under the photo's own name. */
type Portrait = { sizes: SizedFiles; named?: MadeFile }

/** The square in the format that the photo's name says. */
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

async function makePortrait(photo: Buffer, name: string): Promise<Portrait> {
  const { isVector, isReady, sidePx } = await inspectPortrait(photo)
  const square = await squarePortrait(photo, sidePx)
  if (isVector) return { sizes: { avif: [], webp: [] } }
  const named = { path: name, source: isReady ? photo : await encode(square, name) }
  const smaller = WIDTHS_PX.filter((width) => width < sidePx)
  const { avif, webp } = await sizedFiles(square, 'retrato', [...smaller, sidePx])
  // A small photo is its own largest size.
  const largest = sidePx < PORTRAIT_PX ? [{ ...named, width: sidePx }] : webp.slice(-1)
  return { sizes: { avif, webp: [...webp.slice(0, -1), ...largest] }, named }
}

/**
 * The photo of the project in `root` as the site shows it, whatever its size: upright, square and
 * without metadata. An SVG stays as it is.
 * @throws ProblemError for a photo that cannot be decoded
 */
export async function portraitFiles(root: string, name: string): Promise<Portrait> {
  try {
    return await makePortrait(await readFile(path.join(root, 'public', name)), name)
  } catch {
    const { fileContent, inContent } = messages().reading
    const { place } = profileField(root, 'foto')
    const found = fileContent.undecodable(showValue(name))
    const problem = { ...place, found, expected: fileContent.decodable }
    throw new ProblemError(showProblems(inContent, [problem]))
  }
}
