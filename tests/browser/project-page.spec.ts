import type { Locator } from '@playwright/test'
import { projectPage } from '../../src/site/words/es'
import { LONG_PAGE, SHORT_PAGE } from '../fixtures/project-pages'
import { inWide } from './in-wide'
import { boxOf, frameShown, link, open, scrolled, words } from './screens'
import { SITES } from './sites'
import { expect, test, watchConsole } from './test'

const { routes } = words
const { origin, base } = SITES.repo
const LIST = `${base}proyectos/`
const PAGE = `${LIST}${SHORT_PAGE.slug}/`
test.use({ baseURL: origin })

test('a project’s page comes from its entry, and leads back to it', async ({ page }) => {
  const messages = watchConsole(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, LIST)
  const entry = page.getByRole('article').nth(1)
  const title = await entry.getByRole('heading').innerText()
  const more = entry.getByRole('link', {
    name: new RegExp(`^${projectPage.read}.*${title}$`),
  })
  await more.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await frameShown(page)
  await more.click()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(PAGE)
  await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  await expect(page.getByText(SHORT_PAGE.first)).toBeVisible()
  expect(await scrolled(page)).toBe(0)

  await page.goBack()
  await expect(more).toBeFocused()
  expect(await scrolled(page)).toBeGreaterThan(0)
  await page.goForward()
  await expect(heading).toBeFocused()
  await link(page, projectPage.back).click()
  await expect(entry.getByRole('heading')).toBeFocused()
  await expect(entry).toBeInViewport()

  // Served whole, hydrated, and its neighbour without a load.
  await open(page, `${LIST}${LONG_PAGE.slug}/`)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('link', { name: projectPage.next }).click()
  await expect(heading).toBeFocused()
  // A link in its text, and back.
  await page.goBack()
  await page.locator('[data-prose]').getByRole('link', { name: routes.experience }).click()
  await expect(page.getByRole('heading', { level: 1, name: routes.experience })).toBeFocused()
  await expect(page).toHaveURL(`${base}experiencia/`)
  await page.goBack()
  await page.getByRole('link', { name: projectPage.next }).click()
  await page.getByRole('link', { name: 'English' }).click()
  const untranslated = page.locator('main').getByText(SHORT_PAGE.first)
  await expect(untranslated).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main [data-prose]')).toHaveAttribute('lang', 'es')
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
  expect(messages).toEqual([])
})

test('from right to left, arrows point where they lead', inWide(), async ({ page }) => {
  const mirror = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const isMirrored = (arrow: Locator) =>
    arrow.evaluate((each) => getComputedStyle(each).scale === '-1 1')
  await open(page, LIST)
  await mirror()
  const more = page.getByRole('link', { name: projectPage.read }).first()
  expect(await isMirrored(more.locator('svg'))).toBe(true)
  for (const [{ slug }, name, isNext] of [
    [LONG_PAGE, projectPage.next, true],
    [SHORT_PAGE, projectPage.previous, false],
  ] as const) {
    await open(page, `${LIST}${slug}/`)
    await mirror()
    expect(await isMirrored(link(page, projectPage.back).locator('svg'))).toBe(true)
    const way = page.getByRole('link', { name })
    const { x, width } = await boxOf(way)
    const { width: whole } = page.viewportSize() ?? { width: 0 }
    expect(x + width / 2 < whole / 2).toBe(isNext)
    expect(await isMirrored(way.locator('svg'))).toBe(true)
  }
})
