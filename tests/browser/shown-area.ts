import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { whenShown } from './picture'

/** In any channel, of 255: above the dither of the night, below the paper. */
const LEAST_DIFFERENCE = 4

async function pixelsOf(page: Page) {
  await whenShown(page)
  const png = await page.screenshot({ animations: 'allow', caret: 'initial' })
  return sharp(png).removeAlpha().raw().toBuffer()
}

/** The bare night, without a screen and without dust. */
export async function nightOf(page: Page) {
  await page.evaluate(() => {
    document.body.style.visibility = 'hidden'
  })
  const night = await pixelsOf(page)
  await page.evaluate(() => {
    document.body.style.visibility = ''
  })
  return night
}

/** Share of the screen that differs from the bare night. */
export async function shownArea(page: Page, night: Buffer): Promise<number> {
  const now = await pixelsOf(page)
  let shown = 0
  for (let i = 0; i < now.length; i += 3) {
    for (let channel = i; channel < i + 3; channel++) {
      if (Math.abs((now[channel] ?? 0) - (night[channel] ?? 0)) < LEAST_DIFFERENCE) continue
      shown++
      break
    }
  }
  return (3 * shown) / now.length
}
