import { inWide } from './in-wide'
import { styleWith } from './look'
import { brightness, pictureOfPage } from './picture'
import { changeShaders, drawnBy, HOSTS } from './scene-host'
import { openScene, pointAtCard, readLive, SMALL_WINDOW } from './scene-page'
import { button, sidewaysScroll, words } from './screens'
import { expect, type Page, test } from './test'

/** Shows one body of the card alone, flat white on black: `data-seen` says which. */
const FLAT_VIEWS = `
  html { background: #000 !important }
  /* Pointed at, it would fold the corner over. */
  article button { pointer-events: none !important }
  html[data-seen=mesh] :is(main, header, button) { opacity: 0 !important }
  html[data-seen=dom] canvas { visibility: hidden !important }
  html[data-seen=dom] :is(article *, [data-part~=quick-links], header, button) { opacity: 0 !important }
  html[data-seen=dom] article { background: #fff }
`

/** Call before opening: no dust, and the card's shader paints its body white. */
const flattenCard = (page: Page): Promise<void> =>
  changeShaders(page, {
    'gl_FragColor = vec4(toScreen(color), alpha);': 'gl_FragColor = vec4(alpha); return;',
    'const float ALPHA = 0.6;': 'const float ALPHA = 0.0;',
  })

const separateBodies = (page: Page): Promise<void> => styleWith(page, FLAT_VIEWS)

/** Box in CSS px, without tilt; tilt in degrees. From the DOM. */
const readCard = (page: Page) =>
  page.getByRole('article').evaluate((article: HTMLElement) => {
    const { x, y, width, height } = (article.parentElement as HTMLElement).getBoundingClientRect()
    const [tiltX = 0, tiltY = 0] = (article.style.transform.match(/-?[\d.]+(?=deg)/g) ?? []).map(
      Number,
    )
    return { box: { x, y, width, height }, tilt: { x: tiltX, y: tiltY } }
  })

async function pictureOfBody(page: Page, body: 'dom' | 'mesh') {
  await page.evaluate((seen) => {
    document.documentElement.dataset.seen = seen
  }, body)
  return pictureOfPage(page)
}

/** Mean distance of the two bodies' edges, CSS px: what one of them covers alone, for its outline. */
async function bodiesApart(page: Page): Promise<number> {
  const { width, height } = (await readCard(page)).box
  const dom = await pictureOfBody(page, 'dom')
  const mesh = await pictureOfBody(page, 'mesh')
  let alone = 0
  let both = 0
  for (let y = 0; y < dom.height; y++) {
    for (let x = 0; x < dom.width; x++) {
      const seen = Number(brightness(dom, x, y) > 0.5) + Number(brightness(mesh, x, y) > 0.5)
      if (seen === 1) alone++
      if (seen === 2) both++
    }
  }
  // Not seen, or not yet.
  if (both < (width * height) / 2) return Number.POSITIVE_INFINITY
  return alone / (2 * (width + height))
}

test.use({ scene: true })

const FAR = [-0.97, 0.97]
/** A corner is then at most 1 px away. */
const MOST_APART_PX = 0.3

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the DOM card and the lit card coincide in the four farthest poses', async ({ page }) => {
    await flattenCard(page)
    await openScene(page)
    await separateBodies(page)
    expect((await readLive(page)).canLightCard).toBe(true)
    for (const y of FAR) {
      for (const x of FAR) {
        await pointAtCard(page, x, y)
        const { tiltX, tiltY } = await readLive(page)
        expect(tiltX).toBeCloseTo(10 * y, 1)
        expect(tiltY).toBeCloseTo(-10 * x, 1)
        expect(await bodiesApart(page), `${x}, ${y}`).toBeLessThan(MOST_APART_PX)
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      }
    }
  })
})

// The worker's picture can reach the screen a moment after the page has come to rest.
const expectOneCardSoon = (page: Page) =>
  expect.poll(() => bodiesApart(page)).toBeLessThan(MOST_APART_PX)

test('on a wide window they coincide, wherever the pointer is', inWide(), async ({ page }) => {
  await page.setViewportSize(SMALL_WINDOW)
  await flattenCard(page)
  await drawnBy(page, 'worker')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
  await separateBodies(page)
  const { box } = await readCard(page)
  for (const [x, y] of [
    [0, 0],
    [-0.97, -0.97],
    [0.97, 0.97],
    [0.97, -0.5],
  ] as const) {
    await page.mouse.move(box.x + (box.width / 2) * (1 + x), box.y + (box.height / 2) * (1 + y))
    await expect
      .poll(async () => Math.abs((await readCard(page)).tilt.y + 10 * x))
      .toBeLessThan(0.1)
    await expectOneCardSoon(page)
  }
})

for (const host of HOSTS) {
  const title = `drawn by the ${host}: paused while tilted, the lit card lies flat under its text`
  test(title, inWide(), async ({ page }) => {
    await page.setViewportSize(SMALL_WINDOW)
    await flattenCard(page)
    await drawnBy(page, host)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    const { box } = await readCard(page)
    await page.mouse.move(box.x + 20, box.y + 20)
    await expect.poll(async () => (await readCard(page)).tilt.y).toBeGreaterThan(5)
    await button(page, words.motion.pause).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'still')
    await expect(page.getByRole('article')).toHaveCSS('transform', 'none')
    await separateBodies(page)
    await expectOneCardSoon(page)
  })
}
