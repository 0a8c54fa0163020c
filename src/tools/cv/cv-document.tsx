import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { plateOf } from '../drawing/draw-plate'
import { themeOf } from '../theme/palettes'
import { printed } from '../theme/theme-colors'
import { registerCvFonts } from './cv-fonts'
import { inBestGrade } from './cv-grades'
import { CvHeading } from './cv-heading'
import { type CvLanguage, cvOf } from './cv-model'
import { CvSection } from './cv-section'
import { cvStyles, StylesProvider } from './cv-styles'
import { type CvContent, printableContent } from './cv-text'

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
