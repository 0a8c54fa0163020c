import { expect, type Page, test } from '@playwright/test'
import { inWide } from './in-wide'
import { awaitFonts } from './late-fonts'
import { frameShown, hydrated, SCREENS } from './screens'
import { facts, openStepped, playerLoaded, step, withSteppedClock } from './stepped'
import { withoutScene } from './test'

/** A card, a grid and a long section; the others in `npm run test:wide`. */
const LOOKED_AT: readonly string[] = ['/', '/navegacion/', '/proyectos/']

type Shifts = { shifts: { value: number; nodes: string[] }[] }

/** Includes shifts right after user input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Element | null }[]
        }
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '')
        shifts.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await frameShown(page)
    return page.evaluate(() => (window as unknown as Shifts).shifts)
  }
}

for (const { path } of SCREENS) {
  const title = `${path}: every text is visible before and after the animations load`
  test(title, inWide(!LOOKED_AT.includes(path)), async ({ page }) => {
    await withoutScene(page)
    await withSteppedClock(page)
    let bring = () => {}
    const asked = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/\/move-/, async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(path)
    const faint = () =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          let each = texts.currentNode.parentElement
          if (each?.closest('[inert], .visually-hidden, .needs-script')) continue
          for (; each; each = each.parentElement) {
            const { opacity, visibility } = getComputedStyle(each)
            if (opacity !== '1' || visibility !== 'visible') found.push(each.outerHTML.slice(0, 90))
          }
        }
        return found
      })
    expect(await faint()).toEqual([])
    await hydrated(page)
    expect(await faint()).toEqual([])
    bring()
    await playerLoaded(page)
    for (const ms of [10, 100, 300, 900]) {
      await step(page, ms)
      expect(await faint()).toEqual([])
    }
    await step(page, 3000)
    expect(await facts(page)).toMatchObject({ phase: 'idle', isLocked: false, timelines: 0 })
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const title = `no layout shift on any screen or between screens at ${viewport.width} px`
  test(title, inWide(viewport.width !== 390), async ({ page }) => {
    await page.setViewportSize(viewport)
    await awaitFonts(page)
    const shifts = await watchShifts(page)
    await openStepped(page, '/')
    await page.evaluate(() => document.fonts.ready)
    const atStart = (await shifts()).length
    for (const name of [
      'Ir a la navegación',
      'Experiencia',
      'Siguiente: Educación',
      'Siguiente: Habilidades',
      'Siguiente: Proyectos',
      'Volver a la navegación',
      'Volver al inicio',
    ]) {
      await page.getByRole('link', { name }).click()
      // A tile below the pointer would write its name in the title.
      await page.mouse.move(0, 0)
      for (const ms of [300, 700, 3000]) {
        await step(page, ms)
        expect((await shifts()).slice(atStart), name).toEqual([])
      }
    }
  })
}

test('no screen has a layout shift while loading, fonts apart', async ({ page }) => {
  await withoutScene(page)
  // Fallback fonts differ between machines.
  await page.route(/\.woff2/, (route) => route.abort())
  const shifts = await watchShifts(page)
  for (const { path } of SCREENS) {
    const playerFetched = page.waitForResponse(/\/move-/)
    await page.goto(path)
    await hydrated(page)
    await playerFetched
    expect(await shifts(), path).toEqual([])
  }
})

test('home has no layout shift while its scene loads', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const atStart = (await shifts()).length
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready', { timeout: 30_000 })
  expect((await shifts()).slice(atStart)).toEqual([])
})
