import type { Route } from '@playwright/test'
import { watchConsole } from './console-watch'
import { drawCalls, watchGl } from './gl-watch'
import { inWide } from './in-wide'
import { pictureOfScene } from './picture'
import { drawnBy, frames, HOSTS, type Host, tellContext, waitForContext } from './scene-host'
import { openScene, SMALL_WINDOW, setHidden, step } from './scene-page'
import { expect, type Page, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

/** The only console messages allowed: the browser's and ours. */
const MOST_MESSAGES = 2

async function expectCompleteHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Nombre Apellido' })).toBeVisible()
  await expect(page.getByText('Desarrollador fullstack').first()).toBeVisible()
  await expect(page.getByText('Rosario, Argentina')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a la navegación' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'hola@example.com' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

async function expectState(page: Page, state: 'ready' | 'unavailable'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scene', state)
  const paper = page.locator('article [aria-hidden=true]').first()
  await expect(paper).toHaveCSS('opacity', state === 'ready' ? '0' : '1')
  await expect(page.locator('canvas')).toHaveCount(state === 'ready' ? 1 : 0)
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('html')).not.toHaveAttribute('data-scene', 'loading')
  await frames(page, 10)
}

const instead =
  (file: string, answer: Parameters<Route['fulfill']>[0]) =>
  (page: Page): Promise<unknown> =>
    page.route(file, (route) => route.fulfill(answer))
const MISSING = { status: 404, body: '' }
const HTML = { contentType: 'text/html', body: '<!doctype html><title>Inicio</title>' }

const FILES: Record<Host, string[]> = {
  worker: ['**/start-scene-*.js', '**/scene-worker-*.js', '**/play-scene-*.js'],
  page: ['**/start-scene-*.js', '**/play-scene-*.js'],
}

const THREAD_FAULTS: Record<string, () => void> = {
  'a shader that does not compile': () => {
    const { shaderSource } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      shaderSource.call(this, shader, source.replace('void main()', 'void main(broken'))
    }
  },
  'drawing that throws': () => {
    WebGL2RenderingContext.prototype.drawArrays = () => {
      throw new Error('out of memory')
    }
  },
  'a part that cannot be made': () => {
    Math.imul = () => {
      throw new Error('broken on purpose')
    }
  },
}

async function expectNoScene(page: Page, messages: string[]): Promise<void> {
  await page.goto('/')
  await settled(page)
  await expectState(page, 'unavailable')
  await expectCompleteHome(page)
  // Playwright hears of the end later than the page.
  await expect.poll(() => page.workers().length).toBe(0)
  expect(messages.length, messages.join('\n')).toBeLessThanOrEqual(MOST_MESSAGES)
  const said = messages.length
  await frames(page, 10)
  expect(messages).toHaveLength(said)
}

for (const host of HOSTS) {
  test.describe(`drawn by the ${host}: the page is complete, logs it once, and has no scene`, () => {
    const isPage = host === 'page'

    for (const [fault, script] of Object.entries(THREAD_FAULTS)) {
      test(fault, inWide(isPage && fault !== 'a part that cannot be made'), async ({ page }) => {
        const messages = watchConsole(page)
        await drawnBy(page, host, script)
        await expectNoScene(page, messages)
      })
    }

    for (const [index, file] of FILES[host].entries()) {
      test(`${file} is missing`, inWide(index === (isPage ? 0 : 2)), async ({ page }) => {
        const messages = watchConsole(page)
        await drawnBy(page, host)
        await instead(file, MISSING)(page)
        await expectNoScene(page, messages)
      })
    }

    test('offline before the scene’s file is fetched', inWide(), async ({ page }) => {
      const messages = watchConsole(page)
      await drawnBy(page, host)
      await page.route(FILES[host].at(-1) ?? '', (route) => route.abort())
      await expectNoScene(page, messages)
    })

    test('HTML in place of the scene’s file', inWide(), async ({ page }) => {
      const messages = watchConsole(page)
      await drawnBy(page, host)
      await instead(FILES[host].at(-1) ?? '', HTML)(page)
      await expectNoScene(page, messages)
    })
  })
}

