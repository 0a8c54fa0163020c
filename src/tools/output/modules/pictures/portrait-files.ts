import sharp from 'sharp'
import type { Profile } from '../../../../model/schema/schema'
import { TONE_PX } from '../../../../site/engraving/portrait-lines'
import { PROFILE, PUBLIC } from '../../../content/content-folder'
import { ProblemError, showProblems } from '../../../content/problem'
import { showValue } from '../../../content/show-value'
import { locationAt } from '../../../content/workspace/json-source'
import type { Workspace } from '../../../content/workspace/workspace'
import { engrave, inFoil } from '../../../portrait/engrave'
import { portraitTones } from '../../../portrait/portrait-tones'
import { squarePortrait } from '../../../portrait/square-portrait'
import { pictureOf, resized } from '../../../portrait/tones'
import { themeOf } from '../../../theme/themes'
import {
  byContent,
  type MadeFile,
  madeFile,
  type SizedFiles,
  sizedFiles,
  WEBP_OPTIONS,
} from './sized-files'
import { hasMetadata } from './without-metadata'

/** Device px: the largest size that the site shows, about 200 CSS px at density 3. */
const PORTRAIT_PX = 640

/** Device px: about 200 CSS px at densities 1 to 3. */
const WIDTHS_PX = [256, 320, 448, PORTRAIT_PX]
const QUALITY_PERCENT = 80

/** The sizes, and the file that is published under the photo's own name. */
type Portrait = {
  sizes: SizedFiles
  named?: MadeFile
  /** Of an engraved one, for the scene. */
  tones?: MadeFile
}
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
  const { avif, webp } = await sizedFiles('retrato', [...smaller, sidePx], (width) =>
    sharp(square).resize(width),
  )
  // A small photo is its own largest size.
  const largest = sidePx < PORTRAIT_PX ? [{ ...named, width: sidePx }] : webp.slice(-1)
  return { sizes: { avif, webp: [...webp.slice(0, -1), ...largest] }, named }
}, 'portrait')

const TONES_QUALITY_PERCENT = 70
/** Lossless alpha takes twice the bytes and eighty times as long. */
const LINES_WEBP = { ...WEBP_OPTIONS, alphaQuality: 60 }

/** Once a photo: for the pages and the social images. */
export const tonesOf = byContent(portraitTones)

/** What a drawing's name promises. */
const inSvg = (jpeg: Buffer) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_PX}" height="${PORTRAIT_PX}"><image width="${PORTRAIT_PX}" height="${PORTRAIT_PX}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`,
  )

/** Under the photo's own name, too, there is only the engraving. */
const makeEngraved = byContent(async (photo, name, foil = '', paper = ''): Promise<Portrait> => {
  const tones = await tonesOf(photo)
  const draw = async (width: number) => inFoil(await engrave(tones, width), foil)
  const sizes = await sizedFiles('grabado', WIDTHS_PX, draw, LINES_WEBP)
  const onPaper = (await draw(PORTRAIT_PX)).flatten({ background: paper })
  const isDrawing = /\.svg$/i.test(name)
  const picture = await encode(await onPaper.png().toBuffer(), isDrawing ? 'drawing.jpg' : name)
  const source = await pictureOf(await resized(tones.tone, TONE_PX))
    .webp({ quality: TONES_QUALITY_PERCENT, effort: 6 })
    .toBuffer()
  return {
    sizes,
    tones: madeFile('tonos', source, 'webp'),
    named: { path: name, source: isDrawing ? inSvg(picture) : picture },
  }
}, 'engraved')

type Pictured = Pick<Profile, 'foto' | 'retrato' | 'tema'>

/** Upright, square, without metadata; an SVG as it is, unless engraved. @throws ProblemError */
export async function portraitFiles(workspace: Workspace, profile: Pictured): Promise<Portrait> {
  const { foto: name, retrato } = profile
  if (!name) return NO_FILES
  try {
    const photo = workspace.bytes(`${PUBLIC}/${name}`) ?? Buffer.of()
    if (retrato !== 'grabado') return await makePortrait(photo, name)
    const { foil, paper } = themeOf(profile)
    return await makeEngraved(photo, name, foil[1], paper[1])
  } catch {
    const { say } = workspace
    const { fileContent, inContent } = say.reading
    const { source } = workspace.json(PROFILE)
    const location = source ? locationAt(source, ['foto']) : { file: PROFILE, path: 'foto' }
    const found = fileContent.undecodable(showValue(name))
    const problem = { ...location, found, expected: fileContent.decodable }
    throw new ProblemError(showProblems(inContent, [problem], say))
  }
}
