import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { whenShown } from './picture'
import { openScene, pointAtCard, step } from './scene-page'

/**
 * Unhinted glyphs at subpixel positions: the same text on every machine. What appears by itself, as
 * the still dust, is there from the start: the photograph may miss an animation that it ends.
 */
const STEADY = `
  * { text-rendering: geometricPrecision !important }
  *, ::before, ::after { animation-delay: 0s !important; animation-duration: 1ms !important }
`

/** The age on the card depends on the date. */
const TODAY = '2026-06-15T12:00:00Z'

/** Half size hides how single edge pixels are rasterised; the set then weighs 1 MB. */
const SCALE = 0.5
const TONE_STEP = 4

/** In place of styles given before. Constructed: the CSP forbids inline ones. */
export const styleWith = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Makes optional fonts be used however late they load. Call before opening. */
export async function awaitFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', '') })
  })
}

/** Call before opening. Makes screenshots independent of machine and date. */
export async function steadyLook(page: Page): Promise<void> {
  await awaitFonts(page)
  await page.clock.setFixedTime(TODAY)
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, STEADY)
}

/** The card in the light of a pointer beside its middle. */
export async function openLit(page: Page, address: string): Promise<void> {
  await openScene(page, address, { seed: 11 })
  await step(page, 1000)
  await pointAtCard(page, 0.6, -0.4)
  // A worker's last frame may wait for the next to be shown: this one is the same.
  await step(page, 0, 2)
}

export async function photograph(page: Page): Promise<Buffer> {
  // Pictures that mask a text are in no list that could be waited for.
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    )
  })
  await whenShown(page)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

async function lookOf(page: Page): Promise<Buffer> {
  const photo = sharp(await photograph(page))
  const { width, height } = await photo.metadata()
  const { data, info } = await photo
    .removeAlpha()
    .resize(Math.round(width * SCALE), Math.round(height * SCALE), {
      fit: 'fill',
      kernel: 'linear',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [i, tone] of data.entries()) {
    data[i] = Math.min(255, Math.round(tone / TONE_STEP) * TONE_STEP)
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 9 }).toBuffer()
}

/** 10 of 255 grey levels: Chromium builds differ by less, a missing arrow by 25. */
export const TOLERANCE = { threshold: 0.04, maxDiffPixels: 12 }
/** A worker's last frame can reach the screen some frames after the page has come to rest. */
const SHOWN_MS = 5000

/** Compares what is shown with the kept picture of this name, until they are alike. */
export const expectLook = (page: Page, file: string): Promise<void> =>
  expect(async () => {
    expect(await lookOf(page)).toMatchSnapshot(file, TOLERANCE)
  }).toPass({ timeout: SHOWN_MS })
