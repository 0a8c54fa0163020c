import { readGl, watchGl } from './gl-watch'
import { inWide } from './in-wide'
import { brightness, dustIn, dustOfPage, NIGHT, pictureOfScene } from './picture'
import { openScene, ownTime, sceneDrawn, step } from './scene-page'
import { holdUp } from './screens'
import { expect, test } from './test'

const SPEED_PX_PER_S = 90
/** Pixels of the scene per CSS px. */
const RATIO = 2
/** Of the drift that is looked at. */
const SECONDS = 0.1
const FRAME_MS = 20
/** Of a white disc at 0.6 over the night. */
const DISC = 0.57

test.use({ viewport: { width: 1000, height: 900 }, scene: true })

/** White at 0.6 opacity, 0.5 to 2.5 px in radius. */
function expectDiscs(dust: ReturnType<typeof dustIn>) {
  const brightest = NIGHT + dust.reduce((most, { light }) => Math.max(most, light), 0)
  const light = dust.reduce((sum, each) => sum + each.light, 0)
  expect(brightest).toBeGreaterThan(0.6)
  expect(brightest).toBeLessThan(0.88)
  // Of radii spread evenly, the mean of r² is 2.58 px².
  const expected = 80 * Math.PI * 2.58 * RATIO ** 2 * DISC
  expect(light / expected).toBeGreaterThan(0.8)
  expect(light / expected).toBeLessThan(1.2)
}

test('the dust is SPEC’s, and drifts right at 90 px/s', async ({ page }) => {
  await openScene(page, '/navegacion/', { seed: 11, resolution: RATIO })
  const before = dustIn(await pictureOfScene(page))
  expectDiscs(before)
  await step(page, FRAME_MS, (1000 * SECONDS) / FRAME_MS - 1)
  const after = await pictureOfScene(page, FRAME_MS)
  /** The light that is there again, so many pixels on. */
  const again = (right: number, down = 0) =>
    before
      .filter(({ x, y }) => x + right < after.width && y + down > 0 && y + down < after.height)
      .reduce((sum, { x, y, light }) => sum + light * brightness(after, x + right, y + down), 0)
  const shifts = Array.from({ length: 40 }, (_, right) => again(right))
  const best = shifts.indexOf(Math.max(...shifts))
  expect(Math.abs(best - RATIO * SPEED_PX_PER_S * SECONDS)).toBeLessThanOrEqual(1)
  for (const down of [-6, 6]) expect(again(best, down)).toBeLessThan(0.7 * again(best))
})

test(
  'there are 80 particles per 900 × 1000 px in a window of another size',
  inWide(),
  async ({ page }) => {
    await watchGl(page)
    await openScene(page, '/navegacion/', { resolution: 0.25 })
    await page.setViewportSize({ width: 320, height: 568 })
    // The page hears of its new size after a step.
    const shown = async () => {
      await step(page, 0)
      return (await readGl(page)).vertexCounts.at(-1)
    }
    await expect.poll(shown).toBe(3 * Math.round((80 * 320 * 568) / 900_000))
  },
)

test('the still dust stays until the scene’s first frame has the same dots', async ({ page }) => {
  const send = await holdUp(page, '**/play-scene-*.js')
  await ownTime(page)
  await page.goto('/navegacion/')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'loading')
  const still = await dustOfPage(page)
  send()
  await sceneDrawn(page)
  const drawn = await dustOfPage(page)
  const lightOf = (dust: typeof still) => dust.reduce((sum, { light }) => sum + light, 0)
  const expected = 80 * Math.PI * 2.58 * DISC
  for (const dust of [still, drawn]) {
    expect(Math.abs(lightOf(dust) / expected - 1)).toBeLessThan(0.2)
  }
  const places = new Set(still.map(({ x, y }) => `${x} ${y}`))
  const again = drawn.filter(({ x, y }) => places.has(`${x} ${y}`))
  expect(lightOf(again) / lightOf(drawn)).toBeGreaterThan(0.9)
})

test('all screens have the same dust without scripts', inWide(), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/*.js', (route) => route.abort())
  const seen = []
  for (const path of ['/', '/navegacion/', '/educacion/', '/nada-por-aqui']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    seen.push(await dustOfPage(page))
  }
  const [dust = []] = seen
  for (const each of seen) expect(each).toEqual(dust)
  // 115 discs in this window, of 8 px² on average.
  expect(dust.length).toBeGreaterThan(115 * 6)
  const quarterOf = ({ x, y }: (typeof dust)[number]) => `${x < 720} ${y < 450}`
  for (const quarter of new Set(dust.map(quarterOf))) {
    const dots = dust.filter((dot) => quarterOf(dot) === quarter)
    expect(Math.abs(dots.length / dust.length - 0.25)).toBeLessThan(0.1)
  }
})
