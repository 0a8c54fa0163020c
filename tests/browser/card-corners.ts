import type { Page } from '@playwright/test'
import { pictureOfPage } from './picture'
import { findCorners, type Point } from './quad'

const PERSPECTIVE_PX = 500
const CORNER_RADIUS_PX = 22
const RAD = Math.PI / 180

/** Shows one body alone, flat white on black: `data-seen` says which. */
const FLAT_VIEWS = `
  html { background: #000 !important }
  /* Pointed at, it would fold the corner over. */
  article button { pointer-events: none !important }
  html[data-seen=mesh] :is(main, header, button) { opacity: 0 !important }
  html[data-seen=dom] canvas { visibility: hidden !important }
  html[data-seen=dom] :is(article *, main > div > .veil, header, button) { opacity: 0 !important }
  html[data-seen=dom] article { background: #fff }
`

/** Runs in the drawing thread first: no dust, and the card's shader paints its body white. */
export function flattenCard(): void {
  const { shaderSource } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    const flat = source
      .replace(
        'gl_FragColor = vec4(toScreen(color), alpha);',
        'gl_FragColor = vec4(alpha); return;',
      )
      .replace('const float ALPHA = 0.6;', 'const float ALPHA = 0.0;')
    shaderSource.call(this, shader, flat)
  }
}

export async function separateBodies(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, FLAT_VIEWS)
}

/** Box in CSS px, without tilt; tilt in degrees. From the DOM. */
export const readCard = (page: Page) =>
  page.getByRole('article').evaluate((article: HTMLElement) => {
    const { x, y, width, height } = (article.parentElement as HTMLElement).getBoundingClientRect()
    const [tiltX = 0, tiltY = 0] = (article.style.transform.match(/-?[\d.]+(?=deg)/g) ?? []).map(
      Number,
    )
    return { box: { x, y, width, height }, tilt: { x: tiltX, y: tiltY } }
  })

/** Clockwise from the upper left. */
async function expectedCorners(page: Page): Promise<Point[]> {
  const { box, tilt } = await readCard(page)
  const { x, y, width, height } = box
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

/** In CSS px, clockwise from the upper left. */
export async function cornersApart(page: Page): Promise<number[]> {
  const dom = await cornersOf(page, 'dom')
  const mesh = await cornersOf(page, 'mesh')
  return dom.map((corner, index) => {
    const other = mesh[index] ?? corner
    return Math.hypot(corner.x - other.x, corner.y - other.y)
  })
}
