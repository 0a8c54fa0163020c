import { expect, type Page, test } from '@playwright/test'
import { pictureOfPage } from './picture'
import { findCorners, type Point } from './quad'
import { openScene, pointAtCard, readLive } from './scene-page'

const PERSPECTIVE_PX = 500
const CORNER_RADIUS_PX = 22
const RAD = Math.PI / 180

/** Either body alone, in flat white on black: `data-seen` says which. Both still hear the pointer. */
const FLAT_VIEWS = `
  html { background: #000 !important }
  html[data-seen=mesh] :is(main, button) { opacity: 0 !important }
  html[data-seen=dom] canvas { visibility: hidden !important }
  html[data-seen=dom] :is(article *, main ul, button) { opacity: 0 !important }
  html[data-seen=dom] article { background: #fff }
`

/** The card's shader paints its whole body white; its shape and its edge stay the real ones. */
async function flattenCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { shaderSource } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      const flat = source.replace(
        'gl_FragColor = vec4(color, alpha);',
        'gl_FragColor = vec4(alpha); return;',
      )
      shaderSource.call(this, shader, flat)
    }
  })
}

/** Where CSS says that the card's corners are, clockwise from the upper left. */
async function expectedCorners(page: Page): Promise<Point[]> {
  const { card, tilt } = await readLive(page)
  if (!card) throw new Error('there is no card')
  const { x, y, width, height } = card.box
  const a = tilt.x * RAD
  const b = tilt.y * RAD
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, v = 0]) => {
    const px = (u * width) / 2
    const py = (v * height) / 2
    const depth = -px * Math.sin(b)
    const nearer = PERSPECTIVE_PX / (PERSPECTIVE_PX - (py * Math.sin(a) + depth * Math.cos(a)))
    return {
      x: x + width / 2 + px * Math.cos(b) * nearer,
      y: y + height / 2 + (py * Math.cos(a) - depth * Math.sin(a)) * nearer,
    }
  })
}

async function cornersOf(page: Page, body: 'dom' | 'mesh'): Promise<Point[]> {
  await page.evaluate((seen) => {
    document.documentElement.dataset.seen = seen
  }, body)
  return findCorners(await pictureOfPage(page), await expectedCorners(page), CORNER_RADIUS_PX)
}

const NAMES = ['upper left', 'upper right', 'lower right', 'lower left']

async function comparePoses(page: Page): Promise<void> {
  await flattenCard(page)
  await openScene(page, '/', { particles: 0 })
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, FLAT_VIEWS)
  expect((await readLive(page)).isCardLit).toBe(true)
  for (const y of [-0.97, 0, 0.97]) {
    for (const x of [-0.97, 0, 0.97]) {
      await pointAtCard(page, x, y)
      const { tilt } = await readLive(page)
      expect(tilt.x).toBeCloseTo(10 * y, 1)
      expect(tilt.y).toBeCloseTo(-10 * x, 1)
      const dom = await cornersOf(page, 'dom')
      const mesh = await cornersOf(page, 'mesh')
      for (const [index, corner] of dom.entries()) {
        const other = mesh[index] ?? corner
        const apart = Math.hypot(corner.x - other.x, corner.y - other.y)
        expect(apart, `${NAMES[index]} at ${x}, ${y}`).toBeLessThanOrEqual(1)
      }
      // The near side of a tilted card reaches past a phone's edge; the page must not grow with it.
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
        return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)
      })
      expect(excess).toBeLessThanOrEqual(0)
    }
  }
}

test('on a wide window the DOM card and the lit one meet at every corner, in nine poses', async ({
  page,
}) => {
  test.slow()
  await comparePoses(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('they meet too', async ({ page }) => {
    test.slow()
    await comparePoses(page)
  })
})
