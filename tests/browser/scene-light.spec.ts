import sharp from 'sharp'
import { SEAL } from '../../src/site/engraving/plate'
import { readGl, watchGl } from './gl-watch'
import { inWide } from './in-wide'
import {
  brightness,
  meanColor,
  NIGHT,
  type Picture,
  pictureOfPage,
  pictureOfScene,
} from './picture'
import { changeShaders, HOSTS, inThread, withPatience } from './scene-host'
import {
  openScene,
  pointAtCard,
  readLive,
  SMALL_WINDOW,
  settle,
  step,
  withoutDust,
} from './scene-page'
import { boxOf, button, link, words } from './screens'
import { playerLoaded } from './stepped'
import { expect, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

const RATIO = 0.5

test('shaders compile without a message; seven programs, two calls at rest', async ({ page }) => {
  await watchGl(page)
  await openScene(page)
  await settle(page, 6000)
  const before = await readGl(page)
  await step(page, 16)
  const { logs, programs, drawCalls } = await readGl(page)
  expect(logs.filter((log) => log.trim() !== '')).toEqual([])
  expect(logs).toHaveLength(3 * programs)
  // Background, its cached picture, dust, shadow, edge, card, and its engraving.
  expect(programs).toBe(7)
  expect(drawCalls - before.drawCalls).toBe(2)
})

/** Of one piece of the card's sheet. */
const VERTICES = 24 * 16 * 6

test('of a grid with many tiles every one is a piece of the card', inWide(), async ({ page }) => {
  await watchGl(page)
  await openScene(page, '/navegacion/')
  await playerLoaded(page)
  const tiles = await page.evaluate(() => {
    const list = document.querySelector('li[data-tile]')?.parentElement
    for (const tile of document.querySelectorAll('li[data-tile]')) {
      for (let more = 0; more < 2; more++) list?.append(tile.cloneNode(true))
    }
    return document.querySelectorAll('li[data-tile]').length
  })
  await link(page, words.navigation.toHome).press('Enter')
  await step(page, 40, 12)
  expect(await readLive(page)).toMatchObject({ sheet: { pieces: { length: tiles + 1 } } })
  expect((await readGl(page)).vertexCounts.at(-1)).toBe(VERTICES * (tiles + 1))
})

test(
  'on phones home leaves its card room: nothing scrolls, and the light is on it',
  inWide(),
  async ({ page }) => {
    for (const [path, width, height] of [
      ['/', 360, 640],
      ['/en/', 412, 732],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openScene(page, path, { resolution: RATIO })
      const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(scrollHeight, `at ${width} × ${height}`).toBe(height)
      expect((await readLive(page)).canLightCard, `at ${width} × ${height}`).toBe(true)
      expect((await boxOf(page.getByRole('article'))).width).toBeGreaterThan(0.7 * width)
    }
  },
)

test('the glare is on the pointer’s side, which is the raised one', async ({ page }) => {
  await withoutDust(page)
  await openScene(page, '/', { resolution: RATIO })
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card')
  const { x: left, y: top, width, height } = card.box
  /** Light of the halves of the card: left, right, upper, lower. */
  const lightWhenAt = async (x: number, y: number) => {
    await pointAtCard(page, x, y)
    const picture = await pictureOfScene(page)
    const sums = [0, 0, 0, 0]
    for (let v = -0.9; v < 0.9; v += 0.01) {
      for (let u = -0.9; u < 0.9; u += 0.01) {
        const across = Math.round(RATIO * (left + (width / 2) * (1 + u)))
        const down = Math.round(RATIO * (top + (height / 2) * (1 + v)))
        const light = brightness(picture, across, down)
        for (const half of [u < 0 ? 0 : 1, v < 0 ? 2 : 3]) sums[half] = (sums[half] ?? 0) + light
      }
    }
    return sums as [number, number, number, number]
  }
  const atLeft = await lightWhenAt(-0.8, 0)
  const atRight = await lightWhenAt(0.8, 0)
  const atTop = await lightWhenAt(0, -0.8)
  const atBottom = await lightWhenAt(0, 0.8)
  expect(atLeft[0] / atRight[0]).toBeGreaterThan(1.05)
  expect(atRight[1] / atLeft[1]).toBeGreaterThan(1.05)
  expect(atTop[2] / atBottom[2]).toBeGreaterThan(1.05)
  expect(atBottom[3] / atTop[3]).toBeGreaterThan(1.05)
})

for (const [form, viewport, first, second] of [
  ['tall', { width: 390, height: 844 }, { x: -0.07, y: 0.35 }, { x: -0.3, y: -0.98 }],
  ['wide', SMALL_WINDOW, { x: 0.96, y: -0.24 }, { x: 0.06, y: 0.49 }],
] as const) {
  test.describe(`on the ${form} card`, () => {
    test.use({ viewport })

    const title = 'the seal’s initials are hidden at rest, light one way and dark the other'
    test(title, inWide(form === 'wide'), async ({ page }) => {
      const sent = page.waitForResponse(/iniciales-/)
      await openScene(page)
      // A worker's is not kept.
      const shape = await (await page.request.get((await sent).url())).body()
      const { data, info } = await sharp(shape)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      await settle(page, 5000)
      const { card } = await readLive(page)
      if (!card) throw new Error('there is no card')
      /** Where the window shows the seal of the tilted card. */
      const sealBox = () =>
        page.getByRole('article').evaluate((article, { x, y, radius }) => {
          const mark = document.createElement('div')
          const { style } = mark
          style.position = 'absolute'
          style.inset = `calc(50% + ${y - radius}px) auto auto calc(50% + ${x - radius}px)`
          style.width = style.height = `${2 * radius}px`
          article.append(mark)
          const box = mark.getBoundingClientRect().toJSON()
          mark.remove()
          return box as DOMRect
        }, card.front.seal)
      /** Light of the letters to that of the disc around them. */
      const contrast = async () => {
        const box = await sealBox()
        const picture = await pictureOfScene(page)
        const light = { letters: [] as number[], ground: [] as number[] }
        for (let at = 0; at < data.length; at++) {
          const value = data[at] ?? 0
          const x = ((at % info.width) / info.width - 0.5) * 2
          const y = (Math.floor(at / info.width) / info.width - 0.5) * 2
          const isEdge = (value > 10 && value < 245) || Math.hypot(x, y) > 0.85
          if (isEdge) continue
          const share = (0.5 * SEAL.disc) / SEAL.radius
          const across = Math.floor(box.x + box.width * (0.5 + share * x))
          const down = Math.floor(box.y + box.height * (0.5 + share * y))
          light[value > 128 ? 'letters' : 'ground'].push(brightness(picture, across, down))
        }
        const mean = (values: number[]) => values.reduce((sum, each) => sum + each) / values.length
        return mean(light.letters) / mean(light.ground)
      }
      // The rosette itself is not even.
      expect(Math.abs((await contrast()) - 1)).toBeLessThan(0.05)
      await pointAtCard(page, first.x, first.y)
      await settle(page, 1000)
      expect(await contrast()).toBeGreaterThan(1.15)
      await pointAtCard(page, second.x, second.y)
      await settle(page, 1000)
      expect(await contrast()).toBeLessThan(0.85)
    })
  })
}

for (const density of [1, 3]) {
  test.describe(`at ${density} device px per CSS px`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: density })

    test('the card’s hairline is even, or of letters', inWide(), async ({ page }) => {
      await withoutDust(page)
      await openScene(page, '/', { resolution: density })
      await step(page, 100, 50)
      const { card } = await readLive(page)
      const { x = 0, y = 0, width = 0 } = card?.box ?? {}
      const picture = await pictureOfScene(page)
      const lights: number[] = []
      for (let across = x + 40; across < x + width / 2; across += 1 / density) {
        const [column, row] = [across, y + 8].map((at) => Math.floor(at * density))
        lights.push(brightness(picture, column ?? 0, row ?? 0))
      }
      const steps = lights.slice(1).map((light, at) => Math.abs(light - (lights[at] ?? 0)))
      const roughness =
        steps.reduce((sum, each) => sum + each) / lights.reduce((sum, each) => sum + each)
      if (density === 1) expect(roughness).toBeLessThan(0.04)
      else expect(roughness).toBeGreaterThan(0.06)
    })
  })
}

