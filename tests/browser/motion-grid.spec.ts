import { holdUp, link, open, words } from './screens'
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

test('scrolling is locked for 3000 ms from the start of the grid’s entry, its tiles from the centre outward', async ({
  page,
}) => {
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

/** The grid by its address, its animations held up. @returns what brings them */
async function openGridSlowly(page: Page) {
  await withSteppedClock(page)
  const bring = await holdUp(page, /\/move-/)
  await open(page, '/navegacion/')
  return async () => {
    bring()
    await playerLoaded(page)
    await step(page, 100)
  }
}

const LEFT_ALONE = { isLocked: false, timelines: 0 }

test('a grid opened by its address plays its wave, not once it was scrolled', async ({ page }) => {
  await (await openGridSlowly(page))()
  expect(await facts(page)).toMatchObject({ isLocked: true, timelines: 1 })
  await page.setViewportSize({ width: 390, height: 500 })
  const bring = await openGridSlowly(page)
  await page.evaluate(() => window.scrollTo(0, 80))
  await bring()
  expect(await facts(page)).toMatchObject(LEFT_ALONE)
})

test('a grid outside the viewport enters without locking scrolling', async ({ page }) => {
  await page.addInitScript(() => {
    const css = new CSSStyleSheet()
    css.replaceSync('main nav { margin-top: 300vh }')
    document.adoptedStyleSheets = [css]
  })
  await (await openGridSlowly(page))()
  expect(await facts(page)).toMatchObject(LEFT_ALONE)
})
