import type { Locator } from '@playwright/test'
import { inWide } from './in-wide'
import { expectNoEmptyFrame, MOVES } from './moves'
import { boxOf, button, frameShown, link, scrolled, words } from './screens'
import { SITES } from './sites'
import { openStepped, step, traverse } from './stepped'
import { expect, type Page, test } from './test'

const { home, navigation, routes, section } = words

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // The others, other sizes, and every 40 ms: npm run test:wide.
  for (const move of MOVES.slice(0, 1)) {
    test(`${move.name}: no frame is empty`, async ({ page }) => {
      await openStepped(page, move.start)
      await expectNoEmptyFrame(page, move, 120)
    })
  }
})

const middlesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )

test(
  'without a scene tiles come from the card, and the rosette draws itself',
  inWide(),
  async ({ page }) => {
    await openStepped(page, '/', 5000)
    const [card] = await middlesOf(page.getByRole('article'))
    if (!card) throw new Error('there is no card')
    const tiles = page.locator('nav li[data-tile]')
    await link(page, home.toNavigation).click()
    await step(page, 230)
    const begun = await middlesOf(tiles)
    const dashes = new Set<string>()
    const curve = page.locator('main nav svg path[pathLength]').first()
    for (let ms = 0; ms < 1000; ms += 40) {
      await step(page, 40)
      dashes.add(await curve.evaluate((each) => getComputedStyle(each).strokeDasharray))
    }
    expect(dashes.size).toBeGreaterThan(6)
    await step(page, 1000)
    const distance = ({ x, y }: typeof card) => Math.hypot(x - card.x, y - card.y)
    const ratios = (await middlesOf(tiles)).flatMap((tile, index) => {
      const start = begun[index]
      // The card's own middle is not come nearer to.
      return start && distance(tile) > 100 ? [distance(start) / distance(tile)] : []
    })
    expect(ratios.length).toBeGreaterThan(5)
    expect(Math.max(...ratios)).toBeLessThan(0.85)
  },
)

test('a tile that comes under a resting pointer takes no title', inWide(), async ({ page }) => {
  await openStepped(page, '/navegacion/', 4000)
  const [tile = { x: 0, y: 0 }] = await middlesOf(page.locator('nav li[data-tile]'))
  await openStepped(page, '/', 5000)
  await page.mouse.move(tile.x, tile.y)
  await link(page, home.toNavigation).press('Enter')
  const titles = new Set<string | null>()
  let passing = 0
  for (let ms = 220; ms < 700; ms += 60) {
    await step(page, ms === 220 ? 220 : 60)
    // As Chromium does itself, some time after what is under the pointer has changed.
    await page.mouse.move(tile.x, tile.y)
    passing += await page.locator('li[data-tile]:hover').count()
    titles.add(await page.locator('main h1').textContent())
  }
  expect(passing).toBeGreaterThan(0)
  expect([...titles]).toEqual([expect.stringContaining(routes.navigation)])
})

/** Of SPEC, with a drawn icon; of the owner's own, with a picture. */
const TILES = [
  { name: routes.education, origin: SITES.root.origin },
  { name: 'Certificados', origin: SITES.extreme.origin },
]
for (const { name, origin } of TILES)
  test(
    `the pressed tile ${name} keeps name and icon in the title of its section`,
    inWide(name === routes.education),
    async ({ page }) => {
      await openStepped(page, `${origin}/navegacion/`, 4000)
      const tile = link(page, name)
      await tile.hover()
      const label = await boxOf(tile.locator('[data-part=label]'))
      const icon = await boxOf(tile.locator('[data-part=icon]'))
      await tile.click()
      const title = page.locator('main h1')
      for (let ms = 0; ms < 210; ms += 30) {
        expect(await title.innerText()).toBe(name)
        await step(page, 30)
      }
      await step(page, 10)
      await expect(page.locator('main')).toHaveAttribute('data-phase', 'enter')
      const begun = await boxOf(title)
      const mark = await boxOf(page.locator('main header [data-part=icon]'))
      expect(Math.hypot(begun.x - label.x, begun.y - label.y)).toBeLessThan(40)
      expect(Math.hypot(mark.x - icon.x, mark.y - icon.y)).toBeLessThan(40)
      expect(Math.abs(mark.width - icon.width)).toBeLessThan(4)
      await step(page, 450)
      await expect(title).toHaveCSS('opacity', '1')
      expect(await title.evaluate((each) => each.style.transform)).toMatch(
        /^(none|translate\(0px, 0px\)|)$/,
      )
    },
  )

