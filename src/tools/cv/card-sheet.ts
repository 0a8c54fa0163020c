import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { type Box, grown, type Ink, MM, numbers, rectangle, rgb } from './print-ink'

/** Trimmed: Europe's and Latin America's usual card, and that of the United States. */
export const CARD_SIZES = {
  eu: { x: 0, y: 0, width: 85 * MM, height: 55 * MM },
  us: { x: 0, y: 0, width: 3.5 * 72, height: 2 * 72 },
} as const satisfies Record<string, Box>
export type CardSize = keyof typeof CARD_SIZES

/** What is printed beyond the trimmed edge, for the cutter's tolerance. */
export const BLEED = 3 * MM
const MARK_START = BLEED + 1 * MM
const MARK_END = MARK_START + 5 * MM
/** From the trimmed edge to the sheet's. */
const MARGIN = MARK_END + 1 * MM

/** The thinnest line, 0.106 mm: presses ask for 0.1 mm, which is 0.283 pt. */
export const HAIRLINE = 0.3

/** Colours from a point outwards; the stops go from 0 to 1. */
export type Glow = {
  x: number
  y: number
  radius: number
  stops: readonly (readonly [at: number, color: string])[]
}

/** A printed side. Lengths in pt from the trimmed card's upper left corner, y downwards. */
export type Face = {
  drawing: string
  /** Of the crop marks. */
  ink: Ink
  /** By the names that `drawing` strokes with. */
  glows: Readonly<Record<string, Glow>>
}

/** Two marks at each corner. */
function cropMarks({ width, height }: Box): string {
  const ends = (edge: number) => [
    [-MARK_END, -MARK_START],
    [edge + MARK_START, edge + MARK_END],
  ]
  const across = [0, height].flatMap((y) =>
    ends(width).map(([from = 0, to = 0]) => `${numbers(from, y)} m ${numbers(to, y)} l S`),
  )
  const down = [0, width].flatMap((x) =>
    ends(height).map(([from = 0, to = 0]) => `${numbers(x, from)} m ${numbers(x, to)} l S`),
  )
  return [...across, ...down].join('\n')
}

/** A shading to stroke with: still vectors, and without transparency. */
function pattern({ x, y, radius, stops }: Glow, matrix: readonly number[]) {
  const functions = stops.slice(1).map(([, color], index) => {
    const [, before = color] = stops[index] ?? []
    return { FunctionType: 2, Domain: [0, 1], C0: rgb(before), C1: rgb(color), N: 1 }
  })
  const between = {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: stops.slice(1, -1).map(([at]) => at),
    Encode: functions.flatMap(() => [0, 1]),
  }
  const Coords = [x, y, 0, x, y, radius]
  const Shading = {
    ShadingType: 3,
    ColorSpace: 'DeviceRGB',
    Coords,
    Extend: [true, true],
    Function: between,
  }
  return { Type: 'Pattern', PatternType: 2, Matrix: [...matrix], Shading }
}

/** A PDF with a page for each face, with its boxes and crop marks. The same faces, the same bytes. */
export async function cardSheets(trim: Box, faces: readonly Face[], title: string) {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title)
  pdf.setAuthor(title)
  const sheet = grown(trim, MARGIN)
  const matrix = [1, 0, 0, -1, MARGIN, MARGIN + trim.height]
  for (const { drawing, ink, glows } of faces) {
    const page = pdf.addPage([sheet.width, sheet.height])
    const bled = grown(trim, BLEED)
    page.setBleedBox(MARGIN - BLEED, MARGIN - BLEED, bled.width, bled.height)
    page.setTrimBox(MARGIN, MARGIN, trim.width, trim.height)
    const clip = `q ${rectangle(bled)} W n`
    const marks = `${ink.stroke} ${HAIRLINE} w\n${cropMarks(trim)}`
    const content = [`${numbers(...matrix)} cm`, clip, drawing, 'Q', marks].join('\n')
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)))
    const named = Object.entries(glows).map(([name, glow]) => [name, pattern(glow, matrix)])
    page.node.set(PDFName.of('Resources'), pdf.context.obj({ Pattern: Object.fromEntries(named) }))
  }
  // Older presses know no object streams.
  return pdf.save({ useObjectStreams: false })
}
