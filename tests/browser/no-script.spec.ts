import { expect, test } from '@playwright/test'
import { profileTexts, textsOf } from './content-texts'
import { SCREENS } from './screens'
import { SITES } from './sites'

const LISTS_BY_PATH = {
  '/educacion/': ['educacion'],
  '/experiencia/': ['experiencia'],
  '/habilidades/': ['hard-skills', 'soft-skills'],
  '/proyectos/': ['proyectos'],
} as const

test.use({ javaScriptEnabled: false })

for (const [path, names] of Object.entries(LISTS_BY_PATH)) {
  test(`${path} shows every text and link of its lists without a script`, async ({ page }) => {
    await page.goto(path)
    const shown = await page.locator('main').innerText()
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    for (const { texts, addresses } of names.map(textsOf)) {
      for (const text of texts) expect(shown).toContain(text)
      for (const address of addresses) expect(links.join(' ')).toContain(address)
    }
  })
}

test('the home card and the grid are complete without a script', async ({ page }) => {
  const { shownAtHome, addresses } = profileTexts()
  await page.goto('/')
  const home = await page.locator('main').innerText()
  for (const text of shownAtHome) expect(home).toContain(text)
  await page.goto('/navegacion/')
  const links = await page
    .locator('nav a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual([
    '/experiencia/',
    '/educacion/',
    '/proyectos/',
    '/habilidades/',
    '/cv.pdf',
    ...addresses,
  ])
})

test('the contact page has its dialog open, with a working close link', async ({ page }) => {
  await page.goto('/contacto/')
  const dialog = page.getByRole('dialog', { name: 'Hablemos' })
  await expect(dialog).toContainText('hola@example.com')
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL(`${SITES.root.origin}/navegacion/`)
})

for (const { path } of SCREENS) {
  test(`${path} has no inline script or style, and the right status`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(path === '/nada-por-aqui' ? 404 : 200)
    expect(html).not.toMatch(/ style="/)
    // A data block is not executed: the CSP allows it.
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json">)(?![^>]* src=)/)
    expect(html).not.toMatch(/<style/)
    expect(html).toContain('data-scene="unavailable"')
    expect(html).toContain('lang="es"')
  })
}

test('the CV and the vCard are real files', async ({ request }) => {
  const cv = await request.get('/cv.pdf')
  expect((await cv.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const card = await request.get('/contacto.vcf')
  expect(await card.text()).toContain('FN:Nombre Apellido')
})
