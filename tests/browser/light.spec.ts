import { inWide } from './in-wide'
import { brightness, type Picture, pictureOfPage } from './picture'
import { frames } from './scene-host'
import {
  type Box,
  openLoaded,
  openSceneAnew,
  ownTime,
  readLive,
  SMALL_WINDOW,
  step,
} from './scene-page'
import { boxOf, hydrated, link, open, words } from './screens'
import { expect, type Page, test } from './test'

/** Of the lines in a box: how much its pixels differ from their neighbours, in bytes. */
function linesOf(picture: Picture, box: Box): number {
  let total = 0
  let count = 0
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += 1) {
      total += Math.abs(brightness(picture, x, y) - brightness(picture, x + 1, y))
      count++
    }
  }
  return (255 * total) / count
}

/** The lower corner of a tile on the left, where no name is. */
const cornerOf = ({ x, y, height }: Box): Box => ({
  x: x + 6,
  y: y + height - 30,
  width: 40,
  height: 24,
})

const linesIn = async (page: Page, box: Box) => linesOf(await pictureOfPage(page), box)

async function openAtRest(page: Page, path: string) {
  await openLoaded(page, path)
  await step(page, 50, 100)
}

test(
  'one light crosses all tiles, and is fainter afar; the focus lights its own',
  inWide(),
  async ({ page }) => {
    await openAtRest(page, '/navegacion/')
    const nearTile = link(page, words.routes.education)
    const names = [words.routes.education, words.routes.projects, words.routes.contact]
    const corners = await Promise.all(
      names.map(async (name) => cornerOf(await boxOf(link(page, name)))),
    )
    const lines = async () => {
      const picture = await pictureOfPage(page)
      return corners.map((corner) => linesOf(picture, corner))
    }
    // Their fragments of the card.
    await expect.poll(async () => Math.min(...(await lines()))).toBeGreaterThan(4)
    const dark = await lines()
    const near = await boxOf(nearTile)
    await page.mouse.move(near.x + 30, near.y + near.height - 20)
    await step(page, 50, 30)
    const lit = await lines()
    const [pointed = 0, beside = 0, afar = 0] = lit.map((light, at) => light - (dark[at] ?? 0))
    expect(pointed).toBeGreaterThan(8)
    expect(beside).toBeGreaterThan(2)
    expect(beside).toBeLessThan(pointed)
    expect(afar).toBeLessThan(beside)
    await page.mouse.move(2, 2)
    await step(page, 50, 60)
    await expect(page.locator('[data-near]')).toHaveCount(0)
    const [unlit = 0] = dark
    await expect.poll(async () => (await lines())[0]).toBeLessThan(unlit + 1)

    await link(page, words.routes.experience).focus()
    await page.keyboard.press('Tab')
    await expect(nearTile).toBeFocused()
    await expect.poll(async () => (await lines())[0]).toBeGreaterThan(unlit + 4)
  },
)

for (const viewport of [SMALL_WINDOW, { width: 390, height: 844 }]) {
  test(
    `at ${viewport.width} px the tiles are fragments of one card`,
    inWide(viewport.width === 390),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await openAtRest(page, '/navegacion/')
      const middles = await page
        .locator('[data-tile] > a > [aria-hidden]:first-child')
        .evaluateAll((tiles) =>
          tiles.map((tile) => {
            const { x, y, width, height } = tile.getBoundingClientRect()
            // 'calc(50% + 192px) 50%, …'
            const { maskPosition } = getComputedStyle(tile)
            const offsets = [...maskPosition.matchAll(/50%(?: (.) ([\d.]+)px)?/g)]
            const [right = 0, down = 0] = offsets.map(([, sign = '', px = 0]) => Number(sign + px))
            return [Math.round(x + width / 2 + right), Math.round(y + height / 2 + down)]
          }),
        )
      expect(new Set(middles.map(String)).size, JSON.stringify(middles)).toBe(1)
    },
  )
}

test('a skill takes its own colours as the light comes near', async ({ page }) => {
  await openAtRest(page, '/habilidades/')
  const own = page.locator('article img[alt=""]')
  const colours = () =>
    own.evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)))
  expect(Math.max(...(await colours()))).toBe(0)
  const box = await boxOf(own.first())
  await page.mouse.move(box.x + box.width / 2, box.y - 60)
  await step(page, 50, 30)
  const [first = 0, second = 0, third = 0] = await colours()
  expect(first).toBeGreaterThan(0.2)
  expect(first).toBeLessThan(0.9)
  expect(second).toBeLessThan(first / 2)
  expect(third).toBeLessThan(0.05)
  await page.mouse.move(2, 2)
  await step(page, 50, 60)
  await expect.poll(async () => Math.max(...(await colours()))).toBe(0)
})

test('a project’s cover is lit before the pointer is on its panel', async ({ page }) => {
  await openAtRest(page, '/proyectos/')
  const cover = await boxOf(page.locator('[data-part~=picture]').first())
  const panel = await boxOf(page.getByRole('article').first())
  const dark = await linesIn(page, cover)
  await page.mouse.move(cover.x + cover.width / 2, panel.y - 6)
  await step(page, 50, 30)
  expect(await linesIn(page, cover)).toBeGreaterThan(dark + 1)
  await page.mouse.move(2, 2)
  await step(page, 50, 60)
  await expect.poll(() => linesIn(page, cover)).toBeLessThan(dark + 0.2)
})

