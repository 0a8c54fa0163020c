import { renderToBuffer } from '@react-pdf/renderer'
import { CvDocument } from './cv-document'
import { registerCvFonts } from './cv-fonts'
import { type CvContent, printableContent } from './cv-text'

/** The CV as PDF; the same content gives the same bytes. */
export async function renderCv(content: CvContent): Promise<Uint8Array> {
  const letters = await registerCvFonts()
  return renderToBuffer(CvDocument(printableContent(content, letters)))
}

/** Page count of a PDF made by `renderCv`. */
export const pageCount = (pdf: Uint8Array): number =>
  Buffer.from(pdf).toString('latin1').split('/Type /Page\n').length - 1
