import { cornersApart, flattenCard, separateBodies } from './card-corners'
import { readLive } from './scene-page'
import { expect, type Page, test } from './test'

test.use({ scene: true })

const NAMES = ['upper left', 'upper right', 'lower right', 'lower left']

async function comparePoses(page: Page): Promise<void> {
  await page.addInitScript(flattenCard)
  await page.goto('/')
  await separateBodies(page)
  expect((await readLive(page)).isCardLit).toBe(true)
  for (const y of [-0.97, 0, 0.97]) {
    for (const x of [-0.97, 0, 0.97]) {
      const apart = await cornersApart(page, x, y)
      const { tilt } = await readLive(page)
      expect(tilt.x).toBeCloseTo(10 * y, 1)
      expect(tilt.y).toBeCloseTo(-10 * x, 1)
      for (const [index, distance] of apart.entries()) {
        expect(distance, `${NAMES[index]} at ${x}, ${y}`).toBeLessThanOrEqual(1)
      }
      // The near side of a tilted card reaches past a phone's edge; the page must not grow with it.
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
        return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)
      })
      expect(excess).toBeLessThanOrEqual(0)
    }
  }
}

test('on a wide window the DOM card and the lit one meet at every corner, in nine poses', async ({
  page,
}) => {
  test.slow()
  await comparePoses(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('they meet too', async ({ page }) => {
    test.slow()
    await comparePoses(page)
  })
})
