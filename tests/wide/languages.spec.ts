import { screen as english } from '../../src/site/words/en'
import { CODES, PAGES, textsShown } from '../browser/languages'
import { link as linkNamed, open, sidewaysScroll, words } from '../browser/screens'
import { axeFaults, expect, test } from '../browser/test'
import { foreignTexts, foundIn } from '../fixtures/language-texts'

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const NOT_FOUND = { route: 'notFound', es: '/404.html', en: '/en/404.html' } as const

for (const { route, ...paths } of [...PAGES, NOT_FOUND]) {
  for (const code of CODES) {
    test.describe(paths[code], () => {
      test.use({ scene: route === 'home' })

      test('a language link at every size, no axe violation, one language', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, paths[code])
        if (route === 'home') {
          await expect(page.locator('html')).toHaveAttribute('data-scene', /^(?:ready|still)$/)
        }
        const name = (code === 'es' ? english : words).language
        // Behind an open dialog there is another one.
        const place = route === 'contact' ? page.getByRole('dialog') : page
        const link = linkNamed(place, name)
        for (const size of SIZES) {
          const told = `${size.width} × ${size.height}`
          await page.setViewportSize(size)
          await expect(link, told).toHaveCount(1)
          // Checks that nothing covers it.
          await link.click({ trial: true })
          const box = await link.boundingBox()
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), told).toBeGreaterThanOrEqual(44)
          expect(await sidewaysScroll(page), told).toBeLessThanOrEqual(0)
          expect(await axeFaults(page), told).toEqual([])
        }
        expect(foundIn(await textsShown(page), foreignTexts(code))).toEqual([])
      })
    })
  }
}
