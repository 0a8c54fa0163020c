import { expect, type Page, test } from '@playwright/test'
import { inWide } from './in-wide'
import { hydrated } from './screens'
import {
  expectRest,
  facts,
  openStepped,
  pathOf,
  playerLoaded,
  setHidden,
  step,
  traverse,
} from './stepped'
import { withoutScene } from './test'

const backControl = (page: Page) => page.getByRole('link', { name: 'Volver a la navegación' })
const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })
const historyLength = (page: Page) => page.evaluate(() => window.history.length)

async function goToEducation(page: Page) {
  await openStepped(page, '/navegacion/')
  await step(page, 4500)
  await tile(page, 'Educación').click()
  await step(page, 2000)
  await expectRest(page)
}

test('the back control leaves one second after a click or Enter', async ({ page }) => {
  await openStepped(page, '/educacion/')
  for (const press of [
    () => backControl(page).click(),
    async () => {
      await backControl(page).focus()
      await page.keyboard.press('Enter')
    },
  ]) {
    await press()
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'exit')
    await step(page, 990)
    expect(pathOf(page)).toBe('/educacion/')
    expect((await facts(page)).shown).toBe('Educación')
    await step(page, 20)
    expect(pathOf(page)).toBe('/navegacion/')
    await step(page, 3500)
    await expectRest(page)
    await expect(tile(page, 'Educación')).toBeFocused()
    await tile(page, 'Educación').click()
    await step(page, 2000)
  }
})

test('with reduced motion or paused it leaves at once', async ({ page }) => {
  await openStepped(page, '/educacion/')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await backControl(page).click()
  await expect(page).toHaveURL('/navegacion/')
  await expectRest(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Pausar animación' }).click()
  await tile(page, 'Educación').click()
  await backControl(page).click()
  await expect(page).toHaveURL('/navegacion/')
  await expectRest(page)
})

test('transitions finish on a page without animation frames', async ({ page }) => {
  await withoutScene(page)
  await page.addInitScript(() => {
    window.portfolioTest = { isRunning: true }
  })
  await page.goto('/navegacion/')
  await hydrated(page)
  await playerLoaded(page)
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 1
  })
  const main = page.locator('main')
  await tile(page, 'Educación').click()
  await expect(main).toHaveAttribute('data-phase', 'exit')
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeFocused()
  await expect(main).toHaveAttribute('data-phase', 'idle')
  await expect(main).toHaveJSProperty('inert', false)
})

for (const [change, make] of Object.entries({
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'the pause control': (page: Page) =>
    page.getByRole('button', { name: 'Pausar animación' }).click(),
  'a hidden tab': (page: Page) => setHidden(page, true),
})) {
  test(
    `${change} during the exit ends it at once, at its target`,
    inWide(change === 'reduced motion'),
    async ({ page }) => {
      await openStepped(page, '/educacion/')
      await backControl(page).click()
      await step(page, 300)
      await make(page)
      await expect(page).toHaveURL('/navegacion/')
      await expect.poll(async () => (await facts(page)).shown).toBe('Secciones')
      await expectRest(page)
    },
  )
}

test('a second press is ignored', async ({ page }) => {
  await goToEducation(page)
  const length = await historyLength(page)
  await backControl(page).dblclick()
  await step(page, 200)
  await page.keyboard.press('Enter')
  await step(page, 4500)
  await expectRest(page)
  expect(pathOf(page)).toBe('/navegacion/')
  expect(await historyLength(page)).toBe(length + 1)
})

test('browser Back during the exit takes over and cancels the exit', async ({ page }) => {
  await goToEducation(page)
  const length = await historyLength(page)
  await backControl(page).click()
  await step(page, 500)
  await traverse(page, 'back')
  expect(pathOf(page)).toBe('/navegacion/')
  await step(page, 4500)
  await expectRest(page)
  expect(await historyLength(page)).toBe(length)
  await traverse(page, 'forward')
  await step(page, 2000)
  expect(pathOf(page)).toBe('/educacion/')
  await expectRest(page)
})

test('Back to another entry of the same screen cancels the exit', async ({ page }) => {
  await openStepped(page, '/educacion/')
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus()
  await page.keyboard.press('Enter')
  await backControl(page).click()
  await step(page, 500)
  await traverse(page, 'back')
  await step(page, 3000)
  expect(pathOf(page)).toBe('/educacion/')
  await expectRest(page)
  await expect(backControl(page)).toBeFocused()
})

test('a new target during the exit is shown, the first one is not', async ({ page }) => {
  await openStepped(page, '/')
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  await step(page, 4500)
  await tile(page, 'Educación').click()
  await step(page, 2000)
  await traverse(page, 'back')
  await step(page, 4500)
  await page.evaluate(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent)).observe(
      document.querySelector('main') as HTMLElement,
      { childList: true, subtree: true },
    )
  })
  await traverse(page, 'back')
  await step(page, 100)
  await traverse(page, 'forward')
  await traverse(page, 'forward')
  await step(page, 4500)
  expect(pathOf(page)).toBe('/educacion/')
  await expectRest(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).not.toContain('Nombre Apellido')
})

for (const leftMs of [0, 10, 150]) {
  const title = `returning to the leaving screen after ${leftMs} ms keeps it and its focus`
  test(title, inWide(leftMs === 10), async ({ page }) => {
    await openStepped(page, '/')
    await page.getByRole('link', { name: 'Ir a la navegación' }).click()
    await step(page, leftMs)
    await traverse(page, 'back')
    await step(page, 1500)
    await expectRest(page)
    await expect(page.getByRole('link', { name: 'Ir a la navegación' })).toBeFocused()
    const { exitTurn, cardPresence } = await page.evaluate(
      () => window.portfolioTest?.live as { exitTurn: number; cardPresence: number },
    )
    expect({ exitTurn, cardPresence }).toEqual({ exitTurn: 0, cardPresence: 1 })
  })
}

test('a screen that enters, leaves and returns ends at rest, without a jump', async ({ page }) => {
  await openStepped(page, '/')
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  await step(page, 600)
  await tile(page, 'Experiencia').click()
  await step(page, 100)
  const lowest = () =>
    page
      .locator('nav li:not([aria-hidden])')
      .evaluateAll((all) => Math.min(...all.map((each) => Number(getComputedStyle(each).opacity))))
  await traverse(page, 'back')
  let before = await lowest()
  for (let frame = 0; frame < 60; frame++) {
    await step(page, 10)
    const now = await lowest()
    expect(now).toBeGreaterThanOrEqual(before - 0.001)
    expect(now - before).toBeLessThan(0.2)
    before = now
  }
  await step(page, 3500)
  await expectRest(page)
  const offsets = await page
    .locator('nav svg path[pathLength]')
    .evaluateAll((all) => all.map((each) => (each as SVGElement).style.strokeDasharray))
  expect(new Set(offsets)).toEqual(new Set(['']))
})

test('a click with a modifier opens a new tab and leaves the page as it is', async ({
  page,
  context,
}) => {
  await openStepped(page, '/educacion/')
  const opened = context.waitForEvent('page')
  await backControl(page).click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await opened).url()).pathname).toBe('/navegacion/')
  await step(page, 1500)
  expect(pathOf(page)).toBe('/educacion/')
  await expectRest(page)
})