test('the night is seen beyond the fold of the card’s corner', inWide(), async ({ page }) => {
  await withoutDust(page)
  await changeShaders(page, { 'vec4(0.0, 0.0, 0.0, alpha)': 'vec4(0.0)' })
  await openScene(page, '/', { resolution: RATIO })
  await step(page, 100, 50)
  const flap = page.locator('article > div:not([inert]) span:has(+ button)')
  /** Between the card's corner and what is beside it. */
  const contrast = async () => {
    const { x, y, width } = await boxOf(flap)
    const picture = await pictureOfPage(page)
    const at = (right: number) =>
      brightness(picture, Math.round(x + width + right), Math.round(y + 18))
    return Math.abs(at(-12) - at(12))
  }
  expect(await contrast()).toBeGreaterThan(0.03)
  const turn = await boxOf(button(page, words.home.toBack))
  await page.mouse.move(turn.x + turn.width / 2, turn.y + turn.height / 2)
  await step(page, 100, 20)
  expect(await contrast()).toBeLessThan(0.012)
})

test(
  'a card that is seen from the side shows a gilt edge of 1.5 px',
  inWide(),
  async ({ page }) => {
    await withoutDust(page)
    await openScene(page, '/', { resolution: 2 })
    const { card } = await readLive(page)
    if (!card) throw new Error('there is no card')
    const { x, y, width, height } = card.box
    const from = { x: x + 0.7 * width, y: y + 0.14 * height }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const share of [0.3, 0.489]) await page.mouse.move(from.x - share * width, from.y)
    await step(page, 20, 60)
    const picture = await pictureOfScene(page)
    const row = Math.round(2 * (y + height / 2))
    const lights = Array.from({ length: picture.width }, (_, column) =>
      Math.max(0, brightness(picture, column, row) - 2 * NIGHT),
    )
    const brightest = Math.max(...lights)
    expect(brightest).toBeGreaterThan(0.4)
    const gilt = lights.filter((light) => light > brightest / 2).length / 2
    expect(gilt).toBeGreaterThanOrEqual(1)
    expect(gilt).toBeLessThanOrEqual(2)
  },
)