test('a frame of the light computes styles once, whatever it falls on', async ({ page }) => {
  await openAtRest(page, '/habilidades/')
  const icon = await boxOf(page.locator('article img').nth(5))
  await page.mouse.move(icon.x, icon.y)
  await step(page, 50, 30)
  expect(await page.locator('[data-near]').count()).toBeGreaterThan(8)
  const device = await page.context().newCDPSession(page)
  await device.send('Performance.enable')
  const stylesComputed = async () => {
    const { metrics } = await device.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN
  }
  await page.mouse.move(icon.x + 90, icon.y + 60)
  const before = await stylesComputed()
  const FRAMES = 10
  await step(page, 16, FRAMES)
  const computed = (await stylesComputed()) - before
  expect(computed).toBeGreaterThan(0)
  expect(computed).toBeLessThan(4 * FRAMES)
})

test('a frame of the light measures only what it may reach, wherever that is', async ({ page }) => {
  await openAtRest(page, '/habilidades/')
  const articles = page.locator('article:has(img)')
  /** The tiles that a frame measures while one is pointed at, and the distance of their middles from its own. */
  const measuredAt = async (index: number) => {
    await articles.nth(index).scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(articles.nth(index))
    await page.mouse.move(x + width / 2, y + height / 2)
    const isLit = async () => {
      await step(page, 50, 30)
      return articles.nth(index).getAttribute('data-near')
    }
    await expect.poll(isLit).toBe('')
    return page.evaluate(
      async ([left, top]) => {
        const { getBoundingClientRect } = Element.prototype
        const boxes = new Map<Element, DOMRect>()
        Element.prototype.getBoundingClientRect = function () {
          const box = Reflect.apply(getBoundingClientRect, this, [])
          if (this.matches('article')) boxes.set(this, box)
          return box
        }
        await window.portfolioTest?.step?.(50)
        Element.prototype.getBoundingClientRect = getBoundingClientRect
        return [...boxes.values()].map((box) =>
          Math.hypot(box.x + box.width / 2 - left, box.y + box.height / 2 - top),
        )
      },
      [x + width / 2, y + height / 2] as const,
    )
  }
  const all = await articles.count()
  for (const index of [0, all - 1, 5]) {
    const distances = await measuredAt(index)
    expect(distances.length).toBeGreaterThan(1)
    expect(distances.length).toBeLessThan(all)
    expect(Math.max(...distances)).toBeLessThan(500)
  }
})

test(
  'a light at rest asks for no frame; with reduced motion there is none',
  inWide(),
  async ({ page }) => {
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window)
      Object.assign(window, { asked: 0 })
      window.requestAnimationFrame = (callback) => {
        Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
        return ask(callback)
      }
    })
    await page.goto('/navegacion/', { waitUntil: 'networkidle' })
    await hydrated(page)
    const { x, y } = await boxOf(link(page, words.routes.education))
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.move(x + 60, y + 60)
    await expect(page.locator('[data-near]')).not.toHaveCount(0)
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as number)
    // The test's own frames count too: 20 of them, and one more.
    const askedInFrames = async () => {
      const before = await asked()
      await frames(page, 20)
      return (await asked()) - before
    }
    await expect.poll(askedInFrames).toBeLessThanOrEqual(21)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('[data-near]')).toHaveCount(0)
  },
)

/** On the card: in the rosette, beyond the portrait, and far from it. */
async function ringsOfCard(page: Page) {
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card')
  const { box, front } = card
  const x = box.x + box.width / 2 + front.rosette.x
  const y = box.y + box.height / 2 + front.rosette.y
  const { radius } = front.rosette
  const picture = await pictureOfPage(page)
  return {
    near: linesOf(picture, { x: x - 30, y: y - radius, width: 60, height: 0.25 * radius }),
    far: linesOf(picture, { x: x - 100, y: y - 250, width: 120, height: 60 }),
  }
}

async function openHome(page: Page) {
  await ownTime(page)
  await open(page, '/')
  await page.waitForFunction(() => window.portfolioTest?.step !== undefined)
}

test('a visit’s first card is struck from the rosette outwards', async ({ page }) => {
  await openHome(page)
  const bare = await ringsOfCard(page)
  await step(page, 10, 20)
  const begun = await ringsOfCard(page)
  expect(begun.near).toBeGreaterThan(bare.near + 5)
  expect(begun.far).toBeLessThan(bare.far + 0.5)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await step(page, 10, 110)
  const done = await ringsOfCard(page)
  expect(done.far).toBeGreaterThan(bare.far + 0.5)
  await expect(page.locator('html')).toHaveAttribute('data-struck', '')
  await page.reload()
  await hydrated(page)
  expect((await ringsOfCard(page)).far).toBeCloseTo(done.far, 1)
})

test.describe('with the scene', () => {
  test.use({ scene: true, viewport: SMALL_WINDOW })

  test('the card keeps its frame in colours that are forced later', inWide(), async ({ page }) => {
    await openLoaded(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    const paper = page.locator('article [aria-hidden=true]').first()
    await step(page, 50, 60)
    await expect(paper).toHaveCSS('opacity', '0')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(paper).toHaveCSS('opacity', '1')
  })

  test('the lit card is shown once the engraving is struck', inWide(), async ({ page }) => {
    await ownTime(page)
    await openSceneAnew(page, '/')
    const paper = page.locator('article [aria-hidden=true]').first()
    await step(page, 10, 60)
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    await expect(paper).toHaveCSS('opacity', '1')
    await step(page, 50, 13)
    await expect(page.locator('html')).toHaveAttribute('data-struck', '')
    await expect(paper).toHaveCSS('opacity', '0')
  })
})
