import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { owner } from './content-texts'
import { siteFolder } from './global-setup'
import { inWide } from './in-wide'
import { pictureOfScene } from './picture'
import { HOSTS, inThread, runFirst } from './scene-host'
import { openScene, pointAtCard, SMALL_WINDOW, step, withoutDust } from './scene-page'
import { link, open, words } from './screens'
import { expect, type Page, test } from './test'

declare global {
  /** Of all textures that there are. */
  var texturePixels: () => number
}

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

function watchTextures(): void {
  const pixels = new Map<WebGLTexture, number>()
  globalThis.texturePixels = () => [...pixels.values()].reduce((sum, each) => sum + each, 0)
  const gl = WebGL2RenderingContext.prototype
  const { deleteTexture } = gl
  gl.deleteTexture = function (texture) {
    if (texture) pixels.delete(texture)
    deleteTexture.call(this, texture)
  }
  for (const name of ['texImage2D', 'texStorage2D'] as const) {
    const make = gl[name]
    gl[name] = function (this: WebGL2RenderingContext, ...args: number[]) {
      const [, level = 0, , width = 0, height = 0] = args
      const isOfPicture = args.length === 6
      const texture = this.getParameter(this.TEXTURE_BINDING_2D)
      const isFirst = name === 'texStorage2D' || level === 0
      if (texture && isFirst && !isOfPicture) pixels.set(texture, width * height)
      Reflect.apply(make, this, args)
    } as never
  }
}

async function saveFrom(page: Page, x: number, y: number) {
  await pointAtCard(page, x, y)
  await turn(page, home.toBack)
  return press(page, link(page.locator('article'), contact.keepCard))
}

/** Of a picture, in shares of its size. */
type Region = readonly [left: number, top: number, width: number, height: number]
const ALL: Region = [0, 0, 1, 1]
const BELOW_CARD: Region = [0.3, 0.92, 0.4, 0.06]
const PORTRAIT: Region = [0.2, 0.42, 0.08, 0.12]
/** Right of the texts. */
const LINES: Region = [0.86, 0.25, 0.03, 0.5]

async function pixelsOf(png: Buffer, [left, top, width, height]: Region = ALL): Promise<Buffer> {
  const size = await sharp(png).metadata()
  expect(size.width).toBe(1600)
  const at = (share: number, whole = 0) => Math.round(share * whole)
  return sharp(png)
    .extract({
      left: at(left, size.width),
      top: at(top, size.height),
      width: at(width, size.width),
      height: at(height, size.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer()
}

const isInk = (red: number, blue: number) => red > 225 && blue > 225
const isCopper = (red: number, blue: number) => red > 1.6 * blue && red > 90

/** Share of the region's pixels. */
async function share(png: Buffer, region: Region, isMeant: typeof isInk): Promise<number> {
  const pixels = await pixelsOf(png, region)
  let counted = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (isMeant(pixels[at] ?? 0, pixels[at + 2] ?? 0)) counted++
  return (3 * counted) / pixels.length
}

test.describe('drawn by the scene', () => {
  test.use({ scene: true, viewport: SMALL_WINDOW })
  test.setTimeout(3 * DRAWN_MS)

  for (const host of HOSTS) {
    const title = `the front as it was last tilted and lit, with its texts, by the ${host}`
    test(title, inWide(), async ({ page }) => {
      await withoutDust(page)
      await runFirst(page, watchTextures)
      await openScene(page, '/', {}, host)
      await pointAtCard(page, -0.6, -0.5)
      await turn(page, home.toBack)
      const texturePixels = () => inThread(page, host, () => globalThis.texturePixels())
      const kept = await texturePixels()
      const saved = await press(page, link(page.locator('article'), contact.keepCard))
      // The picture's own are 1440 × 908, three of them.
      expect((await texturePixels()) - kept).toBeLessThan(1e6)
      expect(await share(saved, ALL, isInk)).toBeGreaterThan(0.0003)
      for (const region of [LINES, PORTRAIT, BELOW_CARD])
        expect(await share(saved, region, isCopper)).toBeGreaterThan(0.01)

      // The same wherever the back is tilted; what the visitor sees stays as it was.
      await pointAtCard(page, 0.3, 0.5)
      const before = await pictureOfScene(page)
      const again = await press(page, link(page.locator('article'), contact.keepCard))
      expect(again.equals(saved)).toBe(true)
      expect((await pictureOfScene(page)).data).toEqual(before.data)

      await turn(page, home.toFront)
      const other = await pixelsOf(await saveFrom(page, 0.6, 0.5))
      const pixels = await pixelsOf(saved)
      const changed = pixels.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
      expect(changed / pixels.length).toBeGreaterThan(3)
    })
  }

  test('says so while it saves; the built picture where its script does not arrive', async ({
    page,
  }) => {
    await openScene(page)
    await turn(page, home.toBack)
    let refuse = () => {}
    await page.route('**/card-copy-*', (route) => {
      refuse = () => void route.abort()
    })
    const control = link(page.locator('article'), contact.keepCard)
    const place = await control.boundingBox()
    const saved = press(page, control)
    const saving = link(page.locator('article'), contact.keeping)
    await expect(saving).toBeInViewport()
    expect(await saving.boundingBox()).toEqual(place)
    refuse()
    expect((await saved).equals(readFileSync(BUILT))).toBe(true)
    await expect(control).toBeVisible()
  })
})

test('without a scene, the built picture', async ({ page }) => {
  await open(page, '/contacto/')
  const saved = await press(page, link(page.locator('dialog'), contact.keepCard))
  expect(saved.equals(readFileSync(BUILT))).toBe(true)
})