test('what a leaving screen has put out stays out in its afterimage', async ({ page }) => {
  const lit = (selector: string) =>
    page.locator(`body > [inert] ${selector}`).evaluateAll((all) => ({
      count: all.length,
      opacities: all.map((each) => Number(getComputedStyle(each, '::before').opacity)),
    }))
  await openStepped(page, '/educacion/', 1000)
  await page.locator('main a[rel=next]').evaluate((next: HTMLElement) => next.click())
  await step(page, 240)
  const veils = await lit('.veil')
  expect(veils.count).toBeGreaterThan(1)
  expect(new Set(veils.opacities)).toEqual(new Set([0]))
})

test('the corner that the focus folds keeps its flap when home returns', async ({ page }) => {
  await openStepped(page, '/navegacion/', 4000)
  await link(page, navigation.toHome).press('Enter')
  await step(page, 9000)
  await page.keyboard.press('Tab')
  await button(page, home.toBack).focus()
  await step(page, 3000)
  await traverse(page, 'back')
  await step(page, 100)
  await traverse(page, 'forward')
  await step(page, 2000)
  await expect(page.locator('article[data-folded]')).toHaveCount(1)
  const flap = page.locator('article > div:not([inert]) [data-part~=flap]')
  expect((await boxOf(flap)).width).toBeGreaterThan(30)
})

const firstEntry = (page: Page) =>
  page
    .locator('main li:has(> article)')
    .first()
    .evaluate((each) => {
      const { opacity, transform } = getComputedStyle(each)
      const { e: x, f: y } = new DOMMatrix(transform)
      return { opacity: Number(opacity), x, y }
    })

test('a section’s exit moves at once, all its second, and keeps the focus', async ({ page }) => {
  await openStepped(page, '/experiencia/', 1000)
  const control = link(page, section.back)
  await control.click()
  await step(page, 60)
  let before = await firstEntry(page)
  expect(before.y).toBeGreaterThan(3)
  await expect(control).toBeFocused()
  for (let ms = 60; ms < 960; ms += 100) {
    await step(page, 100)
    const now = await firstEntry(page)
    expect(now.y - before.y + before.opacity - now.opacity, `${ms} ms`).toBeGreaterThan(0.05)
    before = now
  }
  expect(before.opacity).toBeLessThan(0.6)
})

/** By their places down the window. */
const articlesIn = (page: Page, place: string) =>
  page.locator(`${place} li > article`).evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .map(({ top }) => Math.round(top)),
  )

test(
  'of many entries only those on the screen are measured and copied',
  inWide(),
  async ({ page }) => {
    await openStepped(page, `${SITES.extreme.origin}/educacion/`, 1000)
    await frameShown(page)
    await page.evaluate(() => {
      const { getBoundingClientRect } = Element.prototype
      Object.assign(window, { measured: 0 })
      Element.prototype.getBoundingClientRect = function () {
        Object.assign(window, { measured: Reflect.get(window, 'measured') + 1 })
        return getBoundingClientRect.call(this)
      }
    })
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => scrolled(page)).toBe(1500)
    await frameShown(page)
    const measured = await page.evaluate(() => Reflect.get(window, 'measured'))
    const shown = await articlesIn(page, 'main')
    const all = await page.locator('main li > article').count()
    expect(shown.length).toBeLessThan(all / 4)
    expect(measured).toBeLessThan(all)
    await page.locator('main a[rel=next]').evaluate((each: HTMLElement) => each.click())
    await step(page, 240)
    expect(await articlesIn(page, 'body > [inert]')).toEqual(shown)
    await expect(page.locator('body > [inert] li > article')).toHaveCount(shown.length)
  },
)
