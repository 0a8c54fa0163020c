import { readGl, watchGl } from './gl-watch'
import { inWide } from './in-wide'
import { brightness, type Picture, pictureOfScene } from './picture'
import { openScene, step } from './scene-page'
import { boxOf } from './screens'
import { expect, test } from './test'

const SPEED_PX_PER_S = 90
/** Pixels of the scene per CSS px. */
const RATIO = 2
const WINDOW = { width: 1000, height: 900 }
const NIGHT = 0.06
/** Of a white disc at 0.6 over the night. */
const DISC = 0.57

test.use({ viewport: WINDOW, scene: true })

/** The light of two pictures in common, the later one moved back by so many pixels. */
function common(before: Picture, after: Picture, right: number, down = 0): number {
  let sum = 0
  for (let y = 20; y < before.height - 20; y++) {
    for (let x = 0; x < before.width - 40; x++) {
      const light = brightness(before, x, y) - NIGHT
      if (light > 0.05) sum += light * Math.max(0, brightness(after, x + right, y + down) - NIGHT)
    }
  }
  return sum
}

for (const [fps, hours] of [
  [8, 0],
  [60, 0],
  [120, 24],
] as const) {
  const title = `the dust drifts right at 90 px/s, at ${fps} fps after ${hours} hours`
  test(title, inWide(fps !== 60), async ({ page }) => {
    const clock = { seed: 11, resolution: RATIO, seconds: hours * 3600 }
    await openScene(page, '/navegacion/', clock)
    const before = await pictureOfScene(page)
    const seconds = 0.125
    const frames = fps * seconds
    for (let frame = 1; frame < Math.floor(frames); frame++) await step(page, 1000 / fps)
    const left = frames - Math.max(0, Math.floor(frames) - 1)
    const after = await pictureOfScene(page, (1000 * left) / fps)
    const shifts = Array.from({ length: 41 }, (_, right) => right)
    const likeness = shifts.map((right) => common(before, after, right))
    const best = likeness.indexOf(Math.max(...likeness))
    expect(Math.abs(best - RATIO * SPEED_PX_PER_S * seconds)).toBeLessThanOrEqual(1)
    for (const down of [-6, 6]) {
      expect(common(before, after, best, down)).toBeLessThan(0.7 * common(before, after, best))
    }
  })
}

test('there are 80 particles per 900 × 1000 px at every size', async ({ page }) => {
  await watchGl(page)
  await openScene(page, '/navegacion/', { resolution: 0.25 })
  const canvas = page.locator('canvas')
  for (const [width, height] of [
    [1920, 1080],
    [820, 1180],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        await step(page, 0)
        return (await boxOf(canvas)).height
      })
      .toBe(height)
    // The page may hear of its new size after the first step.
    await step(page, 0)
    const { vertexCounts } = await readGl(page)
    const shown = (await boxOf(canvas)).width
    expect(vertexCounts.at(-1)).toBe(3 * Math.round((80 * shown * height) / 900_000))
  }
})

test('the discs are white at 0.6 opacity, 0.5 to 2.5 px in radius', async ({ page }) => {
  await openScene(page, '/navegacion/', { seed: 11, resolution: RATIO })
  const picture = await pictureOfScene(page)
  let brightest = 0
  let light = 0
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const here = brightness(picture, x, y)
      brightest = Math.max(brightest, here)
      if (here > 2 * NIGHT) light += here - NIGHT
    }
  }
  expect(brightest).toBeGreaterThan(0.6)
  expect(brightest).toBeLessThan(0.88)
  // Of radii spread evenly, the mean of r² is 2.58 px².
  const expected = 80 * Math.PI * 2.58 * RATIO ** 2 * DISC
  expect(light / expected).toBeGreaterThan(0.8)
  expect(light / expected).toBeLessThan(1.2)
})
