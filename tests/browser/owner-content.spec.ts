import type { Page } from '@playwright/test'
import { watchConsole } from './console-watch'
import { HOSTILE_TEXTS } from './hostile-content'
import { inWide } from './in-wide'
import { hydrated } from './screens'
import { SITES } from './sites'
import { expectRest, openStepped, step } from './stepped'
import { expect, test } from './test'

test.describe('texts with special characters', () => {
  test.use({ baseURL: SITES.hostile.origin })

  for (const path of ['/educacion/', '/experiencia/', '/proyectos/', '/certificados/']) {
    for (const width of [320, 1440]) {
      const title = `${path} shows them literally at ${width} px`
      test(title, inWide(width !== 320), async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const messages = watchConsole(page)
        await page.goto(path)
        await hydrated(page)
        const entries = page.getByRole('article')
        await expect(entries).toHaveCount(Object.keys(HOSTILE_TEXTS).length)
        const shown = await entries.allTextContents()
        for (const [index, text] of Object.values(HOSTILE_TEXTS).entries()) {
          expect(shown[index]).toContain(text)
        }
        // A project without a picture has an engraving.
        expect(await page.locator('main img:not([src*="vineta-"])').count()).toBe(0)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
        expect(messages).toEqual([])
      })
    }
  }

  test('the CV is built', async ({ request }) => {
    const body = await (await request.get('/cv.pdf')).body()
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

/** Where each tile's part of the engraved sheet has the medallion, in CSS px. */
const medallions = (page: Page) =>
  page.locator('li[data-tile] > a').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect()
      const { maskPosition } = getComputedStyle(tile.querySelector('span') as Element)
      // calc(50% + 96px) 50%, …
      const [across = '', down = ''] = maskPosition.match(/50%(?: [+-] [\d.]+px)?/g) ?? []
      const pixels = (place: string) => Number(/[+-] [\d.]+/.exec(place)?.[0].replace(' ', '') ?? 0)
      return { x: x + width / 2 + pixels(across), y: y + height / 2 + pixels(down) }
    }),
  )

test.describe('an imported JSON Resume', () => {
  test.use({ baseURL: SITES.imported.origin })

  test('is on every screen', async ({ page }) => {
    const messages = watchConsole(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richard Hendriks')
    for (const [path, text] of [
      ['/experiencia/', 'Pied Piper'],
      ['/educacion/', 'University of Oklahoma'],
      ['/habilidades/', 'Javascript'],
      ['/proyectos/', 'Miss Direction'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('main')).toContainText(text)
    }
    expect(messages).toEqual([])
  })

  test('shows no card of a list that it does not have', async ({ page }) => {
    await page.goto('/habilidades/')
    await expect(page.getByRole('region', { name: 'Hard skills' })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/soft skills|base de datos/i)
  })

  test('becomes a grid of six tiles, in pieces of the card', async ({ page }) => {
    await openStepped(page, '/')
    await page.getByRole('link', { name: 'Ir a la navegación' }).click()
    await step(page, 4500)
    await expectRest(page)
    await expect(page.locator('li[data-tile]')).toHaveCount(6)
  })

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`has its tiles' lines in one sheet at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/navegacion/')
      const places = await medallions(page)
      expect(places).toHaveLength(6)
      for (const { x, y } of places) {
        // On a phone the sheet is stretched by some px: its tiles are as wide as there is room.
        expect(Math.abs(x - (places[0]?.x ?? 0))).toBeLessThan(10)
        expect(Math.abs(y - (places[0]?.y ?? 0))).toBeLessThan(2)
      }
    })
  }
})
