import { expect, type Page, test } from '@playwright/test'
import { readLive } from './scene-page'
import { openStepped, step } from './stepped'

/** Every kind of width at which the card is as wide as the page lets it be: [px, px left at least]. */
const WIDTHS = [
  [320, 4],
  [360, 4],
  [390, 4],
  [430, 4],
  [601, 11],
  [700, 11],
  [768, 11],
  [834, 11],
  [912, 11],
] as const

const CORNERS = [
  [0.005, 0.005],
  [0.995, 0.005],
  [0.995, 0.995],
  [0.005, 0.995],
] as const

/** Waits until the page has heard of its new size: the pointer is measured against the card's place. */
async function placeOfCard(page: Page) {
  const wrapper = page.locator('article').locator('..')
  await expect
    .poll(async () => {
      const [box, { card }] = await Promise.all([wrapper.boundingBox(), readLive(page)])
      if (!box || !card) return Number.POSITIVE_INFINITY
      const { x, y, width, height } = card.box
      const offsets = [box.x - x, box.y - y, box.width - width, box.height - height]
      return Math.max(...offsets.map(Math.abs))
    })
    .toBeLessThan(0.5)
  return (await readLive(page)).card?.box as { x: number; y: number; width: number; height: number }
}

/** Leads the card to a corner of its wrapper and says how far from the page's sides it then ends. */
async function clearanceAt(page: Page, [u, v]: readonly [number, number]) {
  const box = await placeOfCard(page)
  await page.mouse.move(box.x + u * box.width, box.y + v * box.height)
  await step(page, 1500)
  const { tilt } = await readLive(page)
  expect(Math.min(Math.abs(tilt.x), Math.abs(tilt.y)), 'the card is fully tilted').toBeGreaterThan(
    9.8,
  )
  return page.evaluate(() => {
    const card = (document.querySelector('article') as HTMLElement).getBoundingClientRect()
    const pageWidth = document.body.clientWidth
    return Math.min(card.left, pageWidth - card.right)
  })
}

for (const side of ['front', 'back']) {
  test(`fully tilted, no corner of its ${side} leaves the page`, async ({ page }) => {
    await openStepped(page, '/')
    if (side === 'back') {
      await page.getByRole('button', { name: 'Ver el reverso' }).click()
      await step(page, 2500)
    }
    for (const [width, clearance] of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 })
      for (const corner of CORNERS) {
        const left = await clearanceAt(page, corner)
        expect(left, `${width} px, corner ${corner}`).toBeGreaterThanOrEqual(clearance)
      }
    }
  })
}
