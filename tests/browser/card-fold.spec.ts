import { type Picture, pictureOfPage } from './picture'
import { runFirst } from './scene-host'
import { openScene, SMALL_WINDOW, step as stepScene } from './scene-page'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

/** Dust that is hard to miss, and no shadow to reckon with. */
function largeDustNoShadow(): void {
  const { shaderSource } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    const changed = source
      .replace('float radius = aDot.w;', 'float radius = 9.0 * aDot.w;')
      .replace('vec4(0.0, 0.0, 0.0, alpha)', 'vec4(0.0)')
    shaderSource.call(this, shader, changed)
  }
}

type Point = readonly [x: number, y: number]

const FLAP = 'article > div:not([inert]) span:has(+ button)'

/** Where the card's corner was, on the screen: both ends of the fold, and the corner. */
async function cutCorner(page: Page): Promise<[Point, Point, Point]> {
  const device = await page.context().newCDPSession(page)
  const { result } = await device.send('Runtime.evaluate', {
    expression: `document.querySelector('${FLAP}')`,
  })
  const { quads } = await device.send('DOM.getContentQuads', { objectId: result.objectId ?? '' })
  const [left = 0, top = 0, x = 0, y = 0, right = 0, bottom = 0] = quads[0] ?? []
  return [
    [left, top],
    [right, bottom],
    [x, y],
  ]
}

/** The pixels of a triangle, less those at its edges. */
function pixelsIn([a, b, c]: readonly [Point, Point, Point]): Point[] {
  const MARGIN_PX = 2
  const distance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) =>
    Math.abs((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) /
    Math.hypot(toX - fromX, toY - fromY)
  const side = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) =>
    Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX))
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  const points: Point[] = []
  for (let y = Math.floor(Math.min(a[1], b[1], c[1])); y < Math.max(a[1], b[1], c[1]); y++) {
    for (let x = Math.floor(Math.min(a[0], b[0], c[0])); x < Math.max(a[0], b[0], c[0]); x++) {
      const middle = [x + 0.5, y + 0.5] as const
      const sides = edges.map(([from, to]) => side(middle, from, to))
      const isInside = Math.abs(sides.reduce((sum, each) => sum + each, 0)) === 3
      const isFar = edges.every(([from, to]) => distance(middle, from, to) > MARGIN_PX)
      if (isInside && isFar) points.push([x, y])
    }
  }
  return points
}

const bytesAt = ({ width, data }: Picture, [x, y]: Point) => [
  ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3),
]

/** The same moment without a card. */
async function pictureWithoutCard(page: Page): Promise<Picture> {
  await page.evaluate(() => {
    const { live } = window.portfolioTest as { live: { isCardLit: boolean } }
    live.isCardLit = false
    document.querySelector('main')?.style.setProperty('opacity', '0')
  })
  await stepScene(page, 0, 2)
  const picture = await pictureOfPage(page)
  await page.evaluate(() => {
    const { live } = window.portfolioTest as { live: { isCardLit: boolean } }
    live.isCardLit = true
    document.querySelector('main')?.style.removeProperty('opacity')
  })
  await stepScene(page, 0, 2)
  return picture
}

/** @returns the brightest byte that is seen through the cut corner */
async function expectNothingThere(page: Page, moment: string): Promise<number> {
  const pixels = pixelsIn(await cutCorner(page))
  expect(pixels.length, moment).toBeGreaterThan(60)
  const shown = await pictureOfPage(page)
  const bare = await pictureWithoutCard(page)
  const apart = pixels.map((pixel) => {
    const without = bytesAt(bare, pixel)
    return Math.max(...bytesAt(shown, pixel).map((byte, i) => Math.abs(byte - (without[i] ?? 0))))
  })
  expect(Math.max(...apart), moment).toBeLessThanOrEqual(2)
  return Math.max(...pixels.flatMap((pixel) => bytesAt(bare, pixel)))
}

async function pointAtTurn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Ver el reverso' })
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.move(x + width / 2, y + height / 2)
}

test.describe('with the scene', () => {
  test.use({ viewport: SMALL_WINDOW, scene: true })

  test('night and dust are seen beyond the fold of the card’s corner, moving and at rest', async ({
    page,
  }) => {
    await runFirst(page, largeDustNoShadow)
    await openScene(page, '/', { seed: 11 })
    await pointAtTurn(page)
    await stepScene(page, 50, 4)
    await stepScene(page, 0, 2)
    await expectNothingThere(page, 'moving')
    await stepScene(page, 50, 60)
    const lights: number[] = []
    for (let moment = 0; moment < 4; moment++) {
      await stepScene(page, 200, 3)
      lights.push(await expectNothingThere(page, `at rest, ${moment}`))
    }
    expect(Math.max(...lights), 'dust passed').toBeGreaterThan(100)
  })
})

test('without the scene, the page is seen beyond the fold', async ({ page }) => {
  await openStepped(page, '/')
  await step(page, 6000)
  await pointAtTurn(page)
  // The browser asks what is below a resting pointer only now and then.
  await expect
    .poll(async () => {
      await step(page, 1000)
      return (await page.locator(FLAP).boundingBox())?.width ?? 0
    })
    .toBeGreaterThan(30)
  await expectNothingThere(page, 'at rest')
})

for (const [width, height] of [
  [1440, 900],
  [844, 390],
  [390, 844],
  [320, 640],
] as const) {
  test(`the turn icon keeps clear of the fold, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openStepped(page, '/')
    await step(page, 6000)
    const button = page.getByRole('button', { name: 'Ver el reverso' })
    const icon = () => button.locator('svg').boundingBox()
    const atRest = await icon()
    await page.keyboard.press('Tab')
    for (let presses = 0; presses < 12; presses++) {
      if (await button.evaluate((each) => each.matches(':focus'))) break
      await page.keyboard.press('Tab')
    }
    await expect(button).toBeFocused()
    await step(page, 2000)
    const flap = await page.locator(FLAP).boundingBox()
    const lifted = await icon()
    if (!atRest || !flap || !lifted) throw new Error('a part of the corner is missing')
    expect(flap.width).toBeGreaterThan(30)
    // Middle of the round icon to the round tip of the flap, along the corner's diagonal.
    const tip = flap.width * Math.SQRT2 - 22 * (Math.SQRT2 - 1)
    const middle = Math.hypot(
      flap.x + flap.width - (lifted.x + lifted.width / 2),
      lifted.y + lifted.height / 2 - flap.y,
    )
    expect(middle - lifted.width / 2 - tip).toBeGreaterThan(4)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await step(page, 2000)
    expect(await icon()).toEqual(atRest)
  })
}
