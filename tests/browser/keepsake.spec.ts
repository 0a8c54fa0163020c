import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { owner } from './content-texts'
import { siteFolder } from './global-setup'
import { pictureOfScene } from './picture'
import { HOSTS } from './scene-host'
import { openScene, pointAtCard, SMALL_WINDOW, step } from './scene-page'
import { link, open, words } from './screens'
import { expect, type Page, test } from './test'

const { contact, home } = words
const BUILT = path.join(siteFolder('root'), 'dist/social.png')
/** The processor draws it in seconds. */
const DRAWN_MS = 60_000

async function press(page: Page, control: Locator) {
  const saved = page.waitForEvent('download', { timeout: DRAWN_MS })
  await control.press('Enter')
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u)
  expect(download.suggestedFilename()[0]).toBe(owner.nombre[0]?.toLowerCase())
  return readFileSync(await download.path())
}

/** By keys: the pointer stays where it tilts the card. */
async function turn(page: Page, name: string) {
  await page.getByRole('button', { name }).press('Enter')
  await step(page, 50, 40)
}

async function saveFrom(page: Page, x: number, y: number) {
  await pointAtCard(page, x, y)
  await turn(page, home.toBack)
  return press(page, link(page.locator('article'), contact.keepCard))
}

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(1600)
  return data
}
const count = (pixels: Buffer, isMeant: (red: number, blue: number) => boolean) => {
  let counted = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (isMeant(pixels[at] ?? 0, pixels[at + 2] ?? 0)) counted++
  return counted
}

test.describe('drawn by the scene', () => {
  test.use({ scene: true, viewport: SMALL_WINDOW })
  test.setTimeout(3 * DRAWN_MS)

  for (const host of HOSTS) {
    test(`the front as it was last tilted and lit, with its texts, by the ${host}`, async ({
      page,
    }) => {
      await openScene(page, '/', { seed: 7 }, host)
      const pixels = await pixelsOf(await saveFrom(page, -0.6, -0.5))
      // The title in ink, and lines of copper.
      expect(count(pixels, (red, blue) => red > 225 && blue > 225)).toBeGreaterThan(500)
      expect(count(pixels, (red, blue) => red > 2 * blue && red > 90)).toBeGreaterThan(5000)

      // What the visitor sees stays as it was.
      const before = await pictureOfScene(page)
      await press(page, link(page.locator('article'), contact.keepCard))
      expect((await pictureOfScene(page)).data).toEqual(before.data)

      await turn(page, home.toFront)
      const other = await pixelsOf(await saveFrom(page, 0.6, 0.5))
      const changed = pixels.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
      expect(changed / pixels.length).toBeGreaterThan(3)
    })
  }

  test('the built picture where its script does not arrive', async ({ page }) => {
    await openScene(page)
    await turn(page, home.toBack)
    await page.route('**/card-copy-*', (route) => route.abort())
    const saved = await press(page, link(page.locator('article'), contact.keepCard))
    expect(saved.equals(readFileSync(BUILT))).toBe(true)
  })
})

test('without a scene, the built picture', async ({ page }) => {
  await open(page, '/contacto/')
  const saved = await press(page, link(page.locator('dialog'), contact.keepCard))
  expect(saved.equals(readFileSync(BUILT))).toBe(true)
})
