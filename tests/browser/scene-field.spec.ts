import { findMoves, findSpecks, type Speck } from './dust'
import { readGl, watchGl } from './gl-watch'
import { inWide } from './in-wide'
import { brightness, type Picture, pictureOfScene } from './picture'
import { openScene, step } from './scene-page'
import { expect, type Page, test } from './test'

const SPEED_PX_PER_S = 90
const RATIO = 1.5
const DEG = 180 / Math.PI

test.use({ viewport: { width: 1000, height: 900 }, scene: true })

/** @param seconds that the dust has drifted */
const openField = (page: Page, seconds = 0) =>
  openScene(page, '/navegacion/', { seed: 11, resolution: RATIO, seconds })

/** @param expected px to the right */
function movesBetween(before: Picture, after: Picture, expected: number) {
  const moves = findMoves(findSpecks(before, RATIO), findSpecks(after, RATIO), expected)
  const mean = moves.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / moves.length
  return { moves, mean }
}

for (const [rates, isIn] of [
  [[8, 60], false],
  [[30, 120], true],
] as const) {
  const title = `drifts right at 90 px/s, within 5° of horizontal, at ${rates.join(' and ')} fps`
  test(title, inWide(isIn), async ({ page }) => {
    await openField(page)
    let before = await pictureOfScene(page)
    for (const rate of rates) {
      await step(page, 1000 / rate, rate - 1)
      const after = await pictureOfScene(page, 1000 / rate)
      const { moves, mean } = movesBetween(before, after, SPEED_PX_PER_S)
      before = after
      expect(moves.length).toBeGreaterThan(40)
      expect(Math.abs(mean - SPEED_PX_PER_S)).toBeLessThan(1)
      const headings = moves.map(({ x, y }) => Math.atan2(y, x) * DEG)
      for (const heading of headings) expect(Math.abs(heading)).toBeLessThan(5.3)
      expect(Math.max(...headings) - Math.min(...headings)).toBeGreaterThan(7)
    }
  })
}

test('a stall of ten seconds counts as one frame of 250 ms', async ({ page }) => {
  await openField(page)
  await step(page, 1000 / 60, 30)
  const before = await pictureOfScene(page)
  const after = await pictureOfScene(page, 10_000)
  const { moves, mean } = movesBetween(before, after, SPEED_PX_PER_S * 0.25)
  expect(moves.length).toBeGreaterThan(40)
  expect(Math.abs(mean - SPEED_PX_PER_S * 0.25)).toBeLessThan(0.3)
})

test('drifts the same after 24 hours', inWide(), async ({ page }) => {
  await openField(page, 24 * 3600)
  const before = await pictureOfScene(page)
  await step(page, 50, 19)
  const { moves, mean } = movesBetween(before, await pictureOfScene(page, 50), SPEED_PX_PER_S)
  expect(moves.length).toBeGreaterThan(40)
  expect(Math.abs(mean - SPEED_PX_PER_S)).toBeLessThan(1)
})

const greatestDifference = (a: Picture, b: Picture) =>
  a.data.reduce((most, value, i) => Math.max(most, Math.abs(value - (b.data[i] ?? 0))), 0)

test('in a window of another size every particle is where it was, in shares', async ({ page }) => {
  await openField(page, 3600)
  const wide = await pictureOfScene(page)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(async () => (await pictureOfScene(page)).width).toBeLessThan(wide.width)
  const narrow = await pictureOfScene(page)
  const before = findSpecks(wide, RATIO)
  const after = findSpecks(narrow, RATIO)
  const near = ({ x, y }: Speck) =>
    before.some(
      (speck) =>
        Math.abs((x * wide.width) / narrow.width - speck.x) < 4 && Math.abs(y - speck.y) < 20,
    )
  expect(after.length).toBeGreaterThan(40)
  expect(after.filter(near).length).toBeGreaterThan(0.9 * after.length)
})

test('the same seed gives the same picture, another seed another', async ({ page, context }) => {
  const pictures: Picture[] = []
  for (const seed of [11, 11, 12]) {
    const each = pictures.length === 0 ? page : await context.newPage()
    await openScene(each, '/navegacion/', { seed, resolution: 1, seconds: 5 })
    pictures.push(await pictureOfScene(each))
  }
  const [one, same, other] = pictures as [Picture, Picture, Picture]
  expect(greatestDifference(one, same)).toBe(0)
  expect(greatestDifference(one, other)).toBeGreaterThan(60)
})

test('there are 80 particles per 900 × 1000 px at every size', async ({ page }) => {
  await watchGl(page)
  await openScene(page, '/navegacion/', { resolution: 0.25 })
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [820, 1180],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    const canvas = page.locator('canvas')
    await expect
      .poll(async () => {
        await step(page, 0)
        return (await canvas.boundingBox())?.height
      })
      .toBe(height)
    // The page may hear of its new size after the first step.
    await step(page, 0)
    const { vertexCounts } = await readGl(page)
    const shown = (await canvas.boundingBox())?.width ?? 0
    expect(vertexCounts.at(-1)).toBe(3 * Math.round((80 * shown * height) / 900_000))
  }
})

test('the discs are white at 0.6 opacity, 0.5 to 2.5 px in radius', async ({ page }) => {
  await openField(page)
  const picture = await pictureOfScene(page)
  let brightest = 0
  for (let i = 0; i < picture.width * picture.height; i++) {
    const light = brightness(picture, i % picture.width, Math.floor(i / picture.width))
    brightest = Math.max(brightest, light)
  }
  expect(brightest).toBeGreaterThan(0.6)
  expect(brightest).toBeLessThan(0.88)
  // Light of a disc: 2.25 device px² × π r² × 0.6, over the background.
  const areas = findSpecks(picture, RATIO).map(({ light }) => light / RATIO ** 2 / 0.57)
  expect(Math.max(...areas)).toBeLessThan(2 * Math.PI * 2.5 ** 2)
  expect(Math.max(...areas)).toBeGreaterThan(0.6 * Math.PI * 2.5 ** 2)
  expect(Math.min(...areas)).toBeLessThan(Math.PI)
})
