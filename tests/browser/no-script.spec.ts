import { scriptFaults } from '../fixtures/inline-script'
import { owner, profileTexts, textsOf } from './content-texts'
import { LONG_PROFILE } from './extreme-content'
import { cutTexts, layoutFaults } from './layout-faults'
import { boxOf, link, SCREENS, sidewaysScroll, words } from './screens'
import { SITES } from './sites'
import { expect, type Page, test } from './test'

const LISTS_BY_PATH = {
  '/educacion/': ['educacion'],
  '/experiencia/': ['experiencia'],
  '/habilidades/': ['hard-skills', 'soft-skills'],
  '/proyectos/': ['proyectos'],
} as const

test.use({ javaScriptEnabled: false })

const addressesIn = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((each) => each.getAttribute('href')))

test('every section shows every text and link of its lists without a script', async ({ page }) => {
  for (const [path, names] of Object.entries(LISTS_BY_PATH)) {
    await page.goto(path)
    const shown = await page.locator('main').innerText()
    const links = (await addressesIn(page, 'main a')).join(' ')
    for (const { texts, addresses } of names.map(textsOf)) {
      for (const text of texts) expect(shown).toContain(text)
      for (const address of addresses) expect(links).toContain(address)
    }
  }
})

test('the card’s back is read below its front without a script', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const card = page.locator('.h-card')
    const summary = card.getByText(owner.resumen)
    await expect(summary).toBeVisible()
    await expect(page.locator('[inert]')).toHaveCount(0)
    const name = await boxOf(card.getByRole('heading', { level: 1 }))
    expect((await boxOf(summary)).y).toBeGreaterThan(name.y + name.height)
    await summary.click()
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  }
})

test('a long summary is read whole on the card’s back', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`${SITES.extreme.origin}/`)
    await expect(page.locator('.h-card').getByText(LONG_PROFILE.resumen)).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
  }
})

test('home, grid and dialog are complete without a script', async ({ page }) => {
  const { shownAtHome, addresses } = profileTexts()
  await page.goto('/')
  const home = await page.locator('main').innerText()
  for (const text of shownAtHome) expect(home).toContain(text)
  await page.goto('/navegacion/')
  expect(await addressesIn(page, 'nav a')).toEqual([
    '/experiencia/',
    '/educacion/',
    '/proyectos/',
    '/habilidades/',
    '/cv.pdf',
    ...addresses,
  ])
  await page.goto('/contacto/')
  const dialog = page.getByRole('dialog', { name: words.contact.heading })
  await expect(dialog).toContainText(owner.email)
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await link(dialog, words.contact.close).click()
  await expect(page).toHaveURL(`${SITES.root.origin}/navegacion/`)
})

test('no script of a page holds its paint or lacks its hash, no style is inline, no link leads to nothing', async ({
  request,
}) => {
  const linked = new Set<string>()
  for (const { path } of SCREENS) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(path === '/nada-por-aqui' ? 404 : 200)
    expect(html).not.toMatch(/ style="/)
    expect(scriptFaults(html)).toEqual([])
    expect(html).not.toMatch(/<style/)
    expect(html).toContain('data-scene="unavailable"')
    expect(html).toContain('lang="es"')
    for (const [, address = ''] of html.matchAll(/ href="(\/[^"#]*)/g)) linked.add(address)
  }
  for (const each of linked) expect((await request.get(each)).status(), each).toBe(200)
  expect([...linked]).toEqual(expect.arrayContaining(['/cv.pdf', '/contacto.vcf']))
})
