import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Page count of a PDF. Apart from `renderCv`, because a build does not need pdfjs. */
export async function pageCount(pdf: Uint8Array): Promise<number> {
  // pdfjs takes the bytes away from who passes them.
  const { numPages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return numPages
}
