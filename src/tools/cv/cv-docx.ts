import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { stretches } from '../../model/inline-links'
import { directionOf } from '../../model/text-blocks'
import { uri } from '../content/site-address'
import { printed } from '../theme/theme-colors'
import { themeOf } from '../theme/themes'
import type { CvBlock, CvLanguage, CvLink } from './cv-blocks'
import { type Cv, cvOf } from './cv-model'
import { type CvContent, printableContent } from './printable-content'

/** On every computer that has Word, or a font of the same widths. */
const FONT = 'Calibri'
const twips = (pt: number) => 20 * pt
const halfPoints = (pt: number) => 2 * pt

/** In twips. */
const PAPER = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } }

/** `docx` draws ids by chance; an owner's text has no tag. */
const RANDOM_ID = /(?<=<[^<>]*[ :]id=")rId[a-z0-9_-]{21}(?=")/gi
/** Google's viewer refuses a file with an empty list of comments, which `docx` writes (docx, #3506). */
const COMMENTS = /^word\/(?:_rels\/)?comments\.xml(?:\.rels)?$/
const NAMED_COMMENTS = /<(?:Override|Relationship)\b[^<>]*comments\.xml"[^<>]*\/>/g
const PROPERTIES = 'docProps/core.xml'
/** And it writes the clock's time. */
const TIME = /(?<=<dcterms:(?:created|modified)\b[^<>]*>)[^<]+/g
const FIXED_TIME = '2000-01-01T00:00:00Z'
/** The first day that a ZIP can say, in the machine's own time zone, as ZIP has none. */
const FIXED_DAY = new Date(1980, 0, 1)

/** Where it is not the document's. */
const spoken = (lang: string | undefined) => (lang ? { language: { value: lang } } : {})

const link = ({ to, text, lang }: CvLink) =>
  new ExternalHyperlink({
    link: to,
    children: [new TextRun({ text, style: 'Hyperlink', ...spoken(lang) })],
  })

function inLine(text: string, links: readonly CvLink[], options: IParagraphOptions = {}) {
  const runs: ParagraphChild[] = links.map(link)
  if (text !== '') runs.unshift(new TextRun(text))
  const children = runs.flatMap((run) => [new TextRun('  ·  '), run]).slice(1)
  return children.length > 0 ? [new Paragraph({ ...options, children })] : []
}

const isRtl = (text: string) => directionOf(text) === 'rtl'

const paragraph = (text: string, options: IParagraphOptions = {}, lang?: string) =>
  new Paragraph({
    children: [new TextRun({ text, ...spoken(lang) })],
    bidirectional: isRtl(text),
    ...options,
  })

function linked(text: string, options: IParagraphOptions = {}): Paragraph {
  const children = stretches(text).map(({ text, to }) =>
    to === undefined ? new TextRun(text) : link({ to: uri(to), text }),
  )
  return new Paragraph({ children, bidirectional: isRtl(text), ...options })
}

type Heading = { title: string; titleLang?: string; period?: string }

function headingOf(
  { title, titleLang, period = '' }: Heading,
  heading: IParagraphOptions['heading'] = HeadingLevel.HEADING_2,
): Paragraph[] {
  const when = period === '' ? [] : [new TextRun({ text: `  ${period}`, bold: false })]
  const children = [new TextRun({ text: title, ...spoken(titleLang) }), ...when]
  return title === '' ? [] : [new Paragraph({ heading, bidirectional: isRtl(title), children })]
}

function paragraphsOf(block: CvBlock): Paragraph[] {
  switch (block.kind) {
    case 'head': {
      const { subtitle, rank, links = [] } = block
      const heading = rank === 'post' ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2
      // No page ends between an employer and its first post.
      const keepNext = rank === 'employer'
      return [...headingOf(block, heading), ...inLine(subtitle, links, { keepNext })]
    }
    case 'line':
      return inLine(block.text, block.links)
    case 'paragraph':
      return [linked(block.text.replaceAll('\n', ' '))]
    case 'list': {
      const item = { bullet: { level: 0 }, bidirectional: isRtl(block.items.join(' ')) }
      return block.items.map((each) => linked(each, item))
    }
    case 'names':
      return [...headingOf(block), paragraph(block.names.join(', '))]
    case 'image':
      return []
  }
}

const allParagraphs = (cv: Cv): Paragraph[] => [
  paragraph(cv.name, { heading: HeadingLevel.TITLE }),
  ...cv.headlines.map((line) => paragraph(line)),
  ...inLine(cv.place, cv.contact),
  ...cv.summary.flatMap(paragraphsOf),
  ...(cv.availability === '' ? [] : [paragraph(cv.availability)]),
  ...cv.sections.flatMap(({ title, lang, blocks }) => [
    paragraph(title, { heading: HeadingLevel.HEADING_1 }, lang),
    ...blocks.flatMap(paragraphsOf),
  ]),
]

function stylesOf(accent: string, code: string) {
  const color = accent.replace('#', '')
  const heading = (pt: number) => ({ font: FONT, bold: true, size: halfPoints(pt) })
  const spacing = (before: number, after: number) => ({
    paragraph: { spacing: { before: twips(before), after: twips(after) }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: { font: FONT, size: halfPoints(10.5), language: { value: code } },
        paragraph: { spacing: { after: twips(3) } },
      },
      title: { run: { ...heading(26), color } },
      heading1: { run: { ...heading(13), color }, ...spacing(14, 4) },
      heading2: { run: heading(11), ...spacing(7, 1) },
      heading3: { run: heading(10.5), ...spacing(5, 1) },
      hyperlink: { run: { color, underline: {} } },
    },
  }
}

const toldProperties = (xml: string, code: string) =>
  xml.replace('</cp:core', `<dc:language>${code}</dc:language></cp:core`).replace(TIME, FIXED_TIME)

/** The same files, without what chance and the clock wrote and without comments, and with the language. */
function withoutChance(docx: Uint8Array, code: string): Uint8Array {
  const ids = new Set<string>()
  const parts: Zippable = {}
  for (const [name, bytes] of Object.entries(unzipSync(docx))) {
    if (COMMENTS.test(name)) continue
    const xml = strFromU8(bytes)
      .replace(RANDOM_ID, (id) => `rIdLink${[...ids.add(id)].indexOf(id)}`)
      .replace(name.startsWith('word/document') ? /$^/ : NAMED_COMMENTS, '')
    parts[name] = strToU8(name === PROPERTIES ? toldProperties(xml, code) : xml)
  }
  return zipSync(parts, { mtime: FIXED_DAY, level: 9 })
}

/** The CV as DOCX, for systems that take nothing else; the same content gives the same bytes. */
export async function cvDocx(content: CvContent, language: CvLanguage): Promise<Uint8Array> {
  const cv = cvOf(printableContent(content), language)
  const { accent } = printed(themeOf(content.profile))
  const document = new Document({
    title: cv.title,
    subject: cv.role,
    creator: cv.name,
    lastModifiedBy: cv.name,
    styles: stylesOf(accent, language.code),
    sections: [{ properties: { page: { size: PAPER[cv.paper] } }, children: allParagraphs(cv) }],
  })
  return withoutChance(await Packer.toBuffer(document), language.code)
}
