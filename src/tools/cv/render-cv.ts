import { renderToBuffer } from '@react-pdf/renderer'
import { plateOf } from '../files/engraving/draw-plate'
import { CvDocument, type CvLanguage } from './cv-document'
import { registerCvFonts } from './cv-fonts'
import { type CvContent, printableContent } from './cv-text'

/** The CV as PDF; the same content gives the same bytes. One at a time. */
export async function renderCv(
  content: CvContent,
  language: CvLanguage,
): Promise<{ pdf: Uint8Array; pages: number }> {
  const fonts = await registerCvFonts(JSON.stringify(content), language.code)
  // Of the name as it is written: the printable one may lack letters.
  const plate = plateOf(content.profile)
  const printable = printableContent(content, fonts.letters)
  let pages = 0
  const tellPages = (count: number) => {
    pages = count
  }
  const pdf = await renderToBuffer(CvDocument(printable, language, plate, fonts, tellPages))
  return { pdf, pages }
}
