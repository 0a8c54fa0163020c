import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp, { type Raw } from 'sharp'
import { plateOf } from '../../engraving/draw-plate'
import type { FontName } from '../../fonts/font-cuts'
import { fontFile } from '../../fonts/font-file'
import { openFont, scriptFonts } from '../../fonts/script-fonts'
import type { Profile } from '../../model/schema/schema'
import { titleFoil } from '../../theme/derived'
import type { Palette } from '../../theme/theme'
import { themeOf } from '../../theme/theme-of'
import { squarePortrait } from '../content/pictures/square-portrait'
import { CARD, cardArt, HEIGHT, PORTRAIT, WIDTH } from './card-art'
import { fitLines, widest } from './fit-lines'
import { type FontStack, isRightToLeft, textPath, textWidth } from './text-path'

const require = createRequire(import.meta.url)
const MONO_FILE = '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff'

const MARGIN_PX = 66
const GAP_PX = 64
const TITLE = { maxSizePx: 84, minSizePx: 50, maxLines: 3 }
const LINE = { maxSizePx: 34, minSizePx: 24, maxLines: 2 }
const META = { maxSizePx: 21, minSizePx: 21, maxLines: 1 }
const LEADING = 1.12

const MOST_BYTES = 300_000
/** Palette quality, %, tried in order. From 85 up no loss is visible. */
const QUALITIES = [85, 70, 55]

const foilStops = (theme: Palette) =>
  titleFoil(theme).map(({ at, color }) => `<stop offset="${at}" stop-color="${color}"/>`)

async function loadFonts() {
  const cut = async (name: FontName) => openFont(await fontFile(name, 'ttf'))
  return {
    display: [await cut('fraunces'), await cut('fraunces-ext')],
    text: [await cut('geist-400'), await cut('geist-ext-400'), await cut('geist-cyrillic-400')],
    meta: [openFont(require.resolve(MONO_FILE))],
  }
}
let siteFonts: ReturnType<typeof loadFonts> | undefined

/** The site's fonts, then those for the other scripts of `words`. */
async function stacksFor(words: string) {
  siteFonts ??= loadFonts()
  const { display, text, meta } = await siteFonts
  const { fonts } = await scriptFonts(words)
  const others = [...text, ...fonts.map(({ file }) => openFont(file(400)))]
  return { display: [...display, ...others], text: others, meta: [...meta, ...others] }
}

/** The portrait as a data URL; undefined when it cannot be decoded. */
async function portraitOf(file: string): Promise<string | undefined> {
  try {
    const side = 4 * PORTRAIT.radius
    const png = await squarePortrait(await readFile(file), side)
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}

type Block = {
  stack: FontStack
  lines: readonly string[]
  sizePx: number
  fill: string
  gap: number
}

/** Lines that run from right to left end at the right edge. */
const lineStart = ({ stack, sizePx }: Block, line: string, x: number, widthPx: number) =>
  isRightToLeft(line) ? x + widthPx - textWidth(stack, line) * sizePx : x

function stackBlocks(blocks: readonly Block[], x: number, widthPx: number): string {
  const heightOf = ({ lines, sizePx, gap }: Block) => gap + lines.length * sizePx * LEADING
  const total = blocks.reduce((sum, block) => sum + heightOf(block), 0)
  let top = CARD.y + (CARD.height - total) / 2
  return blocks
    .map((block) => {
      const { stack, lines, sizePx, fill, gap } = block
      const first = top + gap + sizePx * 0.86
      top += heightOf(block)
      const paths = lines.map((line, index) =>
        textPath(
          stack,
          line,
          lineStart(block, line, x, widthPx),
          first + index * sizePx * LEADING,
          sizePx,
        ),
      )
      return `<path fill="${fill}" d="${paths.join('')}"/>`
    })
    .join('')
}

type Art = { pixels: Buffer; raw: Raw; hasPortrait: boolean }

async function drawArt(profile: Profile, photo: string): Promise<Art> {
  const portrait = await portraitOf(photo)
  const drawing = sharp(
    Buffer.from(cardArt({ plate: plateOf(profile), theme: themeOf(profile) }, portrait)),
  )
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { pixels: data, raw: { width, height, channels }, hasPortrait: portrait !== undefined }
}

/** Drawing takes longest, so it is done once for all images of a build. */
const artOf = new Map<string, Promise<Art>>()

/** An indexed PNG of the best quality within MOST_BYTES. */
async function smallPng({ pixels, raw }: Art, words: string): Promise<Buffer> {
  const layer = { input: Buffer.from(words) }
  for (const quality of QUALITIES) {
    const png = await sharp(pixels, { raw })
      .composite([layer])
      .png({ palette: true, quality, dither: 0.4, effort: 7 })
      .toBuffer()
    if (png.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return png
  }
  throw new Error('QUALITIES is empty')
}

/** The 1200 × 630 image for shared links; with `section`, that title comes first. */
export async function socialCard(profile: Profile, photo: string, section?: string) {
  const key = JSON.stringify([photo, profile.nombre, profile.semilla, profile.tema])
  const art = artOf.get(key) ?? drawArt(profile, photo)
  artOf.set(key, art)
  const { hasPortrait } = await art
  const theme = themeOf(profile)
  const x = hasPortrait ? PORTRAIT.x + PORTRAIT.radius + GAP_PX : CARD.x + MARGIN_PX
  const widthPx = CARD.x + CARD.width - MARGIN_PX - x
  const [first, second, third] = section
    ? [section, profile.nombre, profile.puesto]
    : [profile.nombre, profile.puesto, new URL(profile.sitio).host]
  const { display, text, meta } = await stacksFor(`${first} ${second} ${third}`)
  const title = fitLines(display, first, { ...TITLE, widthPx })
  const blocks: Block[] = [
    { stack: display, ...title, fill: 'url(#foil)', gap: 0 },
    { stack: text, ...fitLines(text, second, { ...LINE, widthPx }), fill: theme.ink, gap: 18 },
    { stack: meta, ...fitLines(meta, third, { ...META, widthPx }), fill: theme.foil[2], gap: 26 },
  ]
  const titlePx = widest(display, title.lines) * title.sizePx
  const right = isRightToLeft(first) ? x + widthPx : x + titlePx
  const across = `x1="${(right - titlePx).toFixed(1)}" y1="0" x2="${right.toFixed(1)}" y2="60"`
  const foil = `<linearGradient id="foil" gradientUnits="userSpaceOnUse" ${across}>${foilStops(theme).join('')}</linearGradient>`
  const shown = blocks.filter(({ stack, lines }) => widest(stack, lines) > 0)
  const size = `width="${WIDTH}" height="${HEIGHT}"`
  const words = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${foil}${stackBlocks(shown, x, widthPx)}</svg>`
  return smallPng(await art, words)
}
