import { renderToBuffer } from '@react-pdf/renderer'
import { plateOf } from '../engraving/draw-plate'
import { CvDocument } from './cv-document'
import { registerCvFonts } from './cv-fonts'
import { type CvContent, printableContent } from './cv-text'

/** The CV as PDF; the same content gives the same bytes. */
export async function renderCv(content: CvContent): Promise<Uint8Array> {
  const fonts = await registerCvFonts(JSON.stringify(content))
  // Of the name as it is written: the printable one may lack letters.
  const plate = plateOf(content.profile)
  return renderToBuffer(CvDocument(printableContent(content, fonts.letters), plate, fonts))
}
