import { expect, type Page } from '@playwright/test'
import type { CardPlace, Piece } from '../../src/site/interaction/frame-values'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import type { live } from '../../src/site/interaction/live'
import { cutSheet } from '../../src/site/interaction/sheet/cut-sheet'
import { brightness, type Picture, pictureOfScene } from './picture'
import { openScene, readLive, SMALL_WINDOW, step, withoutDust } from './scene-page'
import { test } from './test'

test.use({ scene: true, viewport: SMALL_WINDOW })

type Live = typeof live

const setLive = (page: Page, values: Partial<Live>) =>
  page.evaluate((changed) => {
    Object.assign((window.portfolioTest as TestClock).live as Live, changed)
  }, values)

/** Mean difference along the cuts, 0…1; where two soft edges met it would be darker. */
function seamOf(a: Picture, b: Picture, pieces: readonly Piece[]): number {
  const differences = pieces
    .filter(({ cuts }) => cuts[3] === 1)
    .flatMap(({ card: { x, y, height } }) =>
      Array.from({ length: Math.floor(height) }, (_, row) => {
        const at = [Math.round(x), Math.round(y) + row] as const
        return Math.abs(brightness(a, ...at) - brightness(b, ...at))
      }),
    )
  return differences.reduce((sum, each) => sum + each, 0) / differences.length
}

/** Nine tiles in the middle of the window, with 40 px between them. */
const TILES = Array.from({ length: 9 }, (_, index) => ({
  x: 180 + (index % 3) * 190,
  y: 100 + Math.floor(index / 3) * 160,
  width: 150,
  height: 120,
}))

test('the pieces meet without a seam, and then stand apart', async ({ page }) => {
  await withoutDust(page)
  await openScene(page)
  await step(page, 200, 30)
  const { card } = (await readLive(page)) as unknown as { card: CardPlace }
  await setLive(page, { flatness: 1 })
  await step(page, 10)
  const whole = await pictureOfScene(page)
  const pieces = cutSheet(card.box, TILES)
  await setLive(page, { sheet: { card, pieces }, flightPart: 0 })
  const seam = seamOf(whole, await pictureOfScene(page), pieces)
  expect(seam).toBeLessThan(0.003)
  await setLive(page, { flightPart: 0.6 })
  expect(seamOf(whole, await pictureOfScene(page), pieces)).toBeGreaterThan(0.02)
})

/** Where it is darker than the night, 0…1. */
function darkest(picture: Picture, night: Picture, isCard: (x: number) => boolean): number {
  let most = 0
  for (let y = 60; y < picture.height - 60; y += 2) {
    for (let x = 0; x < picture.width; x += 2) {
      if (!isCard(x)) most = Math.max(most, brightness(night, x, y) - brightness(picture, x, y))
    }
  }
  return most
}

test('a turning card throws no slab: what is dark lies under the card or beside it', async ({
  page,
}) => {
  await withoutDust(page)
  await openScene(page)
  await step(page, 200, 30)
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card')
  await setLive(page, { cardPresence: 0 })
  const night = await pictureOfScene(page)
  await setLive(page, { cardPresence: 1 })
  const flat = darkest(await pictureOfScene(page), night, () => false)
  const middle = card.box.x + card.box.width / 2
  for (const turn of [40, 60, 75]) {
    await setLive(page, { exitTurn: turn })
    const picture = await pictureOfScene(page)
    // Half of the turned card's width, as seen.
    const reach = (card.box.width / 2) * Math.cos((turn * Math.PI) / 180)
    const beside = darkest(picture, night, (x) => Math.abs(x - middle) < reach * 1.05)
    expect(beside, `${turn}°`).toBeLessThan(flat * 0.6)
  }
})
