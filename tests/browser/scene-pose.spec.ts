import { bodiesApart, flattenCard, readCard, separateBodies } from './card-bodies'
import { inWide } from './in-wide'
import { drawnBy, HOSTS } from './scene-host'
import { openScene, pointAtCard, readLive, SMALL_WINDOW } from './scene-page'
import { button, sidewaysScroll, words } from './screens'
import { expect, type Page, test } from './test'

test.use({ scene: true })

const FAR = [-0.97, 0.97]
/** A corner is then at most 1 px away. */
const MOST_APART_PX = 0.3

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the DOM card and the lit card coincide in the four farthest poses', async ({ page }) => {
    await flattenCard(page)
    await openScene(page)
    await separateBodies(page)
    expect((await readLive(page)).isCardLit).toBe(true)
    for (const y of FAR) {
      for (const x of FAR) {
        await pointAtCard(page, x, y)
        const { tiltX, tiltY } = await readLive(page)
        expect(tiltX).toBeCloseTo(10 * y, 1)
        expect(tiltY).toBeCloseTo(-10 * x, 1)
        expect(await bodiesApart(page), `${x}, ${y}`).toBeLessThan(MOST_APART_PX)
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      }
    }
  })
})

// The worker's picture can reach the screen a moment after the page has come to rest.
const expectOneCardSoon = (page: Page) =>
  expect.poll(() => bodiesApart(page)).toBeLessThan(MOST_APART_PX)

test('on a wide window they coincide, wherever the pointer is', inWide(), async ({ page }) => {
  await page.setViewportSize(SMALL_WINDOW)
  await flattenCard(page)
  await drawnBy(page, 'worker')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
  await separateBodies(page)
  const { box } = await readCard(page)
  for (const [x, y] of [
    [0, 0],
    [-0.97, -0.97],
    [0.97, 0.97],
    [0.97, -0.5],
  ] as const) {
    await page.mouse.move(box.x + (box.width / 2) * (1 + x), box.y + (box.height / 2) * (1 + y))
    await expect
      .poll(async () => Math.abs((await readCard(page)).tilt.y + 10 * x))
      .toBeLessThan(0.1)
    await expectOneCardSoon(page)
  }
})

for (const host of HOSTS) {
  const title = `drawn by the ${host}: paused while tilted, the lit card lies flat under its text`
  test(title, inWide(), async ({ page }) => {
    await page.setViewportSize(SMALL_WINDOW)
    await flattenCard(page)
    await drawnBy(page, host)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    const { box } = await readCard(page)
    await page.mouse.move(box.x + 20, box.y + 20)
    await expect.poll(async () => (await readCard(page)).tilt.y).toBeGreaterThan(5)
    await button(page, words.motion.pause).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'still')
    await expect(page.getByRole('article')).toHaveCSS('transform', 'none')
    await separateBodies(page)
    await expectOneCardSoon(page)
  })
}
