import { directionOf } from '../../model/text-blocks'
import { digestOf, kept } from '../content/build-cache'
import { CAPITALS_EM } from '../fonts/microtext'
import { type TypesetFonts, typesetFonts } from '../fonts/typeset-fonts'
import { printable } from './texts'
import { typeset } from './typeset'

/** In Vite's configuration, where such lines are drawn, there is no `?raw`. */
const source = `
#let line = json(bytes(sys.inputs.line))
#set page(width: auto, height: auto, margin: line.margin * 1pt, fill: none)
#set text(font: line.fonts, fallback: false, size: line.size * 1pt, dir: if line.isRtl { rtl } else { ltr })
#set text(fill: white, stroke: (paint: white, thickness: line.stroke * 1em, join: "round"))
#set text(top-edge: (line.height + line.capitals) / 2 * 1em, bottom-edge: (line.capitals - line.height) / 2 * 1em)
#context [#metadata(measure(line.text).width / 1pt) <width>]
#line.text`

/** Lengths in em but for the size of the letters, which is in px. */
type LineStyle = {
  family: keyof TypesetFonts['families']
  size: number
  /** Round the line; its height, with the capitals in its middle; what is added to the letters' strokes. */
  margin?: number
  height?: number
  stroke?: number
}

/**
 * A text in one line with all its spaces: its width in px, and white letters as SVG; none where no font has one
 * of them. A later build has it without reading the fonts.
 */
export const lineOf = (text: string, style: LineStyle) =>
  kept(`line-${digestOf([text, JSON.stringify(style)])}`, async () => {
    const fonts = await typesetFonts(text)
    const { family, size, margin = 0, height = 1, stroke = 0 } = style
    const shown = printable(text, fonts)
    const line = {
      ...{ text: shown, size, margin: margin * size, height, stroke, capitals: CAPITALS_EM },
      ...{ fonts: fonts.families[family], isRtl: directionOf(shown) === 'rtl' },
    }
    const set = typeset({ file: 'line.typ', source }, { line: JSON.stringify(line) }, fonts)
    const [width = 0] = set.told('width') as number[]
    return { width, svg: shown.trim() === '' ? undefined : set.svg() }
  })
