import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import type { Direction } from '../../site/model/text-blocks'
import { drawnText } from './drawn-text'

/** Fallback order for each letter; letters in none of the fonts are left out. */
export type FontStack = readonly Font[]

const bidi = bidiFactory()

const fontFor = (stack: FontStack, character: string) =>
  stack.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Letters of one font and one direction; odd levels run from right to left. */
type Run = { font: Font; text: string; level: number }

/** From left to right. Letters of one font stay together, for their kerning and joining. */
function runsOf(stack: FontStack, text: string): Run[] {
  const line = drawnText(text)
  const embedding = bidi.getEmbeddingLevels(line)
  const runs = new Map<number, Run>()
  let last: Run | undefined
  let offset = 0
  for (const character of line) {
    const level = embedding.levels[offset] ?? 0
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(character) : null
    const shown = mirrored ?? character
    // A space takes the font of the word before it.
    const font = character === ' ' && last?.level === level ? last.font : fontFor(stack, character)
    if (font && last?.font === font && last.level === level) last.text += shown
    else if (font) last = { font, text: shown, level }
    if (font && last) runs.set(offset, last)
    offset += character.length
  }
  const visual = bidi.getReorderedIndices(line, embedding).map((at) => runs.get(at))
  return [...new Set(visual)].filter((run) => run !== undefined)
}

const layoutOf = ({ font, text, level }: Run) =>
  font.layout(text, undefined, undefined, undefined, level % 2 === 1 ? 'rtl' : 'ltr')

/** Whether a text begins with a letter of a script that runs from right to left. */
export const isRightToLeft = (text: string) =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** Advance width of a line, em. */
export function textWidth(stack: FontStack, text: string): number {
  return runsOf(stack, text).reduce(
    (sum, run) => sum + layoutOf(run).advanceWidth / run.font.unitsPerEm,
    0,
  )
}

/** A line as SVG path, baseline from (x, y). Does not depend on installed fonts. */
export function textPath(stack: FontStack, text: string, x: number, y: number, sizePx: number) {
  let pen = x
  let path = ''
  for (const run of runsOf(stack, text)) {
    const scale = sizePx / run.font.unitsPerEm
    const { glyphs, positions } = layoutOf(run)
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      path += glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, y - yOffset * scale)
        .toSVG()
      pen += xAdvance * scale
    })
  }
  return path
}

export type Column = { left: number; width: number; dir: Direction }

/** Lines that run from right to left, and all of a card that does, begin at the right edge. */
export const leftOf = (line: string, lineWidth: number, { left, width, dir }: Column) =>
  dir === 'rtl' || isRightToLeft(line) ? left + width - lineWidth : left

export type TextBlock = { stack: FontStack; lines: readonly string[]; size: number }

/** A text that was fitted into a room, and whether all of it had room. */
export type FittedText = TextBlock & { isWhole: boolean }

/** Each line with its path, the first below `top`. @param leading from line to line, em */
export function linePaths(block: TextBlock, column: Column, top: number, leading: number) {
  const { stack, lines, size } = block
  return lines.map((text, index) => {
    const left = leftOf(text, textWidth(stack, text) * size, column)
    const baseline = top + size * (0.3 + leading / 2 + index * leading)
    return { text, path: textPath(stack, text, left, baseline, size) }
  })
}

const MORE = '…'

/** In one unit, px or pt. */
type Room = { width: number; maxSize: number; minSize: number; maxLines: number }

/** Width of the widest line, em. */
export const widest = (stack: FontStack, lines: readonly string[]) =>
  Math.max(0, ...lines.map((line) => textWidth(stack, line)))

/** After a space, and after a sign of addresses inside a word. */
const BREAK = /(?<=\s)|(?<=[@/._-])(?!\s)/u

/** Of a word that is wider than a line. */
const PART_OF_WORD = /.{1,8}/gsu

type Split = { lines: string[]; width: number }

/** Words in one line, then in two and so on, the widest of them as narrow as can be. */
function* lineBreaks(stack: FontStack, words: readonly string[]): Generator<Split, never> {
  const made = new Map<string, Split>()
  const oneLine = (from: number, to = words.length): Split => {
    const line = words.slice(from, to).join('').trim()
    const split = made.get(line) ?? { lines: [line], width: textWidth(stack, line) }
    made.set(line, split)
    return split
  }
  /** Of the words from each on. */
  let tails = words.map((_, from) => oneLine(from))
  for (;;) {
    if (tails[0]) yield tails[0]
    tails = tails.map((whole, from) => {
      let best: Split | undefined
      for (const [at, tail] of tails.slice(from + 1).entries()) {
        const head = oneLine(from, from + 1 + at)
        if (best && head.width >= best.width) break
        const width = Math.max(head.width, tail.width)
        if (!best || width < best.width) best = { lines: [...head.lines, ...tail.lines], width }
      }
      return best ?? whole
    })
  }
}

function shortened(stack: FontStack, line: string, widthEm: number): string {
  if (textWidth(stack, line) <= widthEm) return line
  const letters = Array.from(line)
  while (letters.length > 0 && textWidth(stack, `${letters.join('')}${MORE}`) > widthEm)
    letters.pop()
  return `${letters.join('').replace(/[\s…]+$/, '')}${MORE}`
}

/** More have no room anywhere, and would take long to measure. */
const MOST_WORDS = 60

/** As few lines as `minSize` allows, then as large as fits; the rest ends in an ellipsis. */
export function fitLines(stack: FontStack, text: string, room: Room): FittedText {
  const { width, maxSize, minSize, maxLines } = room
  const fits = (word: string) => textWidth(stack, word.trim()) * minSize <= width
  const words = text
    .replace(/\s+/g, ' ')
    .split(BREAK)
    .flatMap((word) => (fits(word) ? [word] : (word.match(PART_OF_WORD) ?? [])))
    .filter((word) => textWidth(stack, word.trim()) > 0)
  const isWhole = words.splice(MOST_WORDS).length === 0
  if (!isWhole) words.push(words.pop()?.trim() + MORE)
  if (words.length === 0) return { stack, lines: [], size: minSize, isWhole }
  const breaks = lineBreaks(stack, words)
  for (let count = 1; ; count++) {
    const { lines, width: ems } = breaks.next().value
    const size = Math.min(maxSize, width / ems)
    if (size >= minSize) return { stack, lines, size, isWhole }
    if (count < maxLines) continue
    const short = lines.map((line) => shortened(stack, line, width / minSize))
    return { stack, lines: short, size: minSize, isWhole: false }
  }
}
