import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import sharp from 'sharp'
import { THEME_NAMES } from '../../src/model/schema/schema'
import { cssColors } from '../../src/tools/theme/theme-colors'
import { THEMES } from '../../src/tools/theme/themes'
import { expectLook, openLit, steadyLook, TOLERANCE } from '../browser/look'
import { openScene, SMALL_WINDOW } from '../browser/scene-page'
import { open, SCREENS } from '../browser/screens'
import { openStepped } from '../browser/stepped'
import { expect, type Page, test } from '../browser/test'
import { expectLegibleCard, expectLegibleOverDust } from '../browser/text-contrast'
import { writeContent } from '../fixtures/build-fixture'
import { readFixture } from '../fixtures/fixture'
import { otherSite } from './other-site'

/** Longer than the card's sway. */
const REST_MS = 6000
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const PICTURE_WIDTH_PX = 600

const PDF_ORIGIN = 'http://pdf.localhost/'
const PDFJS = path.join(createRequire(import.meta.url).resolve('unpdf'), '../pdfjs.mjs')

/** The first page of a PDF as PNG, drawn by pdf.js in the browser. */
async function drawPdf(page: Page, pdf: Buffer, widthPx: number): Promise<Buffer> {
  await page.route(`${PDF_ORIGIN}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') {
      return route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' })
    }
    return route.fulfill({ contentType: 'text/javascript', path: PDFJS })
  })
  await page.goto(PDF_ORIGIN)
  await page.evaluate(
    async ([data, width, origin]) => {
      const file = `${origin}pdfjs.mjs`
      const { getDocument }: typeof import('unpdf/pdfjs') = await import(file)
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const first = await (await getDocument({ data: bytes }).promise).getPage(1)
      const viewport = first.getViewport({ scale: width / first.getViewport({ scale: 1 }).width })
      const canvas = document.querySelector('canvas') as HTMLCanvasElement
      canvas.width = viewport.width
      canvas.height = viewport.height
      await first.render({ canvas, viewport }).promise
    },
    [pdf.toString('base64'), widthPx, PDF_ORIGIN] as const,
  )
  return page.locator('canvas').screenshot()
}

const LOOKS = [
  ['home', '/'],
  ['home-lit', '/'],
  ['navigation', '/navegacion/'],
  ['experience', '/experiencia/'],
] as const

for (const tema of THEME_NAMES) {
  test.describe(tema, () => {
    const site = otherSite(`theme-${tema}`, (folder) => {
      writeContent(folder, { perfil: { ...readFixture().perfil, tema } })
    })

    for (const { path: address } of SCREENS) {
      test(`${address}: text has enough contrast on screen and in print`, async ({ page }) => {
        await page.setViewportSize({ width: 1100, height: 2000 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, site.origin + address)
        await expectLegibleOverDust(page, address)
        await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
        const printed = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
        expect(printed.violations).toEqual([])
      })
    }

    test('forced colours replace all colours of the text', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await open(page, `${site.origin}/navegacion/`)
      const own = Object.values(cssColors(THEMES[tema]))
      const shown = await page.evaluate(() => {
        const hex = (color: string) =>
          `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
        const texts = [...document.querySelectorAll('main h1, main a')]
        return texts.map((each) => hex(getComputedStyle(each).color))
      })
      expect(shown.length).toBeGreaterThan(8)
      expect(shown.filter((color) => own.includes(color))).toEqual([])
    })

    test.describe('lit', () => {
      test.use({ viewport: SMALL_WINDOW, scene: true })

      test('the text of the card has enough contrast in five poses', async ({ page }) => {
        await openScene(page, `${site.origin}/`)
        await expectLegibleCard(page)
      })
    })

    for (const [name, address] of LOOKS) {
      for (const viewport of SIZES) {
        test.describe(`${name} at ${viewport.width} px`, () => {
          const isLit = name === 'home-lit'
          test.use({ viewport, scene: isLit })

          test('matches its screenshot', async ({ page }) => {
            await steadyLook(page)
            if (isLit) await openLit(page, site.origin + address)
            else await openStepped(page, site.origin + address, REST_MS)
            await expectLook(page, `${tema}-${name}-${viewport.width}.png`)
          })
        })
      }
    }

    test('the social image and the CV match their pictures', async ({ page }) => {
      const social = sharp(path.join(site.directory, 'social.png'))
      const shown = await social.resize(PICTURE_WIDTH_PX).png({ palette: true }).toBuffer()
      expect(shown).toMatchSnapshot(`${tema}-social.png`, TOLERANCE)
      const pdf = readFileSync(path.join(site.directory, 'cv.pdf'))
      expect(await drawPdf(page, pdf, PICTURE_WIDTH_PX)).toMatchSnapshot(
        `${tema}-cv.png`,
        TOLERANCE,
      )
    })
  })
}
