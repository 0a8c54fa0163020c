import { inWide } from './in-wide'
import { openScene, pointAtCard, SMALL_WINDOW } from './scene-page'
import { hydrated } from './screens'
import { expect, test } from './test'
import { DUST_EVERYWHERE, OVER_THE_FIELD, readLegibility } from './text-contrast'

test.describe('with the scene', () => {
  test.use({ scene: true })

  for (const [name, viewport] of [
    ['the wide card', SMALL_WINDOW],
    ['the tall card', { width: 390, height: 844 }],
  ] as const) {
    const title = `${name}: text has enough contrast under the brightest light, in five poses`
    test(title, inWide(name === 'the wide card'), async ({ page }) => {
      await page.setViewportSize(viewport)
      await openScene(page, '/')
      for (const [x, y] of [
        [0, 0],
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ] as const) {
        await pointAtCard(page, x, y)
        const { lines, illegible } = await readLegibility(page, 'article')
        expect(lines).toBeGreaterThan(4)
        expect(illegible, `at ${x}, ${y}`).toEqual([])
      }
    })
  }
})

// Every screen, in every theme: npm run test:wide.
for (const path of ['/', '/navegacion/', '/experiencia/']) {
  test(`${path}: text has enough contrast over dust`, async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 2000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    const { lines, illegible } = await readLegibility(
      page,
      OVER_THE_FIELD[path] ?? 'main',
      DUST_EVERYWHERE,
    )
    expect(lines).toBeGreaterThan(1)
    expect(illegible).toEqual([])
  })
}
