import { openScene, pointAtCard, SMALL_WINDOW } from './scene-page'
import { hydrated, SCREENS } from './screens'
import { expect, test } from './test'
import { readLegibility } from './text-contrast'

test.describe('with the scene', () => {
  test.use({ scene: true })

  for (const [name, viewport] of [
    ['the wide card', SMALL_WINDOW],
    ['the tall card', { width: 390, height: 844 }],
  ] as const) {
    test(`${name}: text has enough contrast under the brightest light, in five poses`, async ({
      page,
    }) => {
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

/** The worst case for dust: 0.6 white over the background, behind every letter. */
const DUST_EVERYWHERE = 'html { background: rgb(157 158 162) !important }'

const OVER_THE_FIELD: Record<string, string> = {
  '/': '[data-part=quick-links]',
  '/contacto/': 'dialog',
}

for (const { path } of SCREENS) {
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
