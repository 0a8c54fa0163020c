import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projectPage } from '../../src/site/words/es'
import { expectNoEmptyFrame, MOVES, type MoveCase } from '../browser/moves'
import { openScene } from '../browser/scene-page'
import { link } from '../browser/screens'
import { SITES } from '../browser/sites'
import { openStepped, playerLoaded } from '../browser/stepped'
import { test } from '../browser/test'
import { LONG_PAGE } from '../fixtures/project-pages'

const SIZES = [
  { viewport: { width: 1440, height: 900 }, shown: 480 },
  { viewport: { width: 390, height: 844 }, shown: 260 },
]
const FRAME_MS = 40
/** Twelve frames of every move, to look at: .cache/strips. */
const SHOWN_FRAMES = 12
const ACROSS = 4
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/strips')
mkdirSync(FOLDER, { recursive: true })

async function writeStrip(frames: readonly Buffer[], width: number, file: string) {
  const some = Array.from(
    { length: SHOWN_FRAMES },
    (_, index) => frames[Math.floor((index * (frames.length - 1)) / (SHOWN_FRAMES - 1))],
  )
  const small = await Promise.all(some.map((frame) => sharp(frame).resize({ width }).toBuffer()))
  await sharp(small, { join: { across: ACROSS } })
    .png()
    .toFile(path.join(FOLDER, file))
}

const LIST = `${SITES.repo.origin}${SITES.repo.base}proyectos/`
/** The picture of the entry is that of the page. */
const PAGE_MOVES: readonly MoveCase[] = [
  {
    name: 'entry to page',
    start: LIST,
    // Its files are there once the pointer is.
    before: async (page) => {
      await page.getByRole('link', { name: projectPage.read }).first().hover()
      await page.waitForLoadState('networkidle')
    },
    make: (page) => page.getByRole('link', { name: projectPage.read }).first().click(),
    ms: 900,
  },
  {
    name: 'page to entry',
    start: `${LIST}${LONG_PAGE.slug}/`,
    make: (page) => link(page, projectPage.back).click({ noWaitAfter: true }),
    ms: 900,
  },
]

for (const { viewport, shown } of SIZES) {
  for (const isLit of [false, true]) {
    test.describe(`${isLit ? 'lit' : 'CSS'} ${viewport.width}`, () => {
      test.use({ viewport, scene: isLit, hasTouch: viewport.width < 600 })
      for (const move of [...MOVES, ...PAGE_MOVES]) {
        test(`${move.name}: no frame is empty`, async ({ page }) => {
          if (isLit) await openScene(page, move.start, { seed: 7 })
          else await openStepped(page, move.start)
          await playerLoaded(page)
          const frames = await expectNoEmptyFrame(page, move, FRAME_MS)
          const name = `${move.name.replaceAll(' ', '-')}-${viewport.width}`
          await writeStrip(frames, shown, `${name}${isLit ? '-lit' : ''}.png`)
        })
      }
    })
  }
}
