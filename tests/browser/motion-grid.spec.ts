import { inWide } from './in-wide'
import { holdUp, link, open, scrolled, words } from './screens'
import {
  expectRest,
  facts,
  openStepped,
  playerLoaded,
  step,
  traverse,
  withSteppedClock,
} from './stepped'
import { expect, type Page, test } from './test'

const { home, navigation, routes } = words
const isLocked = async (page: Page) => (await facts(page)).isLocked
const overflow = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

async function enterGrid(page: Page) {
  await openStepped(page, '/')
  await link(page, home.toNavigation).click()
  await step(page, 200)
  expect(await isLocked(page)).toBe(false)
  // The exit takes 220 ms from the next frame.
  const isEntering = async () => {
    await step(page, 10)
    return page.locator('main').getAttribute('data-phase')
  }
  await expect.poll(isEntering, { intervals: [0] }).toBe('enter')
}

test('the grid enters from its middle, and locks scrolling for 3000 ms', async ({ page }) => {
  await enterGrid(page)
  expect(await overflow(page)).toBe('hidden')
  // The four sides show on their pieces by then, the corners do not.
  await step(page, 480)
  const opacities = await page
    .locator('nav li:not([aria-hidden])')
    .evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)))
  const of = (places: number[]) => places.map((place) => opacities[place] ?? Number.NaN)
  expect(Math.min(...of([1, 3, 4, 6]))).toBeGreaterThan(Math.max(...of([0, 2, 5, 7])))
  const curve = page.locator('nav svg path[pathLength]').first()
  await expect(curve).not.toHaveCSS('stroke-dasharray', 'none')
  await step(page, 2470)
  expect(await isLocked(page)).toBe(true)
  await step(page, 60)
  expect(await isLocked(page)).toBe(false)
  expect(await overflow(page)).not.toBe('hidden')
  await expectRest(page)
})

test('leaving unlocks scrolling; reduced motion never locks it', async ({ page }) => {
  await enterGrid(page)
  await step(page, 800)
  await link(page, routes.projects).click()
  await expect.poll(() => isLocked(page)).toBe(false)
  await step(page, 1500)
  await traverse(page, 'back')
  await step(page, 500)
  expect(await isLocked(page)).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => isLocked(page)).toBe(false)
  await link(page, navigation.toHome).click()
  await link(page, home.toNavigation).click()
  await expectRest(page)
})

/** Each as it is drawn. */
const posesOf = (page: Page) =>
  page
    .locator('nav li[data-tile]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).transform))

/** The grid by its address, its animations held up. @returns what brings them */
async function openGridSlowly(page: Page) {
  await withSteppedClock(page)
  // They begin with the first paint, which waits for no script that steps them.
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Animation.enable')
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const bring = await holdUp(page, /\/player-/)
  await open(page, '/navegacion/')
  return async () => {
    bring()
    await playerLoaded(page)
  }
}

test('tiles of a loaded grid enter before the moves are there, and scrolled', async ({ page }) => {
  const bring = await openGridSlowly(page)
  const entered = page.locator('html[data-entered]')
  const locked = page.locator('html[data-scroll-lock]')
  const begun = await posesOf(page)
  expect(new Set(begun).size).toBe(begun.length)
  await expect(locked).toHaveCount(1)
  await step(page, 200)
  const [corner, side] = await posesOf(page)
  expect([corner, side]).not.toEqual(begun.slice(0, 2))
  await expect(entered).toHaveCount(0)
  await step(page, 1000)
  await expect(entered).toHaveCount(1)
  expect(new Set(await posesOf(page))).toEqual(new Set(['none']))
  await step(page, 2000)
  await bring()
  await expectRest(page)

  await page.setViewportSize({ width: 390, height: 500 })
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => window.scrollTo(0, 80)),
  )
  await openGridSlowly(page)
  expect(await posesOf(page)).not.toContain('none')
  await expect(locked).toHaveCount(0)
})

test('a grid that has no room in the window is not locked', inWide(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await enterGrid(page)
  expect(await isLocked(page)).toBe(false)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => scrolled(page)).toBe(60)
})

test(
  'a grid outside the viewport neither enters nor locks scrolling',
  inWide(),
  async ({ page }) => {
    await page.addInitScript(() => {
      const css = new CSSStyleSheet()
      css.replaceSync('main nav:has(li[data-tile]) { margin-top: 300vh }')
      document.adoptedStyleSheets = [css]
    })
    const bring = await openGridSlowly(page)
    const expectStill = async () => {
      expect(new Set(await posesOf(page))).toEqual(new Set(['none']))
      expect(await facts(page)).toMatchObject({ isLocked: false, timelines: 0, phase: 'idle' })
    }
    await bring()
    await expectStill()
    await link(page, navigation.toHome).click()
    await step(page, 3000)
    await link(page, home.toNavigation).click()
    await step(page, 230)
    await expectStill()
  },
)
