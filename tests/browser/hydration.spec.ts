import { SMALL_WINDOW } from './scene-page'
import { heading, open, SCREENS } from './screens'
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
