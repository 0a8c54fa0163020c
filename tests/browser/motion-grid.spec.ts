import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './screens'
import {
  expectRest,
  facts,
  openStepped,
  playerLoaded,
  step,
  traverse,
  withSteppedClock,
} from './stepped'
import { withoutScene } from './test'

const isLocked = async (page: Page) => (await facts(page)).isLocked
const overflow = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

async function enterGrid(page: Page) {
  await openStepped(page, '/')
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  await step(page, 200)
  expect(await isLocked(page)).toBe(false)
  // The exit takes 220 ms from the next frame.
  const isEntering = async () => {
    await step(page, 10)
    return page.locator('main').getAttribute('data-phase')
  }
  await expect.poll(isEntering, { intervals: [0] }).toBe('enter')
}

test('scrolling is locked for 3000 ms from the start of the grid’s entry', async ({ page }) => {
  await enterGrid(page)
  expect(await overflow(page)).toBe('hidden')
  await step(page, 2950)
  expect(await isLocked(page)).toBe(true)
  await step(page, 60)
  expect(await isLocked(page)).toBe(false)
  expect(await overflow(page)).not.toBe('hidden')
  await expectRest(page)
})

test('leaving unlocks scrolling; reduced motion never locks it', async ({ page }) => {
  await enterGrid(page)
  await step(page, 800)
  await page.getByRole('link', { name: 'Proyectos' }).click()
  await expect.poll(() => isLocked(page)).toBe(false)
  await step(page, 1500)
  await traverse(page, 'back')
  await step(page, 500)
  expect(await isLocked(page)).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => isLocked(page)).toBe(false)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  await expectRest(page)
})

test('a grid outside the viewport enters without locking scrolling', async ({ page }) => {
  await withoutScene(page)
  await withSteppedClock(page)
  await page.addInitScript(() => {
    const css = new CSSStyleSheet()
    css.replaceSync('nav[aria-label="Secciones"] { margin-top: 300vh }')
    document.adoptedStyleSheets = [css]
  })
  await page.goto('/navegacion/')
  await hydrated(page)
  await playerLoaded(page)
  await step(page, 100)
  expect(await facts(page)).toMatchObject({ isLocked: false, timelines: 0 })
})

async function openGridSlowly(page: Page) {
  await withoutScene(page)
  await withSteppedClock(page)
  let bring = () => {}
  const isAsked = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route(/\/move-/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/navegacion/')
  await hydrated(page)
  return async () => {
    bring()
    await playerLoaded(page)
    await step(page, 100)
  }
}

const GREETED = { isLocked: true, timelines: 1 }
const LEFT_ALONE = { isLocked: false, timelines: 0 }

test('a grid opened by its address plays its wave', async ({ page }) => {
  const bringAnimations = await openGridSlowly(page)
  await bringAnimations()
  expect(await facts(page)).toMatchObject(GREETED)
})

test('animations that load late do not play on the grid', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = performance
    performance.now = () => now.call(performance) + 60_000
  })
  const bringAnimations = await openGridSlowly(page)
  await bringAnimations()
  expect(await facts(page)).toMatchObject(LEFT_ALONE)
})

test('a grid scrolled before they load is not animated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const bringAnimations = await openGridSlowly(page)
  await page.evaluate(() => window.scrollTo(0, 80))
  await bringAnimations()
  expect(await facts(page)).toMatchObject(LEFT_ALONE)
})

test('tiles appear from the centre outward while the rosette is drawn', async ({ page }) => {
  await enterGrid(page)
  // The four sides show on their pieces by then, the corners do not.
  await step(page, 480)
  const opacities = await page
    .locator('nav li:not([aria-hidden])')
    .evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)))
  expect(opacities).toHaveLength(8)
  const sides = [1, 3, 4, 6].map((place) => opacities[place] ?? Number.NaN)
  const corners = [0, 2, 5, 7].map((place) => opacities[place] ?? Number.NaN)
  expect(Math.min(...sides)).toBeGreaterThan(Math.max(...corners))
  const drawn = await page
    .locator('nav svg path[pathLength]')
    .first()
    .evaluate((curve) => getComputedStyle(curve).strokeDasharray)
  expect(drawn).not.toBe('none')
  await step(page, 3500)
  await expectRest(page)
})

test('back on the grid, the section’s tile has the focus and the title is the page’s', async ({
  page,
}) => {
  await openStepped(page, '/navegacion/')
  for (const name of ['Habilidades', 'Experiencia']) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveTitle(`${name} · Nombre Apellido`)
    await step(page, 2000)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await traverse(page, 'back')
    await expect(page).toHaveTitle('Navegación · Nombre Apellido')
    await step(page, 4500)
    await expect(page.getByRole('link', { name })).toBeFocused()
    await expectRest(page)
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await step(page, 2000)
  await expect(page.getByRole('heading', { level: 1, name: 'Nombre Apellido' })).toBeFocused()
})

/** Leaves by script: a click would scroll first. */
async function leaveScrolledSection(page: Page) {
  await page.setViewportSize({ width: 390, height: 500 })
  await openStepped(page, '/educacion/')
  await page.evaluate(() => window.scrollTo(0, 320))
  await page
    .getByRole('link', { name: 'Volver a la navegación' })
    .evaluate((link: HTMLElement) => link.click())
  await step(page, 5000)
}

test('Back restores a section’s scroll position after both exits', async ({ page }) => {
  await leaveScrolledSection(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await traverse(page, 'back')
  await step(page, 2000)
  await expectRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(320)
})

test('Back restores a section’s scroll position after a reload in between', async ({ page }) => {
  await leaveScrolledSection(page)
  await page.reload()
  await hydrated(page)
  await playerLoaded(page)
  await step(page, 5000)
  await traverse(page, 'back')
  await step(page, 2000)
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(320)
})
