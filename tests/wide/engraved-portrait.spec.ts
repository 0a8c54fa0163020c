import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expectLook, openLit, steadyLook } from '../browser/look'
import { meanColor, pictureOfScene } from '../browser/picture'
import { changeShaders } from '../browser/scene-host'
import { openScene, pointAtCard, SMALL_WINDOW, step, withoutDust } from '../browser/scene-page'
import { boxOf, link, open, words } from '../browser/screens'
import { playerLoaded } from '../browser/stepped'
import { expect, type Page, test } from '../browser/test'
import { writeContent } from '../fixtures/build-fixture'
import { readContentFile } from '../fixtures/fixture'
import { otherSite } from './other-site'

const site = otherSite('engraved-portrait', (folder) => {
  writeContent(folder, { perfil: { ...readContentFile('perfil'), retrato: 'grabado' } })
})

const portrait = (page: Page) => page.getByRole('img', { name: /^Retrato de/ })

/** Of the portrait's circle. */
async function pictureOfFace(page: Page) {
  const { x = 0, y = 0, width = 0 } = (await portrait(page).boundingBox()) ?? {}
  const inset = 0.2 * width
  const clip = { x: x + inset, y: y + inset, width: width - 2 * inset, height: width - 2 * inset }
  return sharp(await page.screenshot({ clip, animations: 'disabled' }))
}

/** Standard deviation of the brightness in the portrait's circle. */
async function structureOf(page: Page): Promise<number> {
  const { channels } = await (await pictureOfFace(page)).greyscale().stats()
  return channels[0]?.stdev ?? 0
}

/** Mean of the light in the portrait's circle: lines of foil count for more than grey of the same mean. */
async function lightOf(page: Page): Promise<number> {
  const bytes = await (await pictureOfFace(page)).greyscale().raw().toBuffer()
  return bytes.reduce((sum, byte) => sum + (byte / 255) ** 2.2, 0) / bytes.length
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

  test('the scene engraves it into the plate, and its light changes with the tilt; on paper and in forced colours it stays an image', async ({
    page,
  }) => {
    await openScene(page, `${site.origin}/`)
    const part = portrait(page).locator('xpath=ancestor::*[@data-part][1]')
    await expect(part).toHaveCSS('opacity', '0')
    for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(media)
      await expect(part).toHaveCSS('opacity', '1')
      await page.emulateMedia({ media: 'screen', forcedColors: 'none' })
    }
    await expect(part).toHaveCSS('opacity', '0')
    const shots: number[] = []
    for (const [x, y] of [
      [0, 0],
      [0.9, 0.9],
    ] as const) {
      await pointAtCard(page, x, y)
      shots.push(await structureOf(page))
    }
    const [rest = 0, lit = 0] = shots
    expect(rest).toBeGreaterThan(10)
    expect(Math.abs(lit - rest)).toBeGreaterThan(1)
  })

  test('it is as bright in the light as on paper, and the one fades into the other', async ({
    page,
  }) => {
    await withoutDust(page)
    await openScene(page, `${site.origin}/`)
    await step(page, 100, 50)
    const lit = await lightOf(page)
    const part = portrait(page).locator('xpath=ancestor::*[@data-part][1]')
    await expect(part).toHaveCSS('opacity', '0')
    await page.locator('[data-lit]').evaluate((wrapper) => wrapper.removeAttribute('data-lit'))
    const midway = await part.evaluate((element) => {
      const [fade] = element.getAnimations()
      fade?.pause()
      Object.assign(fade ?? {}, { currentTime: 200 })
      const { opacity } = getComputedStyle(element)
      fade?.play()
      return Number(opacity)
    })
    expect(midway).toBeGreaterThan(0.2)
    expect(midway).toBeLessThan(0.9)
    await expect(part).toHaveCSS('opacity', '1')
    const paper = await lightOf(page)
    expect(lit / paper).toBeGreaterThan(0.85)
    expect(lit / paper).toBeLessThan(1.2)
  })

  test('it is gone from its piece of the sheet before a tile’s name stands there', async ({
    page,
  }) => {
    const COVER = 'gl_FragColor = vec4(vec3(cover), alpha); return;'
    await withoutDust(page)
    await changeShaders(page, { 'gl_FragColor = vec4(toScreen(color), alpha);': COVER })
    await openScene(page, `${site.origin}/`)
    await playerLoaded(page)
    await link(page, words.home.toNavigation).click()
    // Left of the rosette.
    const tile = page.locator('main [data-part~=tile]').nth(3)
    const opacity = () => tile.evaluate((element) => Number(getComputedStyle(element).opacity))
    const isAppearing = async () => {
      await step(page, 20)
      return (await tile.count()) > 0 && (await opacity()) > 0 && (await opacity()) < 1
    }
    await expect.poll(isAppearing, { intervals: [0] }).toBe(true)
    const { x, y, width, height } = await boxOf(tile)
    const side = 0.5 * Math.min(width, height)
    const corner = { x: x + (width - side) / 2, y: y + (height - side) / 2 }
    const [cover = 1] = meanColor(await pictureOfScene(page), corner, Math.round(side))
    expect(cover / 255).toBeLessThan(0.02)
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
