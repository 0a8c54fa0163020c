import { watchSceneStates } from '../scene-states'
import { drawCalls, installGlWatch } from './gl-watch'
import { inWide } from './in-wide'
import {
  drawnBy,
  frames,
  HOSTS,
  type Host,
  inThread,
  tellContext,
  waitForContext,
} from './scene-host'
import { SMALL_WINDOW, setHidden } from './scene-page'
import { expect, type Page, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

const PAUSE = 'Pausar animación'
const RESUME = 'Reanudar animación'

const expectScene = (page: Page, state: string) =>
  expect(page.locator('html')).toHaveAttribute('data-scene', state)

const FILE_WITH_SCENE = '**/play-scene-*.js'

/** An opaque canvas is black before its first frame: it must be hidden until then. */
async function expectCanvasUnseen(page: Page): Promise<void> {
  const canvas = page.locator('canvas')
  await expect(canvas).toHaveCount(1)
  const seen = await page.screenshot()
  await canvas.evaluate((element) => {
    element.style.display = 'none'
  })
  expect(seen.equals(await page.screenshot())).toBe(true)
  await canvas.evaluate((element) => {
    element.style.display = ''
  })
}

async function open(page: Page, host: Host, path = '/', state = 'ready'): Promise<void> {
  await drawnBy(page, host, installGlWatch)
  await page.goto(path)
  await expectScene(page, state)
}

async function callsInFrames(page: Page, host: Host, count: number): Promise<number> {
  const before = await drawCalls(page, host)
  await frames(page, count)
  return (await drawCalls(page, host)) - before
}

async function expectRest(page: Page, host: Host): Promise<void> {
  await expect.poll(() => callsInFrames(page, host, 10)).toBe(0)
  expect(await callsInFrames(page, host, 30)).toBe(0)
}

const expectDrawing = (page: Page, host: Host) =>
  expect.poll(() => callsInFrames(page, host, 4)).toBeGreaterThan(0)

const mostCallsInAFrame = (page: Page, host: Host): Promise<number> =>
  inThread(
    page,
    host,
    () =>
      new Promise<number>((resolve) => {
        let most = 0
        let left = 20
        let before = globalThis.glWatch.drawCalls
        const next = () => {
          most = Math.max(most, globalThis.glWatch.drawCalls - before)
          before = globalThis.glWatch.drawCalls
          if (left-- > 0) requestAnimationFrame(next)
          else resolve(most)
        }
        requestAnimationFrame(next)
      }),
  )

for (const host of HOSTS) {
  test.describe(`drawn by the ${host}`, () => {
    // The page draws where the worker cannot. What it does as the worker does: npm run test:wide.
    const isPage = host === 'page'

    test(
      'goes from unavailable through loading to ready, with one context in its thread',
      inWide(isPage),
      async ({ page }) => {
        const states = await watchSceneStates(page)
        await drawnBy(page, host)
        const response = await page.goto('/')
        expect(await response?.text()).toContain('data-scene="unavailable"')
        await expectScene(page, 'ready')
        expect(await states()).toEqual(['loading', 'ready'])
        const asked = (thread: Host) =>
          inThread(page, thread, () => globalThis.sceneContexts.length)
        expect(await asked(host)).toBe(1)
        if (host === 'worker') expect(await asked('page')).toBe(0)
        expect(page.workers()).toHaveLength(host === 'worker' ? 1 : 0)
      },
    )

    test(
      'the canvas is hidden while it has a context but no picture',
      inWide(isPage),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        let send = () => {}
        const isSent = new Promise<void>((resolve) => {
          send = resolve
        })
        await page.route(FILE_WITH_SCENE, async (route) => {
          await isSent
          await route.continue()
        })
        await drawnBy(page, host)
        await page.goto('/educacion/')
        await expect
          .poll(async () => {
            if (host === 'worker' && page.workers().length === 0) return 0
            return inThread(page, host, () => globalThis.sceneContexts.length)
          })
          .toBe(1)
        await expectScene(page, 'loading')
        await expectCanvasUnseen(page)
        send()
        await expectScene(page, 'still')
        await tellContext(page, host, 'loseContext')
        await expectScene(page, 'unavailable')
        await expectCanvasUnseen(page)
      },
    )

    test(
      'the card at rest adds no draw call to background and dust',
      // The same in stepped time: scene-light.spec.ts.
      inWide(),
      async ({ page }) => {
        await open(page, host)
        await expect.poll(() => mostCallsInAFrame(page, host)).toBe(2)
      },
    )

    test(
      'the pause control stops all draw calls, is remembered, and can be undone',
      inWide(isPage),
      async ({ page }) => {
        await open(page, host)
        await page.getByRole('button', { name: PAUSE }).click()
        await expectScene(page, 'still')
        const box = await page.getByRole('article').boundingBox()
        await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 30)
        await expectRest(page, host)
        await expect(page.getByRole('article')).toHaveCSS('transform', 'none')

        await page.reload()
        await expectScene(page, 'still')
        await expectRest(page, host)
        await page.getByRole('button', { name: RESUME }).click()
        await expectScene(page, 'ready')
        await expectDrawing(page, host)
        await page.reload()
        await expect(page.getByRole('button', { name: PAUSE })).toBeVisible()
      },
    )

    test(
      'reduced motion: one still frame, updated live, without the pause control',
      inWide(isPage),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, host, '/', 'still')
        await expectRest(page, host)
        await expect(page.getByRole('button', { name: PAUSE })).toHaveCount(0)
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await expectScene(page, 'ready')
        await expectDrawing(page, host)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expectScene(page, 'still')
        await expectRest(page, host)
      },
    )

    test('a still scene draws one frame per new size', inWide(), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, host, '/navegacion/', 'still')
      await expectRest(page, host)
      const before = await drawCalls(page, host)
      await page.setViewportSize({ width: 1000, height: 700 })
      await expect(page.locator('canvas')).toHaveCSS('height', '700px')
      await expect.poll(async () => (await drawCalls(page, host)) - before).toBe(2)
      await expectRest(page, host)
      expect((await drawCalls(page, host)) - before).toBe(2)
    })

    test(
      'draws nothing while the page is hidden, and resumes',
      inWide(isPage),
      async ({ page }) => {
        await open(page, host)
        await setHidden(page, true)
        await expectRest(page, host)
        await setHidden(page, false)
        await expectDrawing(page, host)
        await expectScene(page, 'ready')
      },
    )

    test(
      'a lost context shows the card’s own paper, a restored one the lit card',
      inWide(isPage),
      async ({ page }) => {
        await waitForContext(page)
        await open(page, host)
        const paper = page.locator('article [aria-hidden=true]').first()
        await expect(paper).toHaveCSS('opacity', '0')
        await tellContext(page, host, 'loseContext')
        await expectScene(page, 'unavailable')
        await expectRest(page, host)
        await expect(paper).toHaveCSS('opacity', '1')
        await expect(page.getByRole('link', { name: 'Ir a la navegación' })).toBeVisible()
        await tellContext(page, host, 'restoreContext')
        await expectScene(page, 'ready')
        await expectDrawing(page, host)
        await expect(paper).toHaveCSS('opacity', '0')
      },
    )

    test(
      'a context that is never restored: the canvas is removed, the page stays',
      inWide(isPage),
      async ({ page }) => {
        await open(page, host)
        await tellContext(page, host, 'loseContext')
        await expect(page.locator('canvas')).toHaveCount(0)
        await expectScene(page, 'unavailable')
        await expect(page.getByRole('article')).toBeVisible()
      },
    )
  })
}

