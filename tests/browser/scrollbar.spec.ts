import { inWide } from './in-wide'
import config from './playwright.config'
import { boxOf, button, link, words } from './screens'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

/** A classic scrollbar, which a test browser hides. */
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 720 },
})

const { home, motion, routes } = words

const widthsOf = (page: Page) =>
  page.evaluate(() => ({
    scrollbar: window.innerWidth - document.documentElement.clientWidth,
    backdrop: document
      .querySelector('canvas, [aria-hidden=true]')
      ?.getBoundingClientRect()
      .toJSON(),
  }))

test(
  'dust and night are as wide as the window, with or without a scrollbar',
  inWide(),
  async ({ page }) => {
    for (const [path, isScrolled] of [
      ['/', false],
      ['/navegacion/', false],
      ['/educacion/', true],
    ] as const) {
      await openStepped(page, path, 6000)
      const { scrollbar, backdrop } = await widthsOf(page)
      expect(scrollbar > 0, path).toBe(isScrolled)
      expect(backdrop, path).toMatchObject({ left: 0, width: 1280 })
      if (isScrolled) continue
      const { x, width } = await boxOf(
        page.locator(path === '/' ? 'main > div > div' : 'nav').first(),
      )
      expect(x + width / 2, path).toBeCloseTo(640, 0)
    }
  },
)

test(
  'nothing jumps sideways where a move brings or takes a scrollbar',
  inWide(),
  async ({ page }) => {
    await openStepped(page, '/navegacion/', 3500)
    const pause = async () => (await boxOf(button(page, motion.pause))).x
    const atGrid = await pause()
    const tile = link(page, routes.education).locator('svg').last()
    const tileX = (await boxOf(tile)).x
    await link(page, routes.education).click()
    await page.mouse.move(0, 0)
    await step(page, 2500)
    expect((await widthsOf(page)).scrollbar).toBeGreaterThan(10)
    expect(Math.abs((await pause()) - atGrid)).toBeLessThan(5)
    const entry = await boxOf(page.getByRole('article').first())
    await page.evaluate(() => window.history.back())
    const copy = page.locator('body > [aria-hidden=true] h1')
    const isCopied = async () => {
      await step(page, 20)
      return copy.count()
    }
    await expect.poll(isCopied, { intervals: [0] }).toBe(1)
    const { scrollbar } = await widthsOf(page)
    expect(scrollbar).toBe(0)
    const copiedEntry = page.locator('body > [aria-hidden=true] article').first()
    const copied = await boxOf(copiedEntry)
    expect(copied.width).toBe(entry.width)
    expect(Math.abs(copied.x - entry.x)).toBeLessThan(5)
    await step(page, 2500)
    expect((await boxOf(tile)).x).toBeCloseTo(tileX, 0)
    await link(page, words.navigation.toHome).click()
    await step(page, 3000)
    expect(await pause()).toBe(atGrid)
    await expect(link(page, home.toNavigation)).toBeVisible()
  },
)
