import type { Page } from '@playwright/test'
import { layoutFaults } from './layout-faults'
import { openScene, readLive, SMALL_WINDOW } from './scene-page'
import { hydrated } from './screens'
import { SITES } from './sites'
import { expect, test } from './test'

const WINDOWS = [SMALL_WINDOW, { width: 390, height: 844 }]
/** Units of the drawing, which is the mask of the CSS card. */
const DRAWING = 900
/** The CSS paper has a border. */
const BORDER_PX = 1.5

// An import took the example's photo away.
test.use({ baseURL: SITES.imported.origin })

/** Middle and size of the CSS card's drawing, CSS px in the window. */
const drawingOf = (page: Page) =>
  page
    .locator('article [aria-hidden=true] > span:has(> span)')
    .first()
    .evaluate((lines) => {
      const box = lines.getBoundingClientRect()
      const { maskPosition, maskSize } = getComputedStyle(lines)
      const size = Number.parseFloat(maskSize)
      const [left = '', top = ''] = maskPosition.split(',')[0]?.split(' ') ?? []
      const middle = (at: string, room: number) => {
        const value = Number.parseFloat(at)
        return size / 2 + (at.endsWith('%') ? ((room - size) * value) / 100 : value)
      }
      return { x: box.x + middle(left, box.width), y: box.y + middle(top, box.height), size }
    })

test.describe('a card without a photo', () => {
  test.describe('with a scene', () => {
    test.use({ scene: true })

    for (const window of WINDOWS) {
      test(`${window.width} px: the plate is whole, in the photo's place`, async ({ page }) => {
        await page.setViewportSize(window)
        await openScene(page, '/')
        const { card } = await readLive(page)
        if (!card) throw new Error('there is no card')
        const { portrait, rosette } = card.front
        expect(portrait.radius, 'no hole in the lines').toBe(0)
        const { box } = card
        const x = box.x + box.width / 2 + rosette.x
        const y = box.y + box.height / 2 + rosette.y
        const name = await page.getByRole('heading', { level: 1 }).boundingBox()
        if (!name) throw new Error('there is no name')
        if (box.width > box.height) expect(x).toBeLessThan(name.x)
        else expect(y).toBeLessThan(name.y)
        const css = await drawingOf(page)
        expect(Math.hypot(css.x - x, css.y - y)).toBeLessThan(2 * BORDER_PX)
        expect(css.size / DRAWING / rosette.scale).toBeCloseTo(1, 2)
      })
    }
  })

  for (const window of WINDOWS) {
    test(`${window.width} px: nothing is broken or asked for in vain`, async ({ page }) => {
      const failed: string[] = []
      page.on('response', (response) => {
        if (!response.ok()) failed.push(response.url())
      })
      await page.setViewportSize(window)
      await page.goto('/')
      await hydrated(page)
      await expect(page.getByRole('img', { name: /^Retrato/ })).toHaveCount(0)
      expect(await layoutFaults(page)).toEqual([])
      expect(failed).toEqual([])
    })
  }

  test('is printed without a gap', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const card = await page.getByRole('article').boundingBox()
    if (!name || !card) throw new Error('there is no card')
    expect((name.x - card.x) / card.width).toBeLessThan(0.15)
  })
})
