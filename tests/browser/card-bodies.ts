import type { Page } from '@playwright/test'
import { styleWith } from './look'
import { brightness, pictureOfPage } from './picture'
import { changeShaders } from './scene-host'

/** Shows one body of the card alone, flat white on black: `data-seen` says which. */
const FLAT_VIEWS = `
  html { background: #000 !important }
  /* Pointed at, it would fold the corner over. */
  article button { pointer-events: none !important }
  html[data-seen=mesh] :is(main, header, button) { opacity: 0 !important }
  html[data-seen=dom] canvas { visibility: hidden !important }
  html[data-seen=dom] :is(article *, main > div > .veil, header, button) { opacity: 0 !important }
  html[data-seen=dom] article { background: #fff }
`

/** Call before opening: no dust, and the card's shader paints its body white. */
export const flattenCard = (page: Page): Promise<void> =>
  changeShaders(page, {
    'gl_FragColor = vec4(toScreen(color), alpha);': 'gl_FragColor = vec4(alpha); return;',
    'const float ALPHA = 0.6;': 'const float ALPHA = 0.0;',
  })

export const separateBodies = (page: Page): Promise<void> => styleWith(page, FLAT_VIEWS)

/** Box in CSS px, without tilt; tilt in degrees. From the DOM. */
export const readCard = (page: Page) =>
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
export async function bodiesApart(page: Page): Promise<number> {
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
