import { watchSceneStates } from '../scene-states'
import { installGlWatch, readGl } from './gl-watch'
import { inWide } from './in-wide'
import {
  drawnBy,
  frames,
  HOSTS,
  type Host,
  inThread,
  tellContext,
  withPatience,
} from './scene-host'
import { SMALL_WINDOW } from './scene-page'
import { boxOf, button, holdUp, link, words } from './screens'
import { setHidden } from './stepped'
import { expect, type Page, test } from './test'

declare global {
  /** Undefined until there is something to hold. */
  var isHeld: boolean | undefined
}

test.use({ viewport: SMALL_WINDOW, scene: true })

const { motion } = words

const expectScene = (page: Page, state: string) =>
  expect(page.locator('html')).toHaveAttribute('data-scene', state)

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

async function openIn(page: Page, host: Host, path = '/', state = 'ready'): Promise<void> {
  await drawnBy(page, host, installGlWatch)
  await page.goto(path)
  await expectScene(page, state)
}

const drawCalls = async (page: Page, host: Host) => (await readGl(page, host)).drawCalls

async function callsInFrames(page: Page, host: Host, count: number): Promise<number> {
  const before = await drawCalls(page, host)
  await frames(page, count)
  return (await drawCalls(page, host)) - before
}

async function expectRest(page: Page, host: Host): Promise<void> {
  await expect.poll(() => callsInFrames(page, host, 10)).toBe(0)
  expect(await callsInFrames(page, host, 20)).toBe(0)
}

const expectDrawing = (page: Page, host: Host) =>
  expect.poll(() => callsInFrames(page, host, 4)).toBeGreaterThan(0)

const contextsIn = (page: Page, host: Host) =>
  inThread(page, host, () => globalThis.sceneContexts.length)

