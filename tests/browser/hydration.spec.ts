import { SMALL_WINDOW } from './scene-page'
import { heading, hydrated, link, open, SCREENS, words } from './screens'
import { SITES } from './sites'
import { expect, test, watchConsole } from './test'

test.use({ viewport: SMALL_WINDOW })

/** With files of every kind: pictures, fonts, icons, an engraving. */
const RICHEST: readonly string[] = ['/', '/habilidades/', '/proyectos/']

/** Below a sub-path. At the root: tests/wide/hosts.spec.ts, and each other test. */
const { origin, base } = SITES.repo
const at = (path: string) => `${origin}${base.slice(0, -1)}${path}`

test.describe('with the scene', () => {
  test.use({ scene: true })

  test('every page hydrates, finds its files, and has an empty console', async ({ page }) => {
    const messages = watchConsole(page)
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    for (const { path, title } of SCREENS) {
      await open(page, at(path.replace(/(.)\/$/, '$1')))
      await expect(heading(page, title)).toHaveCount(1)
      expect(messages, path).toEqual([])
      if (RICHEST.includes(path)) await page.waitForLoadState('networkidle')
      expect(failed.filter((each) => each !== at('/nada-por-aqui'))).toEqual([])
    }
  })
})

test('every page is reached by links with an empty console', async ({ page }) => {
  const messages = watchConsole(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, at('/'))
  await link(page, words.home.toNavigation).click()
  await expect(page).toHaveURL(at('/navegacion/'))
  for (const { path, title } of SCREENS.slice(2, 6)) {
    await link(page, title).click()
    await expect(page).toHaveURL(at(path))
    // Hosts redirect a folder address without a trailing slash.
    const reloaded = await page.reload()
    expect(reloaded?.request().redirectedFrom(), `${path} reloaded`).toBeNull()
    await hydrated(page)
    await link(page, words.section.back).click()
    await expect(page).toHaveURL(at('/navegacion/'))
  }
  await link(page, words.navigation.toHome).click()
  await expect(heading(page, SCREENS[0].title)).toBeVisible()
  expect(messages).toEqual([])
})
