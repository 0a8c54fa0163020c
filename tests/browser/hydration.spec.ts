import { expect, test } from '@playwright/test'
import { watchConsole } from './console-watch'
import { inWide } from './in-wide'
import { SMALL_WINDOW } from './scene-page'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'

test.use({ viewport: SMALL_WINDOW })

/** With files of every kind: pictures, fonts, icons, an engraving. */
const RICHEST: readonly string[] = ['/', '/habilidades/', '/proyectos/']

for (const site of [SITES.root, SITES.repo]) {
  const isRoot = site === SITES.root
  const formOf = (path: string) => (isRoot ? path : path.replace(/(.)\/$/, '$1'))
  const at = (path: string) => `${site.origin}${site.base.slice(0, -1)}${path}`

  test.describe(`at ${site.base}`, () => {
    test(
      'every page hydrates, finds its files, and has an empty console',
      inWide(isRoot),
      async ({ page }) => {
        const messages = watchConsole(page)
        const failed: string[] = []
        page.on('response', (response) => {
          if (response.status() >= 400) failed.push(response.url())
        })
        const unknown = [at('/nada-por-aqui')]
        for (const { path, title } of SCREENS) {
          await page.goto(at(formOf(path)))
          await hydrated(page)
          await expect(
            page.getByRole('heading', { level: 1, name: title, includeHidden: true }),
          ).toHaveCount(1)
          expect(messages, path).toEqual([])
          if (RICHEST.includes(path)) await page.waitForLoadState('networkidle')
          expect(failed.filter((each) => !unknown.includes(each))).toEqual([])
        }
      },
    )

    test(
      'every page is reached by links with an empty console',
      inWide(isRoot),
      async ({ page }) => {
        const messages = watchConsole(page)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(at('/'))
        await hydrated(page)
        await page.getByRole('link', { name: 'Ir a la navegación' }).click()
        await expect(page).toHaveURL(at('/navegacion/'))
        for (const [name, path] of [
          ['Experiencia', '/experiencia/'],
          ['Educación', '/educacion/'],
          ['Proyectos', '/proyectos/'],
          ['Habilidades', '/habilidades/'],
        ] as const) {
          await page.getByRole('link', { name }).click()
          await expect(page).toHaveURL(at(path))
          // Hosts redirect a folder address without a trailing slash.
          const reloaded = await page.reload()
          expect(reloaded?.request().redirectedFrom(), `${path} reloaded`).toBeNull()
          await hydrated(page)
          await page.getByRole('link', { name: 'Volver a la navegación' }).click()
          await expect(page).toHaveURL(at('/navegacion/'))
        }
        await page.getByRole('link', { name: 'Volver al inicio' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nombre Apellido')
        expect(messages).toEqual([])
      },
    )
  })
}
