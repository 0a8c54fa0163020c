import sharp from 'sharp'
import type { Profile } from '../../../../model/schema/schema'
import { CAPITALS_EM, microtextOf } from '../../../fonts/microtext'
import { themeOf } from '../../../theme/themes'
import { lineOf } from '../../../typeset/line'
import { escapeHtml } from '../../text'
import { type MadeFile, madeFile } from './sized-files'

/** px. Letters of 1.4 px: read four times as large. */
const SIZE = 2
/** As the frame's in paper.module.css. */
const FRAME = { corner: 18, line: 2, radius: 14.5 }
const OPACITY = { letters: 0.5, arc: 0.2 }
/** A viewer's least size of letters would make them larger than they are. */
const TENTHS = 10

type Owner = Pick<Profile, 'nombre' | 'sitio' | 'tema'>

/** A frame whose edges are repeated, for `border-image`: the text in a font of the system, and arcs. */
export async function hairlineSvg(owner: Owner): Promise<string> {
  const text = microtextOf(owner)
  const { width } = await lineOf(text, { family: 'text', size: SIZE })
  const { corner, line, radius } = FRAME
  const half = corner + width / 2
  const [x, y] = [-width / 2, line - half + (CAPITALS_EM * SIZE) / 2]
  const color = themeOf(owner).foil[2]
  const numbers = (...values: number[]) => values.map((each) => Number(each.toFixed(2))).join(' ')
  const letters = [
    `x="${numbers(TENTHS * x)}" y="${numbers(TENTHS * y)}" font-size="${TENTHS * SIZE}"`,
    `textLength="${numbers(TENTHS * (width - 0.3 * SIZE))}" lengthAdjust="spacingAndGlyphs"`,
    `transform="scale(${1 / TENTHS})" font-family="sans-serif" font-weight="600"`,
  ].join(' ')
  const start = numbers(line - half, corner - half)
  const arc = `M${start}v${numbers(line + radius - corner)}a${radius} ${radius} 0 0 1 ${radius}-${radius}H${numbers(corner - half)}`
  const turns = [90, 180, 270].map((angle) => `<use href="#e" transform="rotate(${angle})"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${numbers(2 * half)}" height="${numbers(2 * half)}" viewBox="${numbers(-half, -half, 2 * half, 2 * half)}"><g id="e"><text ${letters} fill="${color}" fill-opacity="${OPACITY.letters}">${escapeHtml(text.trim())}</text><path d="${arc}" fill="none" stroke="${color}" stroke-opacity="${OPACITY.arc}"/></g>${turns.join('')}</svg>`
}

/** Of the scene's. */
const STRIP = { family: 'text', size: 22 / 1.3, height: 1.3, stroke: 0.03 } as const

/** The text once, light on dark, in the middle of a strip that repeats. */
export async function microtextFile(owner: Owner): Promise<MadeFile> {
  const { svg = '' } = await lineOf(microtextOf(owner), STRIP)
  const source = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
  return madeFile('microtexto', source, 'webp')
}
