import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { whenShown } from './picture'
import { link, words } from './screens'
import { step, traverse } from './stepped'

export type MoveCase = {
  name: string
  start: string
  /** Before the move, at rest. */
  before?: (page: Page) => Promise<unknown>
  make: (page: Page) => Promise<unknown>
  /** Of the whole move, rest excluded. */
  ms: number
}

const press = (name: string) => (page: Page) => link(page, name).click({ noWaitAfter: true })

/** From the grid, so that its places are known. */
const openEducation = async (page: Page) => {
  await press(words.routes.education)(page)
  await step(page, 3200)
}

const { home, navigation, routes, section } = words

/** Every kind of move. */
export const MOVES: readonly MoveCase[] = [
  { name: 'home to grid', start: '/', make: press(home.toNavigation), ms: 1300 },
  { name: 'grid to home', start: '/navegacion/', make: press(navigation.toHome), ms: 1500 },
  { name: 'grid to section', start: '/navegacion/', make: press(routes.education), ms: 900 },
  {
    name: 'section to section',
    start: '/educacion/',
    make: press(section.next + routes.skills),
    ms: 900,
  },
  {
    name: 'section to grid',
    start: '/navegacion/',
    before: openEducation,
    make: press(section.back),
    ms: 1900,
  },
  { name: 'short section to grid', start: '/experiencia/', make: press(section.back), ms: 1900 },
  {
    name: 'section to grid by Back',
    start: '/navegacion/',
    before: openEducation,
    make: (page) => traverse(page, 'back'),
    ms: 900,
  },
]

/** In any channel, of 255: above the dither of the night, below the paper. */
const LEAST_DIFFERENCE = 4
/** Of the screen's area. */
const LEAST_SHARE = 0.04
const ENTRY_MS = 5000

async function photograph(page: Page): Promise<Buffer> {
  await whenShown(page)
  return page.screenshot({ animations: 'allow', caret: 'initial' })
}
const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

const showBody = (page: Page, isShown: boolean) =>
  page.evaluate(
    (visibility) => {
      document.body.style.visibility = visibility
    },
    isShown ? '' : 'hidden',
  )

/** Makes the move and looks at the screen all along. @returns what was shown */
export async function expectNoEmptyFrame(
  page: Page,
  move: MoveCase,
  everyMs: number,
): Promise<Buffer[]> {
  await showBody(page, false)
  const night = await pixelsOf(await photograph(page))
  await showBody(page, true)
  await step(page, ENTRY_MS)
  await move.before?.(page)
  await move.make(page)
  const frames: Buffer[] = []
  for (let ms = 0; ms <= move.ms; ms += everyMs) {
    const frame = await photograph(page)
    frames.push(frame)
    const now = await pixelsOf(frame)
    const differs = (i: number) => Math.abs((now[i] ?? 0) - (night[i] ?? 0)) >= LEAST_DIFFERENCE
    let shown = 0
    for (let i = 0; i < now.length; i += 3) {
      if (differs(i) || differs(i + 1) || differs(i + 2)) shown++
    }
    const share = (3 * shown) / now.length
    expect(share, `${move.name}, after ${ms} ms`).toBeGreaterThan(LEAST_SHARE)
    await step(page, everyMs)
  }
  return frames
}
