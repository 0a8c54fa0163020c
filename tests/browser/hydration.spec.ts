import { expect, test } from '@playwright/test'
import { watchConsole } from './console-watch'
import { SMALL_WINDOW } from './scene-page'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'

test.use({ viewport: SMALL_WINDOW })

for (const site of [SITES.root, SITES.repo]) {
  test.describe(`at ${site.base}`, () => {
    for (const { path, title } of SCREENS) {
      const plain = path.replace(/(.)\/$/, '$1')
      for (const address of new Set([plain, path])) {
        test(`${address} hydrates with an empty console`, async ({ page }) => {
          const messages = watchConsole(page)
          await page.goto(`${site.origin}${site.base.slice(0, -1)}${address}`)
          await hydrated(page)
          await expect(
            page.getByRole('heading', { level: 1, name: title, includeHidden: true }),
          ).toHaveCount(1)
          expect(messages).toEqual([])
        })
      }
    }

    test('every page is reached by links with an empty console', async ({ page }) => {
      const messages = watchConsole(page)
      const at = (path: string) => `${site.origin}${site.base.slice(0, -1)}${path}`
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
    })

    test('every file is found from every page', async ({ page }) => {
      const failed: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(response.url())
      })
      for (const path of ['/', '/navegacion/', '/habilidades/', '/educacion']) {
        await page.goto(`${site.origin}${site.base.slice(0, -1)}${path}`)
        await page.waitForLoadState('networkidle')
      }
      expect(failed).toEqual([])
    })
  })
}
