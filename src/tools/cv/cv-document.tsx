import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { getDocumentProxy } from 'unpdf'
import { plateOf } from '../drawing/draw-plate'
import { printed } from '../theme/theme-colors'
import { themeOf } from '../theme/themes'
import { registerCvFonts } from './cv-fonts'
import { CvHeading } from './cv-heading'
import { type CvLanguage, cvOf } from './cv-model'
import { CvSection } from './cv-section'
import { cvStyles, type Grade, PAGE_FOOT_PT, PAGE_TOP_PT, StylesProvider } from './cv-styles'
import { type CvContent, printableContent } from './cv-text'

const USUAL: Grade = { type: 1, room: 1, leading: 1.4, sidePt: 66, inPairs: false }
const OPEN: Grade = { type: 1.06, room: 1.7, leading: 1.5, sidePt: 66, inPairs: false }
/** `share`: at least what they need of the usual length. */
const CLOSER: readonly (Grade & { share: number })[] = [
  { type: 1, room: 1, leading: 1.38, sidePt: 62, inPairs: true, share: 0.75 },
  { type: 0.97, room: 0.8, leading: 1.32, sidePt: 54, inPairs: true, share: 0.7 },
  { type: 0.93, room: 0.6, leading: 1.25, sidePt: 46, inPairs: true, share: 0.6 },
]
/** Of a page: shorter CVs have room to be open. */
const SHORT = 0.7
/** Of the last page, of several. */
const LEAST = 0.25

type Made = { pdf: Uint8Array; pages: number; length: number }

/** `length`: '1.4', of pages that the text fills. */
async function measured(pdf: Uint8Array): Promise<Made> {
  // pdf.js takes the bytes away from who gave them.
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = document.numPages
  const page = await document.getPage(pages)
  const [, , , height = 0] = page.view
  const { items } = await page.getTextContent()
  const heights: number[] = items.map((item) => ('str' in item ? item.transform[5] : height))
  const lowest = Math.min(...heights.filter((each) => each > PAGE_FOOT_PT))
  const filled = (height - PAGE_TOP_PT - lowest) / (height - PAGE_TOP_PT - PAGE_FOOT_PT)
  return { pdf, pages, length: pages - 1 + filled }
}

/** A CV in the grade that saves a page, leaves no page nearly empty, or else in the usual one. */
async function inBestGrade(draw: (grade: Grade) => Promise<Uint8Array>): Promise<Made> {
  const make = async (grade: Grade) => measured(await draw(grade))
  const lastOf = ({ pages, length }: Made) => length - (pages - 1)
  const usual = await make(USUAL)
  for (const grade of CLOSER) {
    if (usual.length * grade.share > usual.pages - 1) continue
    const made = await make(grade)
    if (made.pages < usual.pages && lastOf(made) >= LEAST) return made
  }
  const isRight = usual.pages === 1 ? usual.length >= SHORT : lastOf(usual) >= LEAST
  return isRight ? usual : make(OPEN)
}

/** Fixed, so that the same content gives the same bytes. */
const DOCUMENT_DATE = new Date(Date.UTC(2000, 0, 1))

/** The CV as PDF, read from top to bottom; the same content gives the same bytes. One at a time. */
export async function renderCv(content: CvContent, language: CvLanguage) {
  const fonts = await registerCvFonts(JSON.stringify(content))
  // Of the name as it is written: the printable one may lack letters.
  const plate = plateOf(content.profile)
  const cv = cvOf(printableContent(content, fonts.letters), language)
  const colors = printed(themeOf(content.profile))
  return inBestGrade((grade) => {
    const styles = cvStyles(fonts, colors, language.dir, grade)
    return renderToBuffer(
      <Document
        title={cv.title}
        author={cv.name}
        subject={cv.role}
        language={language.code}
        creationDate={DOCUMENT_DATE}
        modificationDate={DOCUMENT_DATE}
      >
        <Page size={cv.paper === 'a4' ? 'A4' : 'LETTER'} style={styles.page}>
          <StylesProvider value={styles}>
            <View style={styles.frame} fixed />
            <View style={styles.innerFrame} fixed />
            <CvHeading cv={cv} plate={plate} colors={colors} />
            {cv.sections.map((section) => (
              <CvSection key={section.title} {...section} inPairs={grade.inPairs} />
            ))}
            <Text
              style={styles.foot}
              fixed
              render={({ pageNumber, totalPages }) =>
                totalPages > 1 ? `${cv.name} · ${pageNumber} / ${totalPages}` : ''
              }
            />
          </StylesProvider>
        </Page>
      </Document>,
    )
  })
}
