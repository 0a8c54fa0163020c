import { owner } from './content-texts'
import { inWide } from './in-wide'
import {
  button,
  follow,
  frameShown,
  heading,
  holdUp,
  hydrated,
  link,
  open,
  scrolled,
  words,
} from './screens'
import { SITES } from './sites'
import { expect, type Page, test } from './test'

const { routes, page: said, section } = words

test('moves focus the new heading; the first load and the skip link', async ({ page }) => {
  await open(page, '/navegacion/')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(link(page, said.skip)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(link(page, words.navigation.toHome)).toBeFocused()
  await link(page, routes.education).click()
  await expect(heading(page, routes.education)).toBeFocused()
  await page.goBack()
  await expect(link(page, routes.education)).toBeFocused()
})

const scrollTo = async (page: Page, top: number) => {
  await page.mouse.wheel(0, top)
  await expect.poll(() => scrolled(page)).toBe(top)
}

test('Back restores each entry’s scroll; a new one begins at the top', async ({ page }) => {
  // As in browsers before 2026.
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/educacion/')
  await scrollTo(page, 250)
  await follow(page, said.skip)
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 400)
  await follow(page, section.back)
  await expect(page).toHaveURL('/navegacion/')
  await expect.poll(() => scrolled(page)).toBe(0)
  await follow(page, routes.contact)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/navegacion/')
  await follow(page, routes.education)
  await expect(heading(page, routes.education)).toBeFocused()
  await frameShown(page)
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  for (const top of [400, 250]) {
    await page.goBack()
    await expect(heading(page, routes.education)).toBeAttached()
    await expect.poll(() => scrolled(page)).toBe(top)
  }
})

test(
  'Back restores the scroll position after a reload of another screen',
  inWide(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, '/educacion/')
    await scrollTo(page, 400)
    await follow(page, section.next + routes.skills)
    await expect(heading(page, routes.skills)).toBeFocused()
    await scrollTo(page, 150)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => scrolled(page)).toBe(150)
    // Before the scripts are there.
    const bring = await holdUp(page, /\/main-/)
    await page.reload()
    await page.goBack()
    bring()
    await expect(heading(page, routes.education)).toBeAttached()
    await expect.poll(() => scrolled(page)).toBe(400)
  },
)

test(
  'Back restores the scroll position of a grid that the dialog lay over',
  inWide(),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 500 })
    await open(page, '/contacto/')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/navegacion/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await scrollTo(page, 150)
    await follow(page, routes.education)
    await expect(heading(page, routes.education)).toBeFocused()
    await page.goBack()
    await expect(link(page, routes.education)).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(150)
  },
)

test('an unknown address shows the 404 page, with status 404 and a link home', async ({ page }) => {
  const response = await page.goto('/login')
  expect(response?.status()).toBe(404)
  await expect(heading(page, said.notFound.title)).toBeVisible()
  await link(page, said.toHome).click()
  await expect(heading(page, owner.nombre)).toBeVisible()
})

const REASON = 'roto a propósito'

const breakSite = () => {
  Object.defineProperty(history, 'scrollRestoration', {
    set: () => {
      throw new Error('roto a propósito')
    },
  })
}
const breakProjects = () => {
  String.prototype.padStart = () => {
    throw new Error('roto a propósito')
  }
}

for (const [what, path, breakIt] of [
  ['the site', '/educacion/', breakSite],
  ['the screen', '/proyectos/', breakProjects],
] as const) {
  test(`when ${what} cannot start, the served page stays, with a notice`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.addInitScript(breakIt)
    const scripts = /\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(path)
    const served = await page.locator('main').innerText()
    await page.unroute(scripts)
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(said.stillServed)
    expect(await page.locator('main').innerText()).toBe(served)
    await expect(button(page, words.motion.pause)).toBeHidden()
    expect(logged.join('\n')).toContain(REASON)
    await link(page, section.back).click()
    await expect(page.getByRole('navigation', { name: words.navigation.label })).toBeVisible()
  })
}

test('home that cannot start shows the back of its card below the front', async ({ page }) => {
  await page.addInitScript(breakSite)
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(said.stillServed)
  await expect(page.locator('.h-card').getByText(owner.resumen)).toBeVisible()
  await expect(button(page, words.home.toBack)).toBeHidden()
})

test('a double click on a link adds one history entry', inWide(), async ({ page }) => {
  const { origin, base } = SITES.repo
  await open(page, `${origin}${base}navegacion/`)
  const added = await link(page, routes.experience).evaluate((each: HTMLElement) => {
    const before = history.length
    for (let presses = 0; presses < 2; presses++) each.click()
    return history.length - before
  })
  expect(added).toBe(1)
})
