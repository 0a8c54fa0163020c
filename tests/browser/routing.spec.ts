import { hydrated } from './screens'
import { expect, test } from './test'

test('a move puts the focus on the new title and names the page', async ({ page }) => {
  await page.goto('/navegacion/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Educación' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeFocused()
  await expect(page).toHaveTitle('Educación · Nombre Apellido')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Educación' })).toBeFocused()
  await expect(page).toHaveTitle('Navegación · Nombre Apellido')
})

test('the first load leaves the focus alone', async ({ page }) => {
  await page.goto('/educacion/')
  await hydrated(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Back finds a long page where it was left; a link opens it at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/educacion/')
  await hydrated(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  // By script, since a click would scroll the page to the control first.
  await page
    .getByRole('link', { name: 'Volver a la navegación' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/navegacion/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('the skip link goes to the content', async ({ page }) => {
  await page.goto('/habilidades/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Volver a la navegación' })).toBeFocused()
})

test('an unknown address says so, with status 404 and a way home', async ({ page }) => {
  const response = await page.goto('/login')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nombre Apellido')
})

test('when the site cannot start, the page says so and gives the address', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error('roto a propósito')
      },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('El sitio no pudo iniciarse')
  await expect(page.getByRole('link', { name: 'hola@example.com' })).toBeVisible()
  expect(logged.join('\n')).toContain('roto a propósito')
})

test('without the script file the page stays complete', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/educacion/')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Volver a la navegación' }).click()
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
})
