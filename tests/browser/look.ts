import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { awaitFonts } from './late-fonts'

/**
 * Text as its outlines say, unhinted and at fractions of a pixel: it comes out the same whatever the
 * machine's font settings are, to the width of its lines.
 */
const TEXT_BY_OUTLINE = '* { text-rendering: geometricPrecision !important }'

/** The age on the card is of this day. */
const TODAY = '2026-06-15T12:00:00Z'

/** Halved, no picture hangs on how one pixel of an edge came out, and all of them weigh 1 MB. */
const SCALE = 0.5
/** Tones are rounded to these: a third less to store, and less than what counts as different. */
const TONE_STEP = 4

/** Call before opening: the page looks the same on every machine and every day. */
export async function steadyLook(page: Page): Promise<void> {
  await awaitFonts(page)
  await page.clock.setFixedTime(TODAY)
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_BY_OUTLINE)
}

/** The page from top to bottom, as a PNG, every picture in it loaded. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    )
  })
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** The page in the form of the kept looks: half the size, in steps of tone. */
export async function lookOf(page: Page): Promise<Buffer> {
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
