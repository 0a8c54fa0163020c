import { expect, type Page, test } from '@playwright/test'
import { inWide } from './in-wide'
import { readLive } from './scene-page'
import { openStepped, step } from './stepped'

/** [window width, minimum distance from card to page edge], px. */
const WIDTHS = [
  [320, 4],
  [390, 4],
  [601, 11],
  [768, 11],
  [912, 11],
] as const

const CORNERS = [
  [0.005, 0.005],
  [0.995, 0.005],
  [0.995, 0.995],
  [0.005, 0.995],
] as const

/** Waits until the page has measured the card again after a resize. */
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

async function clearanceAt(page: Page, [u, v]: readonly [number, number]) {
  const box = await placeOfCard(page)
  await page.mouse.move(box.x + u * box.width, box.y + v * box.height)
  await step(page, 1500)
  const { tiltX, tiltY } = await readLive(page)
  expect(Math.min(Math.abs(tiltX), Math.abs(tiltY)), 'the card is fully tilted').toBeGreaterThan(
    9.8,
  )
  return page.evaluate(() => {
    const card = (document.querySelector('article') as HTMLElement).getBoundingClientRect()
    const pageWidth = document.body.clientWidth
    return Math.min(card.left, pageWidth - card.right)
  })
}

for (const side of ['front', 'back']) {
  test(
    `the card’s ${side}, fully tilted, stays inside the page`,
    inWide(side === 'front'),
    async ({ page }) => {
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
    },
  )
}