for (const host of HOSTS) {
  const title = `drawn by the ${host}: a wide screen shows richer foil, on the same night and paper`
  test(title, inWide(), async ({ context }) => {
    const seenIn = async (gamut: 'srgb' | 'p3') => {
      const page = await context.newPage()
      const features = [{ name: 'color-gamut', value: gamut }]
      const browser = await context.newCDPSession(page)
      await browser.send('Emulation.setEmulatedMedia', { features })
      await withPatience(page, 'endless')
      await withoutDust(page)
      await openScene(page, '/', {}, host)
      const space = await inThread(
        page,
        host,
        () => globalThis.sceneContexts.at(-1)?.drawingBufferColorSpace,
      )
      const { card } = await readLive(page)
      if (!card) throw new Error('there is no card')
      const { x, y, width, height } = card.box
      // Not of the page: a compositor without a graphics card takes a worker's bytes for sRGB.
      const picture = await pictureOfScene(page)
      await page.close()
      const { rosette } = card.front
      const centre = { x: x + width / 2 + rosette.x, y: y + height / 2 + rosette.y }
      return {
        space,
        night: meanColor(picture, { x: 0, y: 300 }, 20),
        paper: meanColor(picture, { x: x + 30, y: y + 30 }, 20),
        // The upper part of the ring round the portrait.
        foil: meanColor(picture, { x: centre.x - 12, y: centre.y - rosette.radius }, 24),
      }
    }
    const usual = await seenIn('srgb')
    const wide = await seenIn('p3')
    expect([usual.space, wide.space]).toEqual(['srgb', 'display-p3'])
    for (const ground of ['night', 'paper'] as const) {
      for (const [channel, value] of usual[ground].entries()) {
        expect(Math.abs(value - (wide[ground][channel] ?? 0))).toBeLessThan(1)
      }
    }
    const warmth = ([red = 0, , blue = 0]: number[]) => red - blue
    expect(warmth(wide.foil) / warmth(usual.foil)).toBeGreaterThan(1.03)
  })
}

test('glints come and go on foil alone, on at most 1 % of it', inWide(), async ({ context }) => {
  const POSES = [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0, 0],
    [-0.5, 0.3],
    [0.9, 0.9],
  ] as const
  const COVER = 'gl_FragColor = vec4(vec3(cover), alpha); return;'
  const picturesWith = async (changes: Record<string, string>) => {
    const page = await context.newPage()
    await withoutDust(page)
    await changeShaders(page, changes)
    await openScene(page)
    await step(page, 100, 30)
    const pictures = [await pictureOfScene(page)]
    // The middle of a sweep: the pose is the same.
    await step(page, 100, 120)
    pictures.push(await pictureOfScene(page))
    for (const [x, y] of POSES) {
      await pointAtCard(page, x, y)
      pictures.push(await pictureOfScene(page))
    }
    await page.close()
    return pictures
  }
  const lit = await picturesWith({})
  const dull = await picturesWith({ 'const float GLINT = 0.9;': 'const float GLINT = 0.0;' })
  const covers = await picturesWith({ 'gl_FragColor = vec4(toScreen(color), alpha);': COVER })
  const seen = covers.map((cover, index) => {
    const glints = new Set<number>()
    let foil = 0
    for (let pixel = 0; pixel < cover.width * cover.height; pixel++) {
      const at = (picture: Picture | undefined) => (picture ? brightness(picture, pixel, 0) : 0)
      if (at(cover) > 0.25) foil++
      if (at(lit[index]) - at(dull[index]) > 0.04) glints.add(pixel)
    }
    return { glints, foil }
  })
  for (const [index, { glints, foil }] of seen.entries()) {
    expect(glints.size / foil, `pose ${index}`).toBeLessThan(0.01)
    expect(glints.size, `pose ${index}`).toBeGreaterThan(2)
    const cover = covers[index]
    const onPaper = [...glints].filter((pixel) => cover && brightness(cover, pixel, 0) < 0.1)
    expect(onPaper).toEqual([])
  }
  const [atRest, inSweep] = seen.map(({ glints }) => glints)
  const lasting = [...(atRest ?? [])].filter((pixel) => inSweep?.has(pixel))
  expect(lasting.length).toBeLessThan(0.5 * (atRest?.size ?? 0))
})

