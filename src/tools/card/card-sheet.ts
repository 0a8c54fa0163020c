import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { type Box, grown, MM, numbers, PURE_BLACK, rectangle, rgb } from './print-ink'

/** Trimmed: Europe's and Latin America's usual card, and that of the United States. */
export const CARD_SIZES = {
  eu: { x: 0, y: 0, width: 85 * MM, height: 55 * MM },
  us: { x: 0, y: 0, width: 3.5 * 72, height: 2 * 72 },
} as const satisfies Record<string, Box>
export type CardSize = keyof typeof CARD_SIZES

/** What is printed beyond the trimmed edge, for the cutter's tolerance. */
export const BLEED = 3 * MM
const MARK_START = BLEED + 1 * MM
const MARK_LENGTH = 5 * MM
const MARK_END = MARK_START + MARK_LENGTH
const MARGIN = MARK_END + 1 * MM

/** The thinnest line, 0.106 mm: presses ask for 0.1 mm, which is 0.283 pt. */
export const HAIRLINE = 0.3

export type Glow = { x: number; y: number; radius: number; from: string; to: string }

/** A printed side. Lengths in pt from the trimmed card's upper left corner, y downwards. */
export type Face = {
  drawing: string
  /** By the names that `drawing` strokes with. */
  glows: Readonly<Record<string, Glow>>
}

/** Two marks at each corner: four lines along the edges, interrupted over the card. */
function cropMarks({ width, height }: Box): string {
  const line = (length: number, from: string, to: string) =>
    `[${numbers(MARK_LENGTH, length + 2 * MARK_START)}] 0 d ${from} m ${to} l S`
  const [right, foot] = [width + MARK_END, height + MARK_END]
  return [
    `${PURE_BLACK} ${HAIRLINE} w`,
    ...[0, height].map((y) => line(width, numbers(-MARK_END, y), numbers(right, y))),
    ...[0, width].map((x) => line(height, numbers(x, -MARK_END), numbers(x, foot))),
  ].join('\n')
}

/** A shading to stroke with: still vectors, and without transparency; N below 1 for a soft end. */
const pattern = ({ x, y, radius, from, to }: Glow, Matrix: number[]) => ({
  PatternType: 2,
  Matrix,
  Shading: {
    ShadingType: 3,
    ColorSpace: 'DeviceRGB',
    Coords: [x, y, 0, x, y, radius],
    Extend: [true, true],
    Function: { FunctionType: 2, Domain: [0, 1], C0: rgb(from), C1: rgb(to), N: 0.7 },
  },
})

/** A PDF with a page for each face, with its boxes and crop marks. The same faces, the same bytes. */
export async function cardSheets(trim: Box, faces: readonly Face[], title: string) {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title)
  pdf.setAuthor(title)
  const [sheet, bled] = [grown(trim, MARGIN), grown(trim, BLEED)]
  const matrix = [1, 0, 0, -1, MARGIN, MARGIN + trim.height]
  for (const { drawing, glows } of faces) {
    const page = pdf.addPage([sheet.width, sheet.height])
    page.setBleedBox(MARGIN - BLEED, MARGIN - BLEED, bled.width, bled.height)
    page.setTrimBox(MARGIN, MARGIN, trim.width, trim.height)
    const clipped = ['q', `${rectangle(bled)} W n`, drawing, 'Q']
    const content = [`${numbers(...matrix)} cm`, ...clipped, cropMarks(trim)].join('\n')
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)))
    const named = Object.entries(glows).map(([name, glow]) => [name, pattern(glow, matrix)])
    page.node.set(PDFName.of('Resources'), pdf.context.obj({ Pattern: Object.fromEntries(named) }))
  }
  // Older presses know no object streams.
  return pdf.save({ useObjectStreams: false })
}
