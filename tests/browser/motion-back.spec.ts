import { inWide } from './in-wide'
import { button, heading, link, open, words } from './screens'
import { expectRest, facts, openStepped, pathOf, setHidden, step, traverse } from './stepped'
import { expect, type Page, test } from './test'

const { home, motion, page: said, routes, section } = words
const back = (page: Page) => link(page, section.back)
const historyLength = (page: Page) => page.evaluate(() => window.history.length)

async function goToEducation(page: Page) {
  await openStepped(page, '/navegacion/', 4500)
  await link(page, routes.education).click()
  await expectRest(page, 2000)
}

test('the back control leaves one second after a click or Enter', async ({ page }) => {
  await openStepped(page, '/educacion/')
  for (const press of [() => back(page).click(), () => back(page).press('Enter')]) {
    await press()
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'exit')
    await step(page, 990)
    expect(pathOf(page)).toBe('/educacion/')
    expect((await facts(page)).shown).toBe(routes.education)
    await step(page, 20)
    expect(pathOf(page)).toBe('/navegacion/')
    await expectRest(page, 3500)
    await expect(link(page, routes.education)).toBeFocused()
    await link(page, routes.education).click()
    await step(page, 2000)
  }
})

test('transitions finish on a page without animation frames', inWide(), async ({ page }) => {
  const player = page.waitForResponse('**/player-*.js')
  await open(page, '/navegacion/')
  // Resolves once the page's own import has.
  await page.evaluate((address) => import(address), (await player).url())
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 1
  })
  const main = page.locator('main')
  await link(page, routes.education).click()
  await expect(main).toHaveAttribute('data-phase', 'exit')
  await expect(heading(page, routes.education)).toBeFocused()
  await expect(main).toHaveAttribute('data-phase', 'idle')
  await expect(main).toHaveJSProperty('inert', false)
})

const CHANGES: Record<string, (page: Page, isStill: boolean) => Promise<void>> = {
  'reduced motion': (page, isStill) =>
    page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' }),
  'the pause control': (page, isStill) =>
    button(page, isStill ? motion.pause : motion.resume).click(),
  'a hidden tab': setHidden,
}

for (const [change, make] of Object.entries(CHANGES)) {
  const title = `${change} ends an exit at once, at its target; moves are then immediate`
  test(title, inWide(change !== 'the pause control'), async ({ page }) => {
    await openStepped(page, '/educacion/')
    await back(page).click()
    await step(page, 300)
    await make(page, true)
    await expect(page).toHaveURL('/navegacion/')
    await expect.poll(async () => (await facts(page)).shown).toContain(routes.navigation)
    await expectRest(page)
    if (change !== 'a hidden tab') {
      await link(page, routes.education).click()
      await back(page).click()
      await expect(page).toHaveURL('/navegacion/')
      await expectRest(page)
    }
    await make(page, false)
    await link(page, words.navigation.toHome).click()
    await step(page, 3000)
    await link(page, home.toNavigation).click()
    await step(page, 150)
    await make(page, true)
    await expect.poll(async () => (await facts(page)).shown).toContain(routes.navigation)
    await expectRest(page)
  })
}

test('browser Back during the exit takes over and cancels it', async ({ page }) => {
  await goToEducation(page)
  const length = await historyLength(page)
  await back(page).click()
  await step(page, 500)
  await traverse(page, 'back')
  expect(pathOf(page)).toBe('/navegacion/')
  await expectRest(page, 4500)
  expect(await historyLength(page)).toBe(length)
  await traverse(page, 'forward')
  await step(page, 2000)
  await link(page, said.skip).press('Enter')
  await back(page).click()
  await step(page, 500)
  await traverse(page, 'back')
  await step(page, 3000)
  expect(pathOf(page), 'another entry of the same screen').toBe('/educacion/')
  await expectRest(page)
  await expect(back(page)).toBeFocused()
})

for (const event of ['PopStateEvent', 'NavigateEvent']) {
  const title = `a way back that the browser has shown, says its ${event}, is not shown once more`
  test(title, inWide(event !== 'PopStateEvent'), async ({ page }) => {
    const setShown = (isShown: boolean) =>
      page.evaluate(
        ([name, value]) => {
          const get = { get: () => value, configurable: true }
          Object.defineProperty(Reflect.get(window, name).prototype, 'hasUAVisualTransition', get)
        },
        [event, isShown] as const,
      )
    const swipe = async (direction: 'back' | 'forward') => {
      await setShown(true)
      await traverse(page, direction)
      await setShown(false)
    }
    await goToEducation(page)
    await swipe('back')
    await expectRest(page)
    await swipe('forward')
    await expectRest(page)
    await back(page).click()
    await step(page, 300)
    await swipe('back')
    await expectRest(page)
    await link(page, routes.contact).click()
    await expectRest(page, 300)
    await swipe('back')
    expect((await facts(page)).dialog).toBe('closed')
    await link(page, routes.education).click()
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'exit')
    await swipe('back')
    await expectRest(page)
  })
}

test('pressed while another move leaves, the back control wins', async ({ page }) => {
  await openStepped(page, '/educacion/')
  await back(page).focus()
  await page.locator('main a[rel=next]').evaluate((next: HTMLElement) => next.click())
  await step(page, 60)
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'exit')
  await page.keyboard.press('Enter')
  expect(pathOf(page)).toBe('/navegacion/')
  await expectRest(page, 4500)
})

test('returning to the leaving screen keeps it and its focus', inWide(), async ({ page }) => {
  await openStepped(page, '/')
  for (const leftMs of [0, 10, 150]) {
    await link(page, home.toNavigation).click()
    await step(page, leftMs)
    await traverse(page, 'back')
    await expectRest(page, 1500)
    await expect(link(page, home.toNavigation), `after ${leftMs} ms`).toBeFocused()
  }
})

test(
  'a click with a modifier opens a new tab and changes nothing',
  inWide(),
  async ({ page, context }) => {
    await openStepped(page, '/educacion/')
    const opened = context.waitForEvent('page')
    await back(page).click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL('**/navegacion/')
    await step(page, 1500)
    expect(pathOf(page)).toBe('/educacion/')
    await expectRest(page)
  },
)
