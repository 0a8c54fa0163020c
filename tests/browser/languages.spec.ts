import AxeBuilder from '@axe-core/playwright'
import { type Code, foreignTexts, foundIn } from '../fixtures/language-texts'
import { watchConsole } from './console-watch'
import { LAST_SCRIPT, textsShown } from './languages'
import { SMALL_WINDOW } from './scene-page'
import { hydrated } from './screens'
import { SITES } from './sites'
import { facts, openStepped, pathOf, step } from './stepped'
import { expect, type Page, test } from './test'
import { keptPaths, readyOffline } from './worker-state'

/** Of the screen; an open dialog has its own. */
const languageLink = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first()

type Visit = readonly [code: Code, path: string, title: string]

/** The page is shown in the language, with nothing left of a change. */
async function expectPage(page: Page, ...[code, path, title]: Visit): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  expect(pathOf(page)).toBe(path)
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'idle')
  await expect(page.locator('html')).not.toHaveAttribute('data-words')
  await expect.poll(async () => foundIn(await textsShown(page), foreignTexts(code))).toEqual([])
}

test.describe('with the scene', () => {
  test.use({ scene: true, viewport: SMALL_WINDOW })

  test('the link changes the words, and keeps the scene, the scroll and the focus', async ({
    page,
  }) => {
    await page.goto('/educacion/')
    await hydrated(page)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-scene', /^(?:ready|still)$/)
    const scene = await html.getAttribute('data-scene')
    await page.evaluate(() => {
      const root = document.documentElement
      const changes: string[] = []
      new MutationObserver((records) => {
        for (const { attributeName } of records) {
          changes.push(`${attributeName}: ${root.getAttribute(attributeName ?? '')}`)
        }
      }).observe(root, { attributeFilter: ['data-scene', 'data-words'] })
      Object.assign(window, { kept: { canvas: document.querySelector('canvas'), changes } })
    })
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 20)
    await expect.poll(scrolled).toBe(20)
    const link = page.getByRole('link', { name: 'English' })
    const box = await link.boundingBox()
    if (!box) throw new Error('the link is not shown')
    expect(box.y).toBeGreaterThan(-box.height / 2)
    // `click` would scroll to it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 6)
    await expectPage(page, 'en', '/en/education/', 'Education')
    await expect(page.getByRole('link', { name: 'Español' })).toBeFocused()
    expect(await scrolled()).toBe(20)
    expect(await html.getAttribute('data-scene')).toBe(scene)
    const kept = await page.evaluate(() => {
      const { canvas, changes } = Reflect.get(window, 'kept')
      return [canvas?.isConnected, document.querySelectorAll('canvas').length, changes]
    })
    expect(kept).toEqual([true, 1, ['data-words: changing', 'data-words: null']])
  })
})

test('the keyboard changes the language and back, without a load of the page', async ({ page }) => {
  await page.goto('/habilidades/')
  await hydrated(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(languageLink(page, 'English')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPage(page, 'en', '/en/skills/', 'Skills')
  await expect(languageLink(page, 'Español')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPage(page, 'es', '/habilidades/', 'Habilidades')
  await expect(languageLink(page, 'English')).toBeFocused()
  expect(loads).toBe(0)
})

test('Back and Forward lead through languages and screens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navegacion/')
  await hydrated(page)
  const grid: Visit = ['es', '/navegacion/', 'Navegación']
  const english: Visit = ['en', '/en/navigation/', 'Navigation']
  const section: Visit = ['en', '/en/education/', 'Education']
  const spanish: Visit = ['es', '/educacion/', 'Educación']
  const press = (name: string) => page.getByRole('link', { name, exact: true }).click()
  await expectPage(page, ...grid)
  await press('English')
  await expectPage(page, ...english)
  await press('Education')
  await expectPage(page, ...section)
  await press('Español')
  await expectPage(page, ...spanish)
  for (const visit of [section, english, grid]) {
    await page.goBack()
    await expectPage(page, ...visit)
  }
  for (const visit of [english, section, spanish]) {
    await page.goForward()
    await expectPage(page, ...visit)
  }
})

test('the open dialog changes its language, and closes to the grid in that', async ({ page }) => {
  await page.goto('/contacto/')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Hablemos' })
  await dialog.getByRole('link', { name: 'English' }).click()
  await expectPage(page, 'en', '/en/contact/', 'Contact')
  const changed = page.getByRole('dialog', { name: 'Let’s talk' })
  await expect(changed).toBeVisible()
  expect(await changed.evaluate((each) => each.matches(':modal'))).toBe(true)
  await expect(changed.getByRole('link', { name: 'Español' })).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await changed.getByRole('link', { name: 'Close' }).click()
  await expectPage(page, 'en', '/en/navigation/', 'Navigation')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a press during a transition ends on its screen, in the other language', async ({ page }) => {
  await openStepped(page, '/navegacion/')
  await page.getByRole('link', { name: 'Educación', exact: true }).click()
  await step(page, 200)
  expect((await facts(page)).phase).not.toBe('idle')
  // By script: a click would wait until the link no longer moves.
  await languageLink(page, 'English').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/en/education/')
  for (let steps = 0; steps < 20; steps++) await step(page, 200)
  await expectPage(page, 'en', '/en/education/', 'Education')
  expect(await facts(page)).toMatchObject({
    shown: 'Education',
    faint: [],
    inert: 0,
    moved: 0,
    isLocked: false,
    timelines: 0,
  })
})

test('below a sub-path the link stays there', async ({ page }) => {
  const { origin, base } = SITES.repo
  await page.goto(`${origin}${base}proyectos/`)
  await hydrated(page)
  await languageLink(page, 'English').click()
  await expectPage(page, 'en', `${base}en/projects/`, 'Projects')
  await languageLink(page, 'Español').click()
  await expectPage(page, 'es', `${base}proyectos/`, 'Proyectos')
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after one visit both languages open, and the link leads between them', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await readyOffline(page)
    // Cut off, its request would be told in the console.
    await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining(LAST_SCRIPT))
    await context.setOffline(true)
    const messages = watchConsole(page)
    page.on('requestfailed', (sent) => messages.push(sent.url()))
    await languageLink(page, 'English').click()
    await expectPage(page, 'en', '/en/', 'Nombre Apellido')
    const response = await page.goto('/en/education')
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await languageLink(page, 'Español').click()
    await expectPage(page, 'es', '/educacion/', 'Educación')
    expect(messages).toEqual([])
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link opens the page in the other language', async ({ page }) => {
    await page.goto('/contacto/')
    const dialog = page.getByRole('dialog', { name: 'Hablemos' })
    await dialog.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contact/')
    await expect(page.getByRole('dialog', { name: 'Let’s talk' })).toBeVisible()
    await page.goto('/en/education/')
    await languageLink(page, 'Español').click()
    await expect(page).toHaveURL('/educacion/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Educación')
  })
})

test('the root’s not-found page below /en/ has a link home in each language', async ({ page }) => {
  const messages = watchConsole(page)
  // As GitHub Pages answers: with the 404.html of the root.
  await page.route('**/en/nada', async (route) => {
    const response = await route.fetch({ url: `${SITES.root.origin}/404.html` })
    await route.fulfill({ response, status: 404 })
  })
  await page.goto('/en/nada')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  expect(messages).toEqual([])
  await languageLink(page, 'English').click()
  await expectPage(page, 'en', '/en/', 'Nombre Apellido')
})
