import { inWide } from './in-wide'
import { SMALL_WINDOW } from './scene-page'
import { heading, hydrated, link, open, SCREENS, words } from './screens'
import { SITES } from './sites'
import { expect, test, watchConsole } from './test'

test.use({ viewport: SMALL_WINDOW })

/** With files of every kind: pictures, fonts, icons, an engraving. */
const RICHEST: readonly string[] = ['/', '/habilidades/', '/proyectos/']

for (const site of [SITES.root, SITES.repo]) {
  const isRoot = site === SITES.root
  const formOf = (path: string) => (isRoot ? path : path.replace(/(.)\/$/, '$1'))
  const at = (path: string) => `${site.origin}${site.base.slice(0, -1)}${path}`

  test.describe(`at ${site.base}, with the scene`, inWide(isRoot), () => {
    test.use({ scene: true })

    test('every page hydrates, finds its files, and has an empty console', async ({ page }) => {
      const messages = watchConsole(page)
      const failed: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(response.url())
      })
      const unknown = [at('/nada-por-aqui')]
      for (const { path, title } of SCREENS) {
        await open(page, at(formOf(path)))
        await expect(heading(page, title)).toHaveCount(1)
        expect(messages, path).toEqual([])
        if (RICHEST.includes(path)) await page.waitForLoadState('networkidle')
        expect(failed.filter((each) => !unknown.includes(each))).toEqual([])
      }
    })
  })

  test(
    `at ${site.base} every page is reached by links with an empty console`,
    inWide(isRoot),
    async ({ page }) => {
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
    },
  )
}
