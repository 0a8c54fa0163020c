import { getDocument } from 'unpdf/pdfjs'

/** Node has no `FontFace` to wait for. */
const QUIET = { verbosity: 0, disableFontFace: true }

/** Below it is what stands at the foot of each page. */
const FOOT_PT = 40

/** The document for a program, and the file as it is written. */
export const openPdf = async (bytes: Uint8Array) => ({
  document: await getDocument({ ...QUIET, data: new Uint8Array(bytes) }).promise,
  source: Buffer.from(bytes).toString('latin1'),
})

/** The text of a PDF in the order in which it is written, where it stands, its links, and the fonts inside. */
export async function readPdf(bytes: Uint8Array) {
  const { document, source } = await openPdf(bytes)
  const parts: string[] = []
  const links: string[] = []
  const linesOfPages: string[][] = []
  const depths: number[] = []
  const places: { text: string; left: number; right: number; base: number }[] = []
  let [left, right, width] = [Number.POSITIVE_INFINITY, 0, 0]
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const annotations = await page.getAnnotations()
    links.push(...annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []))
    const texts = items.map((item) => ('str' in item ? item.str : ''))
    parts.push(...texts)
    linesOfPages.push(texts.filter((text) => text.trim() !== ''))
    const view = page.getViewport({ scale: 1 })
    width = view.width
    const above = items.flatMap((item) =>
      'str' in item && item.str.trim() ? item.transform[5] : [],
    )
    depths.push(1 - Math.min(...above.filter((y) => y > FOOT_PT)) / view.height)
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x, base] = item.transform
      const place = { left: x, right: x + item.width, base }
      places.push({ text: item.str, ...place })
      left = Math.min(left, place.left)
      right = Math.max(right, place.right)
    }
  }
  return {
    pages: document.numPages,
    /** Where the text begins and ends across the page, in points. */
    left,
    right,
    width,
    /** Where each run of text stands, in points, in the order of the file. */
    places,
    /** How far down each page its text goes, of its height. */
    depths,
    /** Runs of text of each page, in the order of the file. */
    linesOfPages,
    /** As written in the file, in reading order. */
    links,
    text: parts.join(' ').replace(/\s+/g, ' '),
    embeddedFonts: source.match(/\/FontFile[23]? /g)?.length ?? 0,
    fonts: source.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
  }
}