for (const [fault, script] of [
  [
    'no WebGL',
    () => {
      for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
        if (Canvas) Canvas.prototype.getContext = () => null
      }
    },
  ],
  [
    'WebGL that throws when asked for',
    () => {
      for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
        if (!Canvas) continue
        Canvas.prototype.getContext = () => {
          throw new Error('blocked')
        }
      }
    },
  ],
] as const) {
  const title = `${fault}: tried in the worker, then on the page, and the scene is not fetched`
  test(title, inWide(fault === 'no WebGL'), async ({ page }) => {
    const messages = watchConsole(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.addInitScript(script)
    await drawnBy(page, 'worker', script)
    await expectNoScene(page, messages)
    expect(requests.filter((url) => /play-scene/.test(url))).toEqual([])
  })
}

test('a worker that stops responding counts as failed', async ({ page }) => {
  const messages = watchConsole(page)
  await drawnBy(page, 'worker', () => {
    const request = globalThis.requestAnimationFrame.bind(globalThis)
    let left = 10
    globalThis.requestAnimationFrame = (callback) => (left-- > 0 ? request(callback) : 0)
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
  await expectState(page, 'unavailable')
  await expectCompleteHome(page)
  expect(messages).toEqual([expect.stringContaining('no responde')])
})

test('a missing portrait: alternative text, and the scene works', async ({ page }) => {
  const messages = watchConsole(page)
  await page.route('**/retrato*.webp', (route) => route.fulfill({ status: 404, body: '' }))
  await openScene(page, '/', { resolution: 0.25 })
  await expectState(page, 'ready')
  await expectCompleteHome(page)
  await expect(page.getByRole('img', { name: 'Retrato de Nombre Apellido' })).toBeVisible()
  expect(messages.length, messages.join('\n')).toBeLessThanOrEqual(1)
})

for (const host of HOSTS) {
  test(`drawn by the ${host}: every lost context is restored`, inWide(), async ({ page }) => {
    const messages = watchConsole(page)
    await waitForContext(page)
    await drawnBy(page, host)
    await page.goto('/')
    await expectState(page, 'ready')
    for (let times = 1; times <= 3; times++) {
      await tellContext(page, host, 'loseContext')
      await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
      await tellContext(page, host, 'restoreContext')
      await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    }
    await expectState(page, 'ready')
    await expectCompleteHome(page)
    // three logs each loss and each restoration.
    expect(messages.filter((message) => !message.includes('Context'))).toEqual([])
  })
}

test('while a lost context is waited for, the card follows the pointer by itself', async ({
  page,
}) => {
  await waitForContext(page)
  await drawnBy(page, 'worker')
  await page.goto('/')
  await expectState(page, 'ready')
  const card = page.getByRole('article')
  const box = await card.boundingBox()
  if (!box) throw new Error('there is no card')
  await page.mouse.move(box.x + 20, box.y + 20)
  await expect(card).not.toHaveCSS('transform', 'none')
  await tellContext(page, 'worker', 'loseContext')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
  const leanY = () =>
    card.evaluate(({ style }) => Number(/rotateY\((.*?)deg/.exec(style.transform)?.[1]))
  await page.mouse.move(box.x + box.width - 20, box.y + 20)
  await expect
    .poll(async () => [(await leanY()) < -5, await page.locator('canvas').count()], {
      intervals: [50],
    })
    .toEqual([true, 1])
})

test('thirty resizes in a second: one canvas, the last size, at most one frame per screen frame', async ({
  page,
}) => {
  const messages = watchConsole(page)
  await watchGl(page)
  await openScene(page, '/', { resolution: 0.25 })
  const before = await drawCalls(page)
  let framesRun = 0
  const runFrame = async () => {
    await step(page, 33)
    framesRun++
  }
  for (let i = 29; i >= 0; i--) {
    await page.setViewportSize({ width: 900 + 10 * i, height: 640 + 6 * i })
    await runFrame()
  }
  await expect
    .poll(async () => {
      await runFrame()
      return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height)
    })
    .toBe(SMALL_WINDOW.height / 4)
  // A new size renders its plate: five calls per frame; a known size takes two or five.
  expect((await drawCalls(page)) - before).toBeLessThanOrEqual(5 * framesRun)
  await expectState(page, 'ready')
  await expectCompleteHome(page)
  expect(messages).toEqual([])
})

test('the canvas follows a change of pixel density', async ({ page }) => {
  await openScene(page, '/navegacion/', { resolution: undefined })
  const device = await page.context().newCDPSession(page)
  const widths: number[] = []
  for (const deviceScaleFactor of [1, 2, 1.5]) {
    // Emulation reports a new density only together with a new size.
    const metrics = {
      width: 400 + 10 * deviceScaleFactor,
      height: 300,
      deviceScaleFactor,
      mobile: false,
    }
    await device.send('Emulation.setDeviceMetricsOverride', metrics)
    const canvas = page.locator('canvas')
    await expect
      .poll(async () => {
        await step(page, 16)
        return canvas.evaluate((it: HTMLCanvasElement) => it.height)
      })
      .toBe(300 * deviceScaleFactor)
    widths.push(await canvas.evaluate((it: HTMLCanvasElement) => it.width / it.clientWidth))
  }
  for (const [index, ratio] of [1, 2, 1.5].entries()) expect(widths[index]).toBeCloseTo(ratio, 1)
})

test('hidden for an hour: no frames, and the dust continues from where it was', async ({
  page,
}) => {
  await watchGl(page)
  await openScene(page, '/', { resolution: 0.25 })
  await step(page, 16, 10)
  const picture = await pictureOfScene(page)
  const before = await drawCalls(page)
  await setHidden(page, true)
  await step(page, 1000, 3600)
  expect(await drawCalls(page)).toBe(before)
  await setHidden(page, false)
  expect((await pictureOfScene(page)).data).toEqual(picture.data)
  expect((await pictureOfScene(page, 250)).data).not.toEqual(picture.data)
  await expectState(page, 'ready')
})

test.describe('a visitor with Save-Data', () => {
  test.use({ scene: false })

  test('does not get the scene', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/')
    await settled(page)
    await expectState(page, 'unavailable')
    await expectCompleteHome(page)
    expect(requests.filter((url) => url.includes('start-scene'))).toEqual([])
  })
})

test('a visitor with forced colours does not get the scene', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await settled(page)
  await expectState(page, 'unavailable')
  await expectCompleteHome(page)
})
