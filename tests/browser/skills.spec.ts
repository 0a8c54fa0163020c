import { pictureOfPage } from './picture'
import { hydrated } from './screens'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/habilidades/')
  await hydrated(page)
  return page.getByRole('region', { name: 'Hard skills' }).getByRole('article')
}

/** Whether the copper picture, or the one in its own colours, is seen. */
const isOwnSeen = (tile: ReturnType<Page['locator']>) =>
  tile.evaluate((each) => {
    const [copper, own] = [...each.querySelectorAll('img')].map((image) => getComputedStyle(image))
    if (!copper || !own) throw new Error('an icon is missing')
    if (!copper.filter.includes('url(')) throw new Error('no copper')
    return Number(own.opacity) > 0.99
  })

test('icons are 100 px large, in at most five columns, three or two on phones', async ({
  page,
}) => {
  for (const [width, columns] of [
    [1440, 4],
    [390, 3],
    [360, 2],
  ] as const) {
    const tiles = await open(page, width)
    const icons = page.getByRole('img')
    for (const icon of await icons.all()) {
      const drawn = await icon.evaluate((each) => {
        const { paddingLeft, borderLeftWidth, width, height } = getComputedStyle(each)
        return [width, height, paddingLeft, borderLeftWidth]
      })
      expect(drawn).toEqual(['100px', '100px', '0px', '0px'])
    }
    const lefts = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()))
    expect(new Set(lefts.map((box) => Math.round(box?.x ?? 0))).size, `${width} px`).toBe(columns)
  }
})

test('icons are copper, and in their own colours under the pointer', async ({ page }) => {
  const tiles = await open(page, 1440)
  expect(await isOwnSeen(tiles.nth(1))).toBe(false)
  await tiles.nth(1).hover()
  await expect.poll(() => isOwnSeen(tiles.nth(1))).toBe(true)
  expect(await isOwnSeen(tiles.nth(2))).toBe(false)
})

test('with a keyboard all icons show their colours', async ({ page }) => {
  const tiles = await open(page, 1440)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => isOwnSeen(tiles.nth(2))).toBe(true)
})

test.describe('on touch', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('all icons show their colours', async ({ page }) => {
    const tiles = await open(page, 390)
    await expect.poll(() => isOwnSeen(tiles.nth(5))).toBe(true)
  })
})

/** The bluest pixel, in bytes of blue above red: copper has none, and the night few. */
async function bluest(page: Page): Promise<number> {
  const { data } = await pictureOfPage(page)
  let most = 0
  for (let i = 0; i < data.length; i += 4) {
    most = Math.max(most, (data[i + 2] ?? 0) - (data[i] ?? 0))
  }
  return most
}

test('icons stay copper while the screen leaves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStepped(page, '/habilidades/')
  await step(page, 2000)
  const atRest = await bluest(page)
  // Without a pointer, whose light would show colours.
  await page
    .getByRole('link', { name: 'Volver a la navegación' })
    .evaluate((link: HTMLElement) => link.click())
  const image = page.locator('body > [inert][aria-hidden=true]')
  // SPEC's second first, in small steps: the copy is there for some frames only.
  await expect.poll(() => step(page, 10).then(() => image.count()), { intervals: [10] }).toBe(1)
  for (let frame = 0; frame < 12 && (await image.count()) > 0; frame++) {
    expect(await bluest(page), `frame ${frame}`).toBeLessThan(atRest + 8)
    await step(page, 20)
  }
})
