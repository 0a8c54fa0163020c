import { renderToBuffer } from '@react-pdf/renderer'
import { CvDocument } from './cv-document'
import { registerCvFonts } from './cv-fonts'
import { type CvContent, printableContent } from './cv-text'

/** The CV as PDF; the same content gives the same bytes. */
export async function renderCv(content: CvContent): Promise<Uint8Array> {
  const fonts = await registerCvFonts(JSON.stringify(content))
  return renderToBuffer(CvDocument(printableContent(content, fonts.letters), fonts))
}

/** Page count of a PDF. */
export async function pageCount(pdf: Uint8Array): Promise<number> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  // pdfjs takes the bytes away from who passes them.
  const { numPages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return numPages
}
