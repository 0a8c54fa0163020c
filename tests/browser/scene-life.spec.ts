import { drawCalls, watchGl } from './gl-watch'
import {
  frames,
  openScene,
  ownTime,
  SMALL_WINDOW,
  setHidden,
  step,
  tellContext,
} from './scene-page'
import { expect, type Page, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

const PAUSE = 'Pausar animación'
const RESUME = 'Reanudar animación'
/** Backdrop, dust, shadow, card. */
const CALLS_A_FRAME = 4

const expectScene = (page: Page, state: string) =>
  expect(page.locator('html')).toHaveAttribute('data-scene', state)

async function open(page: Page, path = '/', state = 'ready'): Promise<void> {
  await watchGl(page)
  await ownTime(page, { isRunning: true, resolution: 0.25 })
  await page.goto(path)
  await expectScene(page, state)
}

/** How many draw calls come within the screen's next frames. */
async function callsInFrames(page: Page, count: number): Promise<number> {
  const before = await drawCalls(page)
  await frames(page, count)
  return (await drawCalls(page)) - before
}

test('goes from unavailable through loading to ready', async ({ page }) => {
  await page.addInitScript(() => {
    const states: (string | undefined)[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(document.documentElement.dataset.scene)).observe(
      document,
      { subtree: true, attributeFilter: ['data-scene'] },
    )
  })
  const response = await page.goto('/')
  expect(await response?.text()).toContain('data-scene="unavailable"')
  await expectScene(page, 'ready')
  expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['loading', 'ready'])
})

test('draws in four calls a frame', async ({ page }) => {
  await open(page)
  await expect.poll(() => callsInFrames(page, 2)).toBeGreaterThan(0)
  const perFrame = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0
        let left = 20
        let before = window.glWatch.drawCalls
        const next = () => {
          most = Math.max(most, window.glWatch.drawCalls - before)
          before = window.glWatch.drawCalls
          if (left-- > 0) requestAnimationFrame(next)
          else resolve(most)
        }
        requestAnimationFrame(next)
      }),
  )
  expect(perFrame).toBe(CALLS_A_FRAME)
})

test('the pause control stops every draw call, is remembered, and can be undone', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: PAUSE }).click()
  await expectScene(page, 'still')
  const box = await page.getByRole('article').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 30)
  expect(await callsInFrames(page, 30)).toBe(0)
  await expect(page.getByRole('article')).toHaveCSS('transform', 'none')

  await page.reload()
  await expectScene(page, 'still')
  expect(await callsInFrames(page, 30)).toBe(0)
  await page.getByRole('button', { name: RESUME }).click()
  await expectScene(page, 'ready')
  await expect.poll(() => callsInFrames(page, 4)).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('button', { name: PAUSE })).toBeVisible()
})

test('reduced motion: one still frame, followed live, without the pause control', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/', 'still')
  expect(await callsInFrames(page, 30)).toBe(0)
  await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectScene(page, 'ready')
  await expect.poll(() => callsInFrames(page, 4)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectScene(page, 'still')
  expect(await callsInFrames(page, 30)).toBe(0)
})

for (const [path, calls] of [
  ['/', CALLS_A_FRAME],
  ['/navegacion', 2],
] as const) {
  test(`${path}: a still scene draws exactly one frame for a new size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path, 'still')
    await expect.poll(() => callsInFrames(page, 10)).toBe(0)
    const before = await drawCalls(page)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect(page.locator('canvas')).toHaveCSS('height', '700px')
    await frames(page, 30)
    expect((await drawCalls(page)) - before).toBe(calls)
  })
}

test('draws nothing while the page is hidden, and goes on after it', async ({ page }) => {
  await open(page)
  await setHidden(page, true)
  expect(await callsInFrames(page, 30)).toBe(0)
  await setHidden(page, false)
  await expect.poll(() => callsInFrames(page, 4)).toBeGreaterThan(0)
  await expectScene(page, 'ready')
})

test('a lost context: nothing is drawn, the card has its own paper; given back, it is lit again', async ({
  page,
}) => {
  await open(page)
  const paper = page.locator('article [aria-hidden=true]').first()
  await expect(paper).toHaveCSS('opacity', '0')
  await tellContext(page, 'loseContext')
  await expectScene(page, 'unavailable')
  expect(await callsInFrames(page, 30)).toBe(0)
  await expect(paper).toHaveCSS('opacity', '1')
  await expect(page.getByRole('link', { name: 'Ir a la navegación' })).toBeVisible()
  await tellContext(page, 'restoreContext')
  await expectScene(page, 'ready')
  await expect.poll(() => callsInFrames(page, 4)).toBeGreaterThan(0)
  await expect(paper).toHaveCSS('opacity', '0')
})

test('a context that is lost for good: the canvas goes, the page stays', async ({ page }) => {
  await open(page)
  await tellContext(page, 'loseContext')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expectScene(page, 'unavailable')
  expect(await callsInFrames(page, 30)).toBe(0)
  await expect(page.getByRole('article')).toBeVisible()
})

test('a slow machine draws fewer pixels, in steps to half of them a side, and a faster one more', async ({
  page,
}) => {
  await openScene(page, '/navegacion', { resolution: undefined })
  const heightAfter = async (ms: number, frameCount: number) => {
    await step(page, ms, frameCount)
    return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height)
  }
  const whole = SMALL_WINDOW.height
  expect(await heightAfter(50, 30)).toBe(whole)
  expect(await heightAfter(50, 30)).toBe(0.75 * whole)
  expect(await heightAfter(50, 60)).toBe(0.5 * whole)
  expect(await heightAfter(50, 60)).toBe(0.5 * whole)
  expect(await heightAfter(16, 250)).toBe(0.75 * whole)
  expect(await heightAfter(16, 170)).toBe(whole)
})
