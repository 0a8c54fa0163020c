import { screen as english } from '../../src/site/words/en'
import { type Code, foreignTexts, foundIn } from '../fixtures/language-texts'
import { owner } from './content-texts'
import { inWide } from './in-wide'
import { LAST_SCRIPT, textsShown } from './languages'
import { SMALL_WINDOW } from './scene-page'
import { boxOf, link, open, scrolled, words } from './screens'
import { SITES } from './sites'
import { pathOf } from './stepped'
import { axeFaults, expect, keptPaths, type Page, readyOffline, test, watchConsole } from './test'

/** What the link is called that leads to the other language. */
const TO = { en: english.language, es: words.language }

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

  test('the link changes the words, and keeps scene, scroll and focus', async ({ page }) => {
    await open(page, '/educacion/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-scene', /^(?:ready|still)$/)
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
    await page.mouse.wheel(0, 20)
    await expect.poll(() => scrolled(page)).toBe(20)
    const box = await boxOf(link(page, TO.en))
    // `click` would scroll to it.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 6)
    await expectPage(page, 'en', '/en/education/', english.routes.education)
    await expect(link(page, TO.es)).toBeFocused()
    expect(await scrolled(page)).toBe(20)
    const kept = await page.evaluate(() => {
      const { canvas, changes } = Reflect.get(window, 'kept')
      return [canvas?.isConnected, document.querySelectorAll('canvas').length, changes]
    })
    expect(kept).toEqual([true, 1, ['data-words: changing', 'data-words: null']])
  })
})

test('languages and screens come by keyboard and history without a load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/navegacion/')
  let loads = 0
  page.on('load', () => loads++)
  const grid: Visit = ['es', '/navegacion/', words.routes.navigation]
  const englishGrid: Visit = ['en', '/en/navigation/', english.routes.navigation]
  const section: Visit = ['en', '/en/education/', english.routes.education]
  const spanish: Visit = ['es', '/educacion/', words.routes.education]
  await link(page, TO.en).press('Enter')
  await expectPage(page, ...englishGrid)
  await expect(link(page, TO.es)).toBeFocused()
  await link(page, english.routes.education).click()
  await expectPage(page, ...section)
  await link(page, TO.es).press('Enter')
  await expectPage(page, ...spanish)
  for (const visit of [section, englishGrid, grid]) {
    await page.goBack()
    await expectPage(page, ...visit)
  }
  for (const visit of [englishGrid, section, spanish]) {
    await page.goForward()
    await expectPage(page, ...visit)
  }
  expect(loads).toBe(0)
})

test(
  'the open dialog changes its language, and closes to the grid in that',
  inWide(),
  async ({ page }) => {
    await open(page, '/contacto/')
    await link(page.getByRole('dialog', { name: words.contact.heading }), TO.en).click()
    await expectPage(page, 'en', '/en/contact/', english.routes.contact)
    const changed = page.getByRole('dialog', { name: english.contact.heading })
    expect(await changed.evaluate((each) => each.matches(':modal'))).toBe(true)
    await expect(link(changed, TO.es)).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await link(changed, english.contact.close).click()
    await expectPage(page, 'en', '/en/navigation/', english.routes.navigation)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', scene: true, viewport: SMALL_WINDOW })

  test(
    'visited languages open, and the link leads between them',
    inWide(),
    async ({ page, context }) => {
      await open(page, '/')
      await readyOffline(page)
      await link(page, TO.en).click()
      await expectPage(page, 'en', '/en/', owner.nombre)
      await expect.poll(() => keptPaths(page)).toContain('/en/education/')
      await link(page, TO.es).click()
      await expectPage(page, 'es', '/', owner.nombre)
      // Cut off, its request would be told in the console.
      await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining(LAST_SCRIPT))
      await context.setOffline(true)
      const messages = watchConsole(page)
      page.on('requestfailed', (sent) => messages.push(sent.url()))
      await link(page, TO.en).click()
      await expectPage(page, 'en', '/en/', owner.nombre)
      await open(page, '/en/education')
      await link(page, TO.es).click()
      await expectPage(page, 'es', '/educacion/', words.routes.education)
      expect(messages).toEqual([])
    },
  )
})

test(
  'the root’s not-found page below /en/ has a link home in each language',
  inWide(),
  async ({ page }) => {
    const messages = watchConsole(page)
    // As GitHub Pages answers: with the 404.html of the root.
    await page.route('**/en/nada', async (route) => {
      const response = await route.fetch({ url: `${SITES.root.origin}/404.html` })
      await route.fulfill({ response, status: 404 })
    })
    await open(page, '/en/nada')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.notFound.title)
    await expect(link(page, words.page.toHome)).toHaveAttribute('href', '/')
    expect(messages).toEqual([])
    await link(page, TO.en).click()
    await expectPage(page, 'en', '/en/', owner.nombre)
  },
)
