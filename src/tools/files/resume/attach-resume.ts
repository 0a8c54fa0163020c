import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib'

/** The PDF with the résumé inside, for programs that look for it and for `npm run import`. */
export async function attachResume(pdf: Uint8Array, resume: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  await document.attach(Buffer.from(resume), 'resume.json', {
    mimeType: 'application/json',
    afRelationship: AFRelationship.Alternative,
  })
  // Plain objects: what is in the file can be seen in it.
  return document.save({ useObjectStreams: false })
}
