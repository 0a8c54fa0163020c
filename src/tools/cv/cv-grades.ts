import { getDocumentProxy } from 'unpdf'
import { type Grade, PAGE_FOOT_PT, PAGE_TOP_PT } from './cv-styles'

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
export async function inBestGrade(draw: (grade: Grade) => Promise<Uint8Array>): Promise<Made> {
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