test('when the worker gets no context, the page draws on a new canvas', async ({ page }) => {
  await drawnBy(page, 'worker', () => {
    OffscreenCanvas.prototype.getContext = () => null
  })
  await page.goto('/')
  await expectScene(page, 'ready')
  expect(page.workers()).toHaveLength(0)
  expect(await page.locator('canvas').count()).toBe(1)
  expect(await inThread(page, 'page', () => globalThis.sceneContexts.length)).toBe(1)
})

/** Runs in the drawing thread first: only every `n`th frame reaches it. */
const everyFourthFrame = () => {
  const request = globalThis.requestAnimationFrame.bind(globalThis)
  globalThis.requestAnimationFrame = (callback) =>
    request(() => request(() => request(() => request(callback))))
}
const everySecondFrame = () => {
  const request = globalThis.requestAnimationFrame.bind(globalThis)
  Object.assign(globalThis, { framesShown: 0 })
  globalThis.requestAnimationFrame = (callback) =>
    request(() =>
      request((now) => {
        Object.assign(globalThis, { framesShown: Reflect.get(globalThis, 'framesShown') + 1 })
        callback(now)
      }),
    )
}
const canvasHeight = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height)

test('a worker at a low frame rate lowers its resolution, down to half', async ({ page }) => {
  await drawnBy(page, 'worker', everyFourthFrame)
  await page.goto('/navegacion/')
  await expectScene(page, 'ready')
  expect(await canvasHeight(page)).toBe(SMALL_WINDOW.height)
  await expect.poll(() => canvasHeight(page), { timeout: 30_000 }).toBe(0.5 * SMALL_WINDOW.height)
})

test('a screen at half the frame rate keeps the full resolution', inWide(), async ({ page }) => {
  await page.addInitScript(everySecondFrame)
  await drawnBy(page, 'worker', everySecondFrame)
  await page.goto('/navegacion/')
  await expectScene(page, 'ready')
  const shown = () => inThread(page, 'worker', () => Reflect.get(globalThis, 'framesShown'))
  await expect.poll(shown, { timeout: 40_000 }).toBeGreaterThan(150)
  expect(await canvasHeight(page)).toBe(SMALL_WINDOW.height)
})
