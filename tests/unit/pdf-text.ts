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

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openPdf>>['document']['getPage']>>

/** The runs of text of a page, in the order of the file: where each stands from the lower left corner, in points. */
export async function runsOf(page: Page) {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [across = 0, up = 0, , , left = 0, base = 0] = item.transform as number[]
    const place = { left, right: left + item.width, base }
    return [{ text: item.str, ...place, size: Math.hypot(across, up), isTurned: up !== 0 }]
  })
}

/** The text of a PDF in the order in which it is written, where it stands, its links, and the fonts inside. */
export async function readPdf(bytes: Uint8Array) {
  const { document, source } = await openPdf(bytes)
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const addresses = (await page.getAnnotations()).flatMap(({ unsafeUrl }) => unsafeUrl ?? [])
      return { ...page.getViewport({ scale: 1 }), runs: await runsOf(page), addresses }
    }),
  )
  const places = pages.flatMap(({ runs }) => runs)
  return {
    pages: document.numPages,
    /** Where the text begins and ends across the page, in points. */
    left: Math.min(...places.map(({ left }) => left)),
    right: Math.max(...places.map(({ right }) => right)),
    width: pages[0]?.width ?? 0,
    /** Where each run of text stands, in points, in the order of the file. */
    places,
    /** How far down each page its text goes, of its height. */
    depths: pages.map(({ runs, height }) => {
      const bases = runs.map(({ base }) => base).filter((base) => base > FOOT_PT)
      return 1 - Math.min(...bases) / height
    }),
    /** Runs of text of each page, in the order of the file. */
    linesOfPages: pages.map(({ runs }) => runs.map(({ text }) => text)),
    /** As written in the file, in reading order. */
    links: pages.flatMap(({ addresses }) => addresses),
    text: places
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    embeddedFonts: source.match(/\/FontFile[23]? /g)?.length ?? 0,
    fonts: source.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
  }
}
