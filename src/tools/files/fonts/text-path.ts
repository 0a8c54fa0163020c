import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'

/** Fallback order for each letter; letters in none of the fonts are left out. */
export type FontStack = readonly Font[]

const bidi = bidiFactory()

const fontFor = (stack: FontStack, character: string) =>
  stack.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Letters of one font and one direction; odd levels run from right to left. */
type Run = { font: Font; text: string; level: number }

/** From left to right. Letters of one font stay together, for their kerning and joining. */
function runsOf(stack: FontStack, text: string): Run[] {
  const line = text.normalize('NFC')
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

const MORE = '…'

type Room = { widthPx: number; maxSizePx: number; minSizePx: number; maxLines: number }

/** Width of the widest line, em. */
export const widest = (stack: FontStack, lines: readonly string[]) =>
  Math.max(0, ...lines.map((line) => textWidth(stack, line)))

function balanced(stack: FontStack, words: readonly string[], count: number): string[] {
  if (count === 1 || words.length < 2) return [words.join(' ')]
  const splits = words.slice(1).map((_, index) => {
    const [head, tail] = [words.slice(0, index + 1), words.slice(index + 1)]
    return [head.join(' '), ...balanced(stack, tail, count - 1)]
  })
  const width = new Map(splits.map((split) => [split, widest(stack, split)]))
  return splits.reduce((best, split) =>
    (width.get(split) ?? 0) < (width.get(best) ?? 0) ? split : best,
  )
}

function shortened(stack: FontStack, line: string, widthEm: number): string {
  if (textWidth(stack, line) <= widthEm) return line
  const letters = Array.from(line)
  while (letters.length > 0 && textWidth(stack, `${letters.join('')}${MORE}`) > widthEm)
    letters.pop()
  return `${letters.join('').replace(/[\s…]+$/, '')}${MORE}`
}

/** Limits the brute-force search for line breaks. */
const MOST_WORDS = 12

/** As few lines as `minSizePx` allows, then as large as fits; the rest ends in an ellipsis. */
export function fitLines(stack: FontStack, text: string, room: Room) {
  const { widthPx, maxSizePx, minSizePx, maxLines } = room
  const words = text.split(/\s+/).filter((word) => textWidth(stack, word) > 0)
  if (words.splice(MOST_WORDS).length > 0) words[MOST_WORDS - 1] += MORE
  if (words.length === 0) return { lines: [], sizePx: minSizePx }
  for (let count = 1; count <= maxLines; count++) {
    const lines = balanced(stack, words, count)
    const sizePx = Math.min(maxSizePx, widthPx / widest(stack, lines))
    if (sizePx >= minSizePx) return { lines, sizePx }
  }
  const lines = balanced(stack, words, maxLines)
  const short = lines.map((line) => shortened(stack, line, widthPx / minSizePx))
  return { lines: short, sizePx: minSizePx }
}
