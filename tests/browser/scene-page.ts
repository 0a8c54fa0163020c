import type { Page } from '@playwright/test'
import type { TestClock } from '../../src/interaction/frames/test-clock'

/** What the tests read of the live values. */
type Live = {
  seconds: number
  surgeSeconds: number
  tilt: { x: number; y: number }
  isCardLit: boolean
  card: {
    box: { x: number; y: number; width: number; height: number }
    front: { rosette: { x: number; y: number; scale: number } }
  } | null
}

/** Large enough for the lit card, small enough for a machine that draws without a GPU. */
export const SMALL_WINDOW = { width: 900, height: 640 }

/** Puts the page's time into the test's hands; call before the page opens. */
export async function ownTime(page: Page, clock: TestClock = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      window.portfolioTest = settings
    },
    { resolution: 1, ...clock },
  )
}

/** Call before the page opens: no dust is seen, so that pictures of the rest can be compared. */
export async function withoutDust(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { shaderSource } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      const bare = source.replace('const float ALPHA = 0.6;', 'const float ALPHA = 0.0;')
      shaderSource.call(this, shader, bare)
    }
  })
}

/** Runs frames of `ms` each, in one go. */
export const step = (page: Page, ms: number, frames = 1): Promise<void> =>
  page.evaluate(
    ([duration, count]) => {
      for (let i = 0; i < count; i++) window.portfolioTest?.step?.(duration)
    },
    [ms, frames] as const,
  )

/** Waits, on a page whose time the test owns, until its scene has drawn its first frame. */
async function sceneDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.portfolioTest?.step?.(0)
    return ['ready', 'still'].includes(document.documentElement.dataset.scene ?? '')
  })
}

/** Opens a page whose time the test owns, until its scene has drawn its first frame. */
export async function openScene(page: Page, path = '/', clock: TestClock = {}): Promise<void> {
  await ownTime(page, clock)
  await page.goto(path)
  await sceneDrawn(page)
}

export const readLive = (page: Page): Promise<Live> =>
  page.evaluate(() => structuredClone(window.portfolioTest?.live)) as Promise<Live>

/** Puts the pointer on the card, −1…1 from its centre, and lets the spring come to rest. */
export async function pointAtCard(page: Page, x: number, y: number): Promise<void> {
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card to point at')
  const { box } = card
  await page.mouse.move(box.x + (box.width / 2) * (1 + x), box.y + (box.height / 2) * (1 + y))
  await step(page, 50, 12)
}

/** Waits for the screen's next frames, on a page that keeps its own time. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let left = wanted
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )

/** Hides the page from itself, as another tab in front of it does, or shows it again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { get: () => value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
