import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { directionOf, textBlocks } from '../../site/model/text-blocks'
import { themeOf } from '../files/theme/palettes'
import { printed } from '../files/theme/theme-colors'
import { type Cv, type CvEntry, type CvLanguage, type CvLink, cvOf } from './cv-model'
import { type CvContent, printableContent } from './cv-text'

const BULLETS = 'bullets'
/** On every computer that has Word, or a font of the same widths. */
const FONT = 'Calibri'
const twips = (pt: number) => 20 * pt
const halfPoints = (pt: number) => 2 * pt
const PAGE_SIDE_PT = 62
const A4_TWIPS = { width: 11_906, height: 16_838 }

/** `docx` writes the time and draws ids by chance: both are fixed, as the CV's other files are. */
const RANDOM_ID = /(?<=")rId[a-z0-9_-]{21}(?=")/g
const CORE = 'docProps/core.xml'
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const FIXED_TIME = '2000-01-01T00:00:00Z'
/** The first day that a ZIP can say, in the machine's own time zone, as ZIP has none. */
const FIXED_DAY = new Date(1980, 0, 1)

const separator = () => new TextRun({ text: '  ·  ' })

const link = ({ to, text }: CvLink): ParagraphChild =>
  new ExternalHyperlink({ link: to, children: [new TextRun({ text, style: 'Hyperlink' })] })

/** Texts and links in one line. */
const inLine = (parts: readonly (string | CvLink)[]): ParagraphChild[] =>
  parts
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? new TextRun({ text: part }) : link(part)))
    .flatMap((run, index) => (index === 0 ? [run] : [separator(), run]))

const isRtl = (text: string) => directionOf(text) === 'rtl'

const paragraph = (text: string) =>
  new Paragraph({ bidirectional: isRtl(text), children: [new TextRun({ text })] })

const told = (text: string): Paragraph[] =>
  textBlocks(text).flatMap((block) =>
    block.kind === 'list'
      ? block.items.map(
          (item) =>
            new Paragraph({
              bidirectional: isRtl(text),
              numbering: { reference: BULLETS, level: 0 },
              children: [new TextRun({ text: item })],
            }),
        )
      : [paragraph(block.text.replaceAll('\n', ' '))],
  )

function entryParagraphs({ title, period = '', kind = '', links = [], text = '', names }: CvEntry) {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    bidirectional: isRtl(title),
    children: [
      new TextRun({ text: title }),
      ...(period === '' ? [] : [new TextRun({ text: `  ${period}`, style: 'Period' })]),
    ],
  })
  const facts = inLine([kind, ...links])
  return [
    ...(title === '' ? [] : [heading]),
    ...(facts.length > 0 ? [new Paragraph({ children: facts })] : []),
    ...(names ? [paragraph(names.join(', '))] : []),
    ...told(text),
  ]
}

const paragraphsOf = (cv: Cv): Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun({ text: cv.name })] }),
  ...cv.headlines.map(paragraph),
  new Paragraph({ children: inLine([cv.place, ...cv.contact]) }),
  ...[cv.summary, cv.availability].filter((text) => text !== '').map(paragraph),
  ...cv.sections.flatMap(({ title, entries }) => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun({ text: title })] }),
    ...entries.flatMap(entryParagraphs),
  ]),
]

function stylesOf(accent: string, code: string) {
  const color = accent.replace('#', '')
  const heading = { font: FONT, bold: true }
  return {
    default: {
      document: {
        run: { font: FONT, size: halfPoints(10.5), language: { value: code } },
        paragraph: { spacing: { after: twips(3) } },
      },
      title: { run: { ...heading, color, size: halfPoints(26) } },
      heading1: {
        run: { ...heading, color, size: halfPoints(13) },
        paragraph: { spacing: { before: twips(14), after: twips(4) }, keepNext: true },
      },
      heading2: {
        run: { ...heading, size: halfPoints(11) },
        paragraph: { spacing: { before: twips(7), after: twips(1) }, keepNext: true },
      },
      hyperlink: { run: { color, underline: {} } },
    },
    characterStyles: [
      { id: 'Period', name: 'Period', run: { bold: false, color, size: halfPoints(9.5) } },
    ],
  }
}

/** The same files, without what chance and the clock wrote, and with the language. */
function withoutChance(docx: Uint8Array, code: string): Uint8Array {
  const ids = new Map<string, string>()
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `rIdLink${ids.size + 1}`)
    return ids.get(id) ?? id
  }
  const withLanguage = (xml: string) =>
    xml.replace('</cp:core', `<dc:language>${code}</dc:language></cp:core`)
  const parts: Zippable = {}
  for (const [name, bytes] of Object.entries(unzipSync(docx))) {
    const xml = strFromU8(bytes).replace(RANDOM_ID, idOf)
    parts[name] = strToU8(name === CORE ? withLanguage(xml.replace(TIME, FIXED_TIME)) : xml)
  }
  return zipSync(parts, { mtime: FIXED_DAY, level: 9 })
}

/** The CV as DOCX, for systems that take nothing else; the same content gives the same bytes. */
export async function cvDocx(content: CvContent, language: CvLanguage): Promise<Uint8Array> {
  const cv = cvOf(printableContent(content), language)
  const { accent } = printed(themeOf(content.profile))
  const indent = { left: twips(14), hanging: twips(10) }
  const side = twips(PAGE_SIDE_PT)
  const margin = { top: side, right: side, bottom: side, left: side }
  const document = new Document({
    title: cv.title,
    subject: cv.role,
    creator: cv.name,
    lastModifiedBy: cv.name,
    styles: stylesOf(accent, language.code),
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent } },
            },
          ],
        },
      ],
    },
    sections: [{ properties: { page: { size: A4_TWIPS, margin } }, children: paragraphsOf(cv) }],
  })
  return withoutChance(await Packer.toBuffer(document), language.code)
}