test(
  'a resting card is swept by the light once in 14 seconds, a paused one never',
  inWide(),
  async ({ page }) => {
    await withoutDust(page)
    await openScene(page)
    const isChanged = (one: Picture, other: Picture) => {
      for (let pixel = 0; pixel < one.width * one.height; pixel++) {
        if (Math.abs(brightness(one, pixel, 0) - brightness(other, pixel, 0)) > 0.02) return true
      }
      return false
    }
    await step(page, 100, 60)
    const resting = await pictureOfScene(page)
    /** Two a second. */
    const isMoving: boolean[] = []
    while (isMoving.length < 58) {
      await step(page, 100, 5)
      isMoving.push(isChanged(resting, await pictureOfScene(page)))
    }
    const starts = isMoving.flatMap((is, index) => (is && !isMoving[index - 1] ? [index] : []))
    expect(starts).toHaveLength(2)
    expect(Number(starts[1]) - Number(starts[0])).toBe(28)
    expect(isMoving.filter(Boolean).length).toBeLessThan(20)
    await button(page, words.motion.pause).press('Enter')
    await step(page, 100)
    const paused = await pictureOfScene(page)
    await step(page, 100, 100)
    expect(isChanged(paused, await pictureOfScene(page))).toBe(false)
  },
)

test(
  'without a scene the CSS card tilts by the same angles, with its glare',
  inWide(),
  async ({ page }) => {
    await page.addInitScript(() => {
      // Without it the worker would get a context of its own.
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
      HTMLCanvasElement.prototype.getContext = () => null
      window.portfolioTest = {}
    })
    await page.goto('/')
    await page.waitForFunction(() => window.portfolioTest?.step !== undefined)
    await pointAtCard(page, 0.9, -0.4)
    const { tiltX, tiltY } = await readLive(page)
    expect(tiltX).toBeCloseTo(-4, 1)
    expect(tiltY).toBeCloseTo(-9, 1)
    const card = page.getByRole('article')
    const transform = await card.evaluate((element) => (element as HTMLElement).style.transform)
    const [rotateX = 0, rotateY = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
    expect(transform).toMatch(/^rotateX\(.*deg\) rotateY\(.*deg\)$/)
    expect(rotateX).toBeCloseTo(tiltX, 2)
    expect(rotateY).toBeCloseTo(tiltY, 2)
    const glare = card.locator('[aria-hidden=true] > [data-part=glare]').first()
    await expect(glare).toHaveCSS('opacity', '0.3')
    await page.mouse.move(5, 5)
    await step(page, 50, 100)
    await expect(card).toHaveCSS('transform', 'none')
    await expect(glare).toHaveCSS('opacity', '0')
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'unavailable')
  },
)

test('where home scrolls, the card shows its own paper, and tilts', async ({ page }) => {
  const paper = page.locator('article [aria-hidden=true]').first()
  await page.setViewportSize({ width: 640, height: 260 })
  await openScene(page, '/', { resolution: 0.25 })
  expect((await readLive(page)).canLightCard).toBe(false)
  await expect(paper).toHaveCSS('opacity', '1')
  await pointAtCard(page, 0.5, 0.5)
  expect((await readLive(page)).tiltY).toBeCloseTo(-5, 1)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40)
  const { x, y, width, height } = await boxOf(page.locator('div:has(> article)'))
  await page.mouse.move(x + 0.75 * width, y + 0.75 * height)
  await settle(page, 750)
  expect((await readLive(page)).tiltX).toBeCloseTo(5, 1)
})