for (const host of HOSTS) {
  // As the worker does: npm run test:wide.
  test.describe(`drawn by the ${host}`, inWide(host === 'page'), () => {
    test('it is loading, then ready, with one context in its thread', async ({ page }) => {
      const states = await watchSceneStates(page)
      await drawnBy(page, host)
      const response = await page.goto('/')
      expect(await response?.text()).toContain('data-scene="unavailable"')
      await expectScene(page, 'ready')
      expect(await states()).toEqual(['loading', 'ready'])
      expect(await contextsIn(page, host)).toBe(1)
      if (host === 'worker') expect(await contextsIn(page, 'page')).toBe(0)
      expect(page.workers()).toHaveLength(host === 'worker' ? 1 : 0)
    })

    test(
      'the canvas is hidden while it has a context but no picture',
      inWide(),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const send = await holdUp(page, '**/play-scene-*.js')
        await drawnBy(page, host)
        await page.goto('/educacion/')
        await expect
          .poll(async () => {
            if (host === 'worker' && page.workers().length === 0) return 0
            return contextsIn(page, host)
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

    test('the pause control stops all draw calls, and is remembered', async ({ page }) => {
      await openIn(page, host)
      await button(page, motion.pause).click()
      await expectScene(page, 'still')
      const { x, y } = await boxOf(page.getByRole('article'))
      await page.mouse.move(x + 30, y + 30)
      await expectRest(page, host)
      await expect(page.getByRole('article')).toHaveCSS('transform', 'none')
      await page.reload()
      await expectScene(page, 'still')
      await expectRest(page, host)
      await button(page, motion.resume).click()
      await expectScene(page, 'ready')
      await expectDrawing(page, host)
    })

    test('reduced motion: one still frame, one more per new size', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openIn(page, host, '/navegacion/', 'still')
      await expectRest(page, host)
      await expect(button(page, motion.pause)).toHaveCount(0)
      const before = await drawCalls(page, host)
      await page.setViewportSize({ width: 1000, height: 700 })
      await expect(page.locator('canvas')).toHaveCSS('height', '700px')
      await expect.poll(async () => (await drawCalls(page, host)) - before).toBe(2)
      await expectRest(page, host)
      expect((await drawCalls(page, host)) - before).toBe(2)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expectScene(page, 'ready')
      await expectDrawing(page, host)
    })

    test('hidden it draws nothing; a lost context shows the card’s paper', async ({ page }) => {
      await withPatience(page, 'endless')
      await openIn(page, host)
      await setHidden(page, true)
      await expectRest(page, host)
      await setHidden(page, false)
      await expectDrawing(page, host)
      const paper = page.locator('article [aria-hidden=true]').first()
      await expect(paper).toHaveCSS('opacity', '0')
      await tellContext(page, host, 'loseContext')
      await expectScene(page, 'unavailable')
      await expectRest(page, host)
      await expect(paper).toHaveCSS('opacity', '1')
      await expect(link(page, words.home.toNavigation)).toBeVisible()
      await tellContext(page, host, 'restoreContext')
      await expectScene(page, 'ready')
      await expectDrawing(page, host)
      await expect(paper).toHaveCSS('opacity', '0')
    })
  })
}

test('a context lost for four visible seconds leaves no canvas', inWide(), async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await withPatience(page, 'short')
  await openIn(page, 'worker')
  await setHidden(page, true)
  await tellContext(page, 'worker', 'loseContext')
  await expectScene(page, 'unavailable')
  // Longer than it waits for a visible one.
  await frames(page, 120)
  await expect(page.locator('canvas')).toHaveCount(1)
  await setHidden(page, false)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
  expect(errors).toHaveLength(1)
})

async function expectDrawnByPage(page: Page): Promise<void> {
  await page.goto('/')
  await expectScene(page, 'ready')
  expect(page.workers()).toHaveLength(0)
  expect(await page.locator('canvas').count()).toBe(1)
  expect(await contextsIn(page, 'page')).toBe(1)
}

test('where the worker gets no context, the page draws', inWide(), async ({ page }) => {
  await drawnBy(page, 'worker', () => {
    OffscreenCanvas.prototype.getContext = () => null
  })
  await expectDrawnByPage(page)
})

test('where the worker cannot be loaded, the page draws', async ({ page }) => {
  await drawnBy(page, 'worker')
  await page.route('**/scene-worker-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await expectDrawnByPage(page)
})

/** Call before opening. The graphics chip does not finish the card's engraving before `release`. */
async function holdEngraving(page: Page): Promise<() => Promise<void>> {
  await withPatience(page, 'endless')
  await drawnBy(page, 'worker', () => {
    const gl = WebGL2RenderingContext.prototype
    const { clientWaitSync, drawBuffers } = gl
    gl.drawBuffers = function (buffers) {
      // Only the engraved faces have several.
      if ([...buffers].length > 1) globalThis.isHeld ??= true
      drawBuffers.call(this, buffers)
    }
    gl.clientWaitSync = function (...args) {
      return globalThis.isHeld ? this.TIMEOUT_EXPIRED : clientWaitSync.apply(this, args)
    }
  })
  return () =>
    inThread(page, 'worker', () => {
      globalThis.isHeld = false
    })
}

const paperOf = (page: Page) => page.locator('article [aria-hidden=true]').first()

test(
  'the card’s paper stays until it is engraved, however long that takes',
  inWide(),
  async ({ page }) => {
    const release = await holdEngraving(page)
    await page.goto('/navegacion/')
    await expectScene(page, 'ready')
    await link(page, words.navigation.toHome).click()
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'idle')
    await frames(page, 60)
    await expectScene(page, 'ready')
    await expect(paperOf(page)).toHaveCSS('opacity', '1')
    await release()
    await expect(paperOf(page)).toHaveCSS('opacity', '0')
  },
)

test('home is ready once the card is on its first frame', inWide(), async ({ page }) => {
  const release = await holdEngraving(page)
  await page.addInitScript(() => sessionStorage.setItem('grabado', 'hecho'))
  await page.goto('/')
  await expect.poll(() => page.workers().length).toBe(1)
  await expect.poll(() => inThread(page, 'worker', () => globalThis.isHeld === true)).toBe(true)
  await frames(page, 60)
  await expectScene(page, 'loading')
  await expect(paperOf(page)).toHaveCSS('opacity', '1')
  await release()
  await expectScene(page, 'ready')
  await expect(paperOf(page)).toHaveCSS('opacity', '0')
})

test(
  'a prerendered page starts, strikes and draws once it is shown',
  inWide(),
  async ({ page }) => {
    const states = await watchSceneStates(page)
    await drawnBy(page, 'worker')
    await page.addInitScript(() => {
      for (const name of ['prerendering', 'hidden']) {
        Object.defineProperty(document, name, { value: true, configurable: true })
      }
    })
    // The texts are the last that is loaded before it starts.
    const texts = page.waitForResponse(/\/assets\/es-.*\.js$/)
    await page.goto('/', { waitUntil: 'networkidle' })
    await texts
    await frames(page, 10)
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-scripted')
    expect(await page.evaluate(() => sessionStorage.getItem('grabado'))).toBeNull()
    expect(await states()).toEqual([])
    expect(page.workers()).toEqual([])
    await page.evaluate(() => {
      for (const name of ['prerendering', 'hidden']) Reflect.deleteProperty(document, name)
      document.dispatchEvent(new Event('visibilitychange'))
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expectScene(page, 'ready')
    expect(await states()).toEqual(['loading', 'ready'])
    expect(await contextsIn(page, 'worker')).toBe(1)
    expect(page.workers()).toHaveLength(1)
  },
)
