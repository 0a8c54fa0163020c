import type { Font } from 'fontkit'

/** Fallback order for each letter; letters in none of the fonts are left out. */
export type FontStack = readonly Font[]

const fontFor = (stack: FontStack, character: string) =>
  stack.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Runs of letters of one font, so that kerning stays. */
function runsOf(stack: FontStack, text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = fontFor(stack, character)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Advance width of a line, em. */
export function textWidth(stack: FontStack, text: string): number {
  return runsOf(stack, text).reduce(
    (sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
    0,
  )
}

/** A line as SVG path, baseline from (x, y). Does not depend on installed fonts. */
export function textPath(stack: FontStack, text: string, x: number, y: number, sizePx: number) {
  let pen = x
  let path = ''
  for (const { font, text: letters } of runsOf(stack, text)) {
    const scale = sizePx / font.unitsPerEm
    const { glyphs, positions } = font.layout(letters)
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
