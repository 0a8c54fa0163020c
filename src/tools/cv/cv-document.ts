import { stretches } from '../../model/inline-links'
import { PLATE_RADIUS, type Plate } from '../../site/engraving/plate'
import { uri } from '../content/site-address'
import { plateOf } from '../drawing/draw-plate'
import { drawingOf } from '../drawing/ring-drawing'
import { typesetFonts } from '../fonts/typeset-fonts'
import { printed } from '../theme/theme-colors'
import { themeOf } from '../theme/themes'
import { type Template, type Typeset, typeset } from '../typeset/typeset'
import source from './cv.typ?raw'
import { type CvBlock, type CvLanguage, turned } from './cv-blocks'
import { cvOf } from './cv-model'
import { type CvContent, printableContent } from './printable-content'

const OURS: Template = { file: 'src/tools/cv/cv.typ', source }

/** How open a CV is set: times the usual sizes of letters, of the room between parts; em; pt beside an owner's own form. */
type Fit = {
  readonly letters: number
  readonly room: number
  readonly leading: number
  readonly side: number
}
const USUAL: Fit = { letters: 1, room: 1, leading: 1.4, side: 66 }
const OPEN: Fit = { letters: 1.06, room: 1.7, leading: 1.5, side: 66 }
/** The first that saves a page is taken. */
const CLOSER: readonly Fit[] = [
  { letters: 1, room: 0.9, leading: 1.36, side: 60 },
  { letters: 0.97, room: 0.75, leading: 1.32, side: 54 },
  { letters: 0.93, room: 0.6, leading: 1.25, side: 46 },
  { letters: 0.9, room: 0.3, leading: 1.19, side: 44 },
]
/** Of a page: shorter CVs have room to be open. */
const SHORT = 0.7
/** Of the last page, of several. */
const LEAST = 0.25

const LINE_WIDTH = 0.72

/** The card's medallion as lines, light on printer ink. */
function rosetteSvg({ rings, rope, circles }: Plate, { pale, fine }: ReturnType<typeof printed>) {
  const [flower, inner, outer] = rings
  const drawing = drawingOf({})
  const side = 2 * PLATE_RADIUS
  const box = `${-PLATE_RADIUS} ${-PLATE_RADIUS} ${side} ${side}`
  // The outer ring is the largest: below the others and paler.
  const woven = `<g stroke="${pale}">${drawing([outer])}</g>${drawing([inner, flower, rope])}`
  const lines = circles.map(
    ({ radius, width }) => `<circle r="${radius}" stroke-width="${width}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="${fine}" stroke-width="${LINE_WIDTH}">${woven}${lines.join('')}</svg>`
}

/** A text in stretches, of which some lead somewhere. */
const runsOf = (text: string) =>
  stretches(text.replaceAll('\n', ' ')).map(({ text, to }) =>
    to === undefined ? { text } : { text, to: uri(to) },
  )

/** As docs/content.md tells who writes a template. */
function told(blocks: readonly CvBlock[]) {
  let entry: string | undefined
  return blocks.map((block) => {
    if (block.kind === 'head') entry = block.id
    if (block.kind === 'paragraph') return { ...block, runs: runsOf(block.text) }
    if (block.kind === 'list') return { ...block, entry, items: block.items.map(runsOf) }
    return block
  })
}

/** Behind every template: where its text ends, by which it is fitted, and the résumé for programs. */
const END = `
#context [#metadata((page: here().page(), down: here().position().y / page.height)) <cv-end>]
#context [#metadata(query(<cv-spot>).map(each => {
  let (page, x, y) = each.location().position()
  (name: each.value, page: page, x: x.pt(), y: y.pt())
})) <cv-spots>]
#if "resume" in sys.inputs {
  pdf.attach("/resume.json", bytes(sys.inputs.resume), relationship: "alternative", mime-type: "application/json", description: "JSON Resume")
}`

/** What a page leaves free at top and foot. */
const MARGIN = 0.05
/** '1.4', of pages that the text fills. */
function lengthOf(cv: Typeset): number {
  const [{ down = 0 } = {}] = cv.told('cv-end') as { down?: number }[]
  return cv.pages - 1 + (down - MARGIN) / (1 - 2 * MARGIN)
}

type Item = { entry: string | null; at: number; of: number; page: number }

/** Entries that a page's end parts so that one item of a list stands alone. */
function partedEntries(cv: Typeset): string[] {
  const items = cv.told('cv-item') as Item[]
  return items.flatMap(({ entry, at, page }, index) => {
    const next = items[index + 1]
    const isEnd = at === 0 || at + 2 === next?.of
    return next?.at === at + 1 && isEnd && next.page !== page ? (entry ?? []) : []
  })
}

/** A CV in the fit that saves a page, leaves no page nearly empty, or else in the usual one. */
function inBestFit(set: (fit: Fit) => Typeset): Typeset {
  const lastOf = (cv: Typeset) => lengthOf(cv) - (cv.pages - 1)
  const usual = set(USUAL)
  if (usual.pages === 1) return lengthOf(usual) >= SHORT ? usual : set(OPEN)
  for (const fit of CLOSER) {
    const closer = set(fit)
    if (closer.pages < usual.pages && (closer.pages === 1 || lastOf(closer) >= LEAST)) return closer
  }
  return lastOf(usual) >= LEAST ? usual : set(OPEN)
}

type Options = {
  /** The owner's own. */
  template?: Template | undefined
  /** What a program finds in the PDF. */
  resume?: string
}

/** The CV, set on pages; the same content gives the same bytes. @throws TemplateError */
export async function renderCv(
  content: CvContent,
  language: CvLanguage,
  { template = OURS, resume }: Options = {},
): Promise<Typeset> {
  const { code, dir, words } = language
  const fonts = await typesetFonts(JSON.stringify([content, words]))
  const printable = printableContent(content, fonts.letters)
  const { sections, summary, headlines, availability, ...cv } = cvOf(printable, language)
  const lineOf = (text: string) => ({ text, ...turned(text, dir) })
  const colors = printed(themeOf(content.profile))
  const data = {
    ...cv,
    ...{ language: code, dir, colors, fonts: fonts.families },
    head: lineOf(cv.name),
    headlines: headlines.map(lineOf),
    summary: told(summary),
    availability: availability === '' ? [] : [lineOf(availability)],
    sections: sections.map(({ blocks, ...said }) => ({ ...said, blocks: told(blocks) })),
    // Of the name as it is written: the printable one may lack letters.
    rosette: rosetteSvg(plateOf(content.profile), colors),
  }
  const complete = { ...template, source: template.source + END }
  const set = (fit: Fit, whole: readonly string[] = []): Typeset => {
    const inputs = { cv: JSON.stringify({ ...data, fit, whole }) }
    const cv = typeset(complete, resume === undefined ? inputs : { ...inputs, resume }, fonts)
    const parted = partedEntries(cv).filter((id) => !whole.includes(id))
    return parted.length === 0 ? cv : set(fit, [...whole, ...parted])
  }
  return inBestFit(set)
}
