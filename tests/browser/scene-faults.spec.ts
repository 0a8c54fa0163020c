import { fillIn } from '../../src/model/fill-words'
import { owner } from './content-texts'
import { inWide } from './in-wide'
import { drawnBy, frames, HOSTS, inThread, withPatience } from './scene-host'
import { openScene, SMALL_WINDOW, step } from './scene-page'
import { heading, link, words } from './screens'
import { SITES } from './sites'
import { expect, type Page, test, watchConsole } from './test'

declare global {
  var textureSizes: number[]
}

test.use({ viewport: SMALL_WINDOW, scene: true })

/** The only console messages allowed: the browser's and ours. */
const MOST_MESSAGES = 2
const SCENE = '**/play-scene-*.js'

async function expectState(page: Page, state: 'ready' | 'unavailable'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-scene', state)
  const paper = page.locator('article [aria-hidden=true]').first()
  await expect(paper).toHaveCSS('opacity', state === 'ready' ? '0' : '1')
  await expect(page.locator('canvas')).toHaveCount(state === 'ready' ? 1 : 0)
  await expect(heading(page, owner.nombre)).toBeVisible()
  for (const text of [owner.puesto, `${owner.ciudad}, ${owner.pais}`, owner.email]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(link(page, words.home.toNavigation)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

/** @returns the scene's files that were asked for */
/** @param asked comes before the page is looked at, whose scene is 'unavailable' from the start */
async function expectNoScene(
  page: Page,
  messages = watchConsole(page),
  asked: Promise<unknown> = Promise.resolve(),
): Promise<string[]> {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  await asked
  // A worker that is ended leaves requests that Playwright never hears the end of: no idle network comes.
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expectState(page, 'unavailable')
  // Playwright hears of the end later than the page.
  await expect.poll(() => page.workers().length).toBe(0)
  // GL repeats itself for each texture of a target, which three sets up before one can ask.
  const different = messages.filter((each, i) => !/ GL_/.test(each) || messages.indexOf(each) === i)
  expect(different.length, messages.join('\n')).toBeLessThanOrEqual(MOST_MESSAGES)
  const said = messages.length
  await frames(page, 10)
  expect(messages).toHaveLength(said)
  return requests.filter((url) => /-scene-/.test(url))
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
  // The device has no memory for them, whatever it says.
  'textures that cannot be made': () => {
    const { texImage2D } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.texImage2D = function (this: object, ...args: never[]) {
      if (Number(args[3]) <= 800) Reflect.apply(texImage2D, this, args)
    } as never
  },
  'a part that cannot be made': () => {
    // The dust has 12,000 numbers, and no other array of the site has as many.
    globalThis.Float32Array = class extends Float32Array {
      constructor(...args: [never]) {
        if (Number(args[0]) > 10_000) throw new RangeError('Array buffer allocation failed')
        super(...args)
      }
    } as Float32ArrayConstructor
  },
}

/** As browsers that resist fingerprinting, with a limit that this window exceeds. */
function resistFingerprinting(): void {
  const LIMIT = 800
  globalThis.textureSizes = []
  const gl = WebGL2RenderingContext.prototype
  const { getParameter, texImage2D } = gl
  gl.getExtension = () => null
  gl.getParameter = function (name) {
    return name === gl.MAX_TEXTURE_SIZE ? LIMIT : getParameter.call(this, name)
  }
  gl.texImage2D = function (this: object, ...args: never[]) {
    const size = Math.max(args[3] ?? 0, args[4] ?? 0)
    globalThis.textureSizes.push(size)
    if (size <= LIMIT) Reflect.apply(texImage2D, this, args)
  } as never
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  gl.readPixels = refuse
  OffscreenCanvas.prototype.convertToBlob = refuse
  if (!globalThis.HTMLCanvasElement) return
  HTMLCanvasElement.prototype.toDataURL = refuse
  HTMLCanvasElement.prototype.toBlob = refuse
}

const FILES = ['**/start-scene-*.js', SCENE]

for (const host of HOSTS) {
  test.describe(`drawn by the ${host}: the page is complete, logs it once, and has no scene`, () => {
    for (const [fault, script] of Object.entries(THREAD_FAULTS)) {
      const isUsual = host === 'worker' && fault.startsWith('a shader')
      test(fault, inWide(!isUsual), async ({ page }) => {
        await drawnBy(page, host, script)
        await expectNoScene(page)
      })
    }

    const title = 'but textures of 800 px, no extension and no read-back only make it coarser'
    test(title, inWide(host === 'page'), async ({ page }) => {
      const messages = watchConsole(page)
      await drawnBy(page, host, resistFingerprinting)
      await page.goto('/')
      await expectState(page, 'ready')
      const sizes = () => inThread(page, host, () => globalThis.textureSizes)
      // The engraved faces, and the picture of the card at rest.
      await expect.poll(async () => (await sizes()).filter((each) => each === 800)).not.toEqual([])
      expect(Math.max(...(await sizes()))).toBe(800)
      expect(messages).toEqual([])
    })

    for (const file of FILES) {
      test(`${file} is missing`, inWide(), async ({ page }) => {
        await drawnBy(page, host)
        const messages = watchConsole(page)
        await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
        await expectNoScene(page, messages, page.waitForResponse(file))
      })
    }
  })
}

test(
  'WebGL that throws, in worker and page: the scene is not fetched',
  inWide(),
  async ({ page }) => {
    const block = () => {
      for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
        if (!Canvas) continue
        Canvas.prototype.getContext = () => {
          throw new Error('blocked')
        }
      }
    }
    await page.addInitScript(block)
    await drawnBy(page, 'worker', block)
    const asked = await expectNoScene(page)
    expect(asked.filter((url) => /play-scene/.test(url))).toEqual([])
  },
)

test('a worker that stops responding counts as failed', async ({ page }) => {
  const messages = watchConsole(page)
  await drawnBy(page, 'worker', () => {
    const request = globalThis.requestAnimationFrame.bind(globalThis)
    let left = 10
    globalThis.requestAnimationFrame = (callback) => (left-- > 0 ? request(callback) : 0)
  })
  await withPatience(page, 'short')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
  await expectState(page, 'unavailable')
  expect(messages).toHaveLength(1)
})

test('a missing portrait: alternative text, and the scene works', inWide(), async ({ page }) => {
  const messages = watchConsole(page)
  await page.route('**/retrato*.webp', (route) => route.fulfill({ status: 404, body: '' }))
  await openScene(page, '/', { resolution: 0.25 })
  await expectState(page, 'ready')
  const portrait = page.getByRole('img', {
    name: fillIn(words.home.portrait, { name: owner.nombre }),
  })
  await expect(portrait).toBeVisible()
  expect(messages.length, messages.join('\n')).toBeLessThanOrEqual(1)
})

test('the canvas follows a change of pixel density', inWide(), async ({ page }) => {
  await openScene(page, '/navegacion/', { resolution: undefined })
  const device = await page.context().newCDPSession(page)
  // Emulation reports a new density only together with a new size.
  const metrics = { width: 400, height: 302, mobile: false, deviceScaleFactor: 2 }
  await device.send('Emulation.setDeviceMetricsOverride', metrics)
  const ratio = async () => {
    await step(page, 16)
    const canvas = page.locator('canvas')
    return canvas.evaluate((each: HTMLCanvasElement) => each.height / each.clientHeight)
  }
  await expect.poll(ratio).toBe(2)
})

test(
  'at 110 % the buffer has every device pixel',
  inWide(),
  async ({ playwright, launchOptions }) => {
    // An emulated density is not in what the browser tells of device pixels.
    const zoomed = ['--force-device-scale-factor=1.1', '--window-size=481,371']
    const args = [...(launchOptions.args ?? []), ...zoomed]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ viewport: null, baseURL: SITES.root.origin })
    await openScene(page, '/navegacion/', { resolution: undefined })
    await step(page, 16)
    const [drawn, shown] = await page.locator('canvas').evaluate(
      (canvas: HTMLCanvasElement) =>
        new Promise<unknown[]>((resolve) => {
          const onSize: ResizeObserverCallback = ([entry]) => {
            const { inlineSize, blockSize } = entry?.devicePixelContentBoxSize[0] ?? {}
            resolve([`${canvas.width} ${canvas.height}`, `${inlineSize} ${blockSize}`])
          }
          new ResizeObserver(onSize).observe(canvas, { box: 'device-pixel-content-box' })
        }),
    )
    expect(drawn).toEqual(shown)
    await browser.close()
  },
)

test.describe('with Save-Data', () => {
  test.use({ scene: false })

  test('there is no scene', async ({ page }) => {
    expect(await expectNoScene(page)).toEqual([])
  })
})

test('a visitor with forced colours does not get the scene', inWide(), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectNoScene(page)
})
