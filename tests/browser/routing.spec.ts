import { hydrated } from './screens'
import { SITES } from './sites'
import { expect, type Page, test } from './test'

test('navigation focuses the new heading and updates the title', async ({ page }) => {
  await page.goto('/navegacion/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Educación' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeFocused()
  await expect(page).toHaveTitle('Educación · Nombre Apellido')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Educación' })).toBeFocused()
  await expect(page).toHaveTitle('Navegación · Nombre Apellido')
})

test('the first load does not move the focus', async ({ page }) => {
  await page.goto('/educacion/')
  await hydrated(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** By script: a click would scroll to the link first. */
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).evaluate((link: HTMLElement) => link.click())
const scrollTo = async (page: Page, top: number) => {
  await page.mouse.wheel(0, top)
  await expect.poll(() => scrolled(page)).toBe(top)
}

for (const [browser, open] of [
  ['', () => {}],
  [
    ' in a browser without keys of history entries',
    () => Object.defineProperty(window, 'navigation', { value: undefined }),
  ],
] as const) {
  test(`Back restores the scroll position; a link opens a page at the top${browser}`, async ({
    page,
  }) => {
    await page.addInitScript(open)
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/educacion/')
    await hydrated(page)
    await scrollTo(page, 400)
    await follow(page, 'Volver a la navegación')
    await expect(page).toHaveURL('/navegacion/')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeAttached()
    await expect.poll(() => scrolled(page)).toBe(400)
  })
}

test('Back restores the scroll position before and after the skip link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/educacion/')
  await hydrated(page)
  await scrollTo(page, 250)
  await follow(page, 'Saltar al contenido')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 400)
  await follow(page, 'Volver a la navegación')
  await expect(page).toHaveURL('/navegacion/')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeAttached()
  await expect.poll(() => scrolled(page)).toBe(400)
  await page.goBack()
  await expect(page).toHaveURL('/educacion/')
  await expect.poll(() => scrolled(page)).toBe(250)
})

test('Back restores the scroll position of a grid that the dialog lay over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/contacto/')
  await hydrated(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/navegacion/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await scrollTo(page, 150)
  await follow(page, 'Educación')
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Educación', exact: true })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(150)
})

test('the skip link moves to the content', async ({ page }) => {
  await page.goto('/habilidades/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Volver a la navegación' })).toBeFocused()
})

test('an unknown address shows the 404 page, with status 404 and a link home', async ({ page }) => {
  const response = await page.goto('/login')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nombre Apellido')
})

const NOTICE = 'Todo su contenido sigue aquí'

const breakProjects = () => {
  String.prototype.padStart = () => {
    throw new Error('roto a propósito')
  }
}

for (const [what, path, name, breakIt] of [
  [
    'the site',
    '/educacion/',
    'Volver a la navegación',
    () => {
      Object.defineProperty(history, 'scrollRestoration', {
        set: () => {
          throw new Error('roto a propósito')
        },
      })
    },
  ],
  ['the screen', '/proyectos/', 'Volver a la navegación', breakProjects],
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
    await expect(page.getByRole('alert')).toContainText(NOTICE)
    expect(await page.locator('main').innerText()).toBe(served)
    await expect(page.getByRole('button', { name: 'Pausar animación' })).toBeHidden()
    expect(logged.join('\n')).toContain('roto a propósito')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
  })
}

test('an error in one screen leaves the others working', async ({ page }) => {
  await page.addInitScript(breakProjects)
  await page.goto('/navegacion/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Proyectos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Pausar animación' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Habilidades' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Habilidades' })).toBeVisible()
})

test('a double click on a link adds one history entry', async ({ page }) => {
  for (const site of [SITES.root, SITES.repo]) {
    await page.goto(`${site.origin}${site.base}navegacion/`)
    await hydrated(page)
    const added = await page.getByRole('link', { name: 'Experiencia' }).evaluate((link) => {
      const before = history.length
      for (let presses = 0; presses < 2; presses++) (link as HTMLElement).click()
      return history.length - before
    })
    expect(added, site.base).toBe(1)
  }
})

test('the page is complete without the script file', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/educacion/')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Volver a la navegación' }).click()
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
})
