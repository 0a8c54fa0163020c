import { readFileSync } from 'node:fs'
import { type Direction, directionOf } from '../../site/model/text-blocks'
import { digestOf, kept } from '../content/build-cache'
import { drawnText } from '../fonts/drawn-text'
import { packageFile } from '../fonts/font-file'
import { type TypesetFonts, typesetFonts } from '../fonts/typeset-fonts'
import { type Template, typeset } from './typeset'

// By its name in package.json: in Vite's configuration there is no `?raw`, in the build's bundle no folder.
const TEMPLATE: Template = {
  file: 'src/tools/typeset/text-block.typ',
  source: readFileSync(packageFile('#typeset/text-block.typ'), 'utf8'),
}
const UNLIMITED = 1e6

type Family = keyof TypesetFonts['families']
export type Column = { left: number; width: number; dir: Direction }

/** Lengths in one unit, px or pt. */
export type TextRoom = {
  family: Family
  column: Column
  maxSize: number
  minSize: number
  /** From line to line, em. */
  leading: number
  maxLines?: number
  height?: number
}

export type TextBlock = {
  /** As it is shown: where it is not whole, it ends in an ellipsis. */
  text: string
  isWhole: boolean
  size: number
  left: number
  width: number
  height: number
  /** Its outlines below `top`, as SVG path with M, L, Q, C and Z. */
  path: (top: number, left?: number) => string
}

/** Addresses may part after their signs. */
const SIGN = /(?<=[@/._-])(?!\s)/gu
/** Where words end, and letters between which a line may part. */
const WORD_END =
  /(?<=[\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u
/** Of lines that are as high as their letters, from their upper edge, em. */
const BASELINE = 0.8

/** Without letters that no font has. */
const printable = (text: string, { letters }: TypesetFonts) =>
  Array.from(drawnText(text).replace(/[^\S\n]+/g, ' '))
    .filter((letter) => letters.has(letter.codePointAt(0) ?? 0) || /[\n\p{Cf}]/u.test(letter))
    .join('')

type Point = readonly [x: number, y: number]
/** In steps from point to point, y upwards. */
type Glyph = { outline: string; at: Point }

function glyphsOf(svg: string): Glyph[] {
  const outlines = new Map<string, string>()
  for (const [, id = '', outline = ''] of svg.matchAll(/<symbol id="(\w+)".*?<path d="(.*?)"/gs)) {
    outlines.set(id, outline)
  }
  let [left, base] = [0, 0]
  const glyphs: Glyph[] = []
  const places = /matrix\(1 0 0 -1 (\S+) (\S+)\)|<use xlink:href="#(\w+)" x="(.*?)" y="(.*?)"/g
  for (const [, x, y, id, along, up] of svg.matchAll(places)) {
    const outline = outlines.get(id ?? '')
    if (outline === undefined) [left, base] = [Number(x), Number(y)]
    else glyphs.push({ outline, at: [left + Number(along), base - Number(up)] })
  }
  return glyphs
}

/** @param placed a point of the outline as a point of the drawing */
function drawn(outline: string, placed: (x: number, y: number) => Point): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let path = ''
  for (const [, step = '', told = ''] of outline.matchAll(/([mlhvqcZ])([^a-zA-Z]*)/g)) {
    const values = (told.match(/-?[\d.]+/g) ?? []).map(Number)
    if (step === 'v') values.unshift(0)
    path += step === 'h' || step === 'v' ? 'L' : step.toUpperCase()
    if (step === 'Z') [x, y] = [startX, startY]
    const [fromX, fromY] = [x, y]
    for (let at = 0; at < values.length; at += 2) {
      ;[x, y] = [fromX + (values[at] ?? 0), fromY + (values[at + 1] ?? 0)]
      path += `${placed(x, y)
        .map((value) => Number(value.toFixed(3)))
        .join(' ')} `
    }
    if (step === 'm') [startX, startY] = [x, y]
  }
  return path
}

type Told = { text: string; isWhole: boolean; lines: number; width: number }

function blockOf(text: string, fonts: TypesetFonts, room: TextRoom): TextBlock {
  const { family, column, maxSize, minSize, leading } = room
  const { maxLines = UNLIMITED, height = UNLIMITED } = room
  const empty = { text: '', isWhole: true, left: column.left, width: 0, height: 0, size: minSize }
  if (text.trim() === '') return { ...empty, path: () => '' }
  const dir = directionOf(text)
  const isAtEnd = column.dir === 'rtl' || dir === 'rtl'
  const block = {
    parts: text.replace(SIGN, '\u200b').split(WORD_END),
    fonts: fonts.families[family],
    lines: Math.max(1, Math.min(maxLines, Math.floor(height / (minSize * leading)))),
    ...{ size: minSize, width: column.width, leading, dir, isAtEnd },
  }
  const made = typeset(TEMPLATE, { block: JSON.stringify(block) }, fonts)
  const [told] = made.told('set') as [Told]
  const size = Math.min(
    maxSize,
    (minSize * column.width) / told.width,
    height / (told.lines * leading),
  )
  const scale = size / minSize
  const width = scale * told.width
  const left = isAtEnd ? column.left + column.width - width : column.left
  const glyphs = glyphsOf(made.svg())
  const path = (top: number, start = left) =>
    glyphs
      .map(({ outline, at: [atX, atY] }) =>
        drawn(outline, (x, y) => [start + scale * (atX + x), top + scale * (atY - y)]),
      )
      .join('')
  const { isWhole, lines } = told
  return { text: told.text, isWhole, size, left, width, height: lines * size * leading, path }
}

/** Sets texts by Typst, all of them in letters of `words`. */
export async function typesetter(words: string) {
  const fonts = await typesetFonts(words)
  return {
    /** In as few lines as `minSize` allows, then as large as fits; the rest ends in an ellipsis. */
    setText: (text: string, room: TextRoom): TextBlock =>
      blockOf(printable(text, fonts).trim(), fonts, room),
    /** In one line with all its spaces, its baseline from (0, 0). */
    setLine: (text: string, family: Family, size: number) => {
      const column = { left: 0, width: UNLIMITED, dir: 'ltr' } as const
      const room = { family, column, minSize: size, maxSize: size, leading: 1 }
      const { width, path } = blockOf(printable(text, fonts), fonts, room)
      return { width, path: path(-BASELINE * size, 0) }
    },
  }
}

/** A line as `setLine` has it, in fonts of its own; a later build has it without reading them. */
export const lineOf = (text: string, family: Family, size: number) =>
  kept(`line-${digestOf([text, family, String(size)])}`, async () =>
    (await typesetter(text)).setLine(text, family, size),
  )
