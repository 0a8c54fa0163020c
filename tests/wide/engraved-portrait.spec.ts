import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expectLook, openLit, steadyLook } from '../browser/look'
import { openScene, pointAtCard, SMALL_WINDOW } from '../browser/scene-page'
import { open } from '../browser/screens'
import { expect, type Page, test } from '../browser/test'
import { writeContent } from '../fixtures/build-fixture'
import { readContentFile } from '../fixtures/fixture'
import { otherSite } from './other-site'

const site = otherSite('engraved-portrait', (folder) => {
  writeContent(folder, { perfil: { ...readContentFile('perfil'), retrato: 'grabado' } })
})

const portrait = (page: Page) => page.getByRole('img', { name: /^Retrato de/ })

/** Standard deviation of the brightness in the portrait's circle. */
async function structureOf(page: Page): Promise<number> {
  const { x = 0, y = 0, width = 0 } = (await portrait(page).boundingBox()) ?? {}
  const inset = 0.2 * width
  const clip = { x: x + inset, y: y + inset, width: width - 2 * inset, height: width - 2 * inset }
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

test('without WebGL the page shows the lines', async ({ page }) => {
  await open(page, `${site.origin}/`)
  await expect(portrait(page)).toHaveJSProperty('complete', true)
  expect(await portrait(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    'grabado-',
  )
  expect(await structureOf(page)).toBeGreaterThan(15)
})

test.describe('lit', () => {
  test.use({ viewport: SMALL_WINDOW, scene: true })

  test('the scene engraves it into the plate, and its light changes with the tilt', async ({
    page,
  }) => {
    await openScene(page, `${site.origin}/`)
    await expect(portrait(page).locator('xpath=ancestor::*[@data-part][1]')).toHaveCSS(
      'opacity',
      '0',
    )
    const shots: number[] = []
    for (const [x, y] of [
      [0, 0],
      [-0.6, -0.4],
    ] as const) {
      await pointAtCard(page, x, y)
      shots.push(await structureOf(page))
    }
    const [rest = 0, lit = 0] = shots
    expect(rest).toBeGreaterThan(10)
    expect(Math.abs(lit - rest)).toBeGreaterThan(1)
  })

  test('without its tones there is no scene, and the page is complete', async ({ page }) => {
    await page.route('**/tonos-*.webp', (route) => route.abort())
    await page.goto(`${site.origin}/`)
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
    await expect(portrait(page)).toBeVisible()
    expect(await structureOf(page)).toBeGreaterThan(15)
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`lit at ${viewport.width} px`, () => {
    test.use({ viewport, scene: true })

    test('matches its screenshot', async ({ page }) => {
      await steadyLook(page)
      await openLit(page, `${site.origin}/`)
      await expectLook(page, `engraved-lit-${viewport.width}.png`)
    })
  })
}

test('the photo itself is in no published file', () => {
  const published = readdirSync(site.directory, { recursive: true }).map(String)
  expect(published.filter((file) => /(?:^|\/)retrato-/.test(file))).toEqual([])
  expect(published.some((file) => /grabado-640-\w+\.avif$/.test(file))).toBe(true)
})
