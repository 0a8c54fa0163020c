import { expect, type Page } from '@playwright/test'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { changeShaders, drawnBy, type Host } from './scene-host'
import { hydrated } from './screens'

export type Box = { x: number; y: number; width: number; height: number }

type Live = {
  tiltX: number
  tiltY: number
  turn: number
  canLightCard: boolean
  card: {
    box: Box
    front: {
      portrait: { radius: number }
      rosette: { x: number; y: number; radius: number }
      seal: { x: number; y: number; radius: number }
    }
  } | null
}

/** Large enough for the lit card, small enough to draw without a GPU. */
export const SMALL_WINDOW = { width: 900, height: 640 }

/** Lets `pictureOfScene` read a frame after it was shown. */
function keepPicture(): void {
  for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
    if (!Canvas) continue
    const { getContext } = Canvas.prototype
    Canvas.prototype.getContext = function (this: never, name: string, options: object) {
      return Reflect.apply(getContext, this, [name, { ...options, preserveDrawingBuffer: true }])
    } as never
  }
}

/** Gives the test control of the page's time. Call before opening. */
export async function ownTime(
  page: Page,
  clock: TestClock = {},
  host: Host = 'worker',
): Promise<void> {
  await drawnBy(page, host, keepPicture)
  await page.addInitScript(
    (settings) => {
      window.portfolioTest = settings
    },
    { resolution: 1, ...clock },
  )
}

/** In the test's time, its pictures loaded. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await ownTime(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
}

/** The longest frame that the page takes as whole. */
const LONGEST_FRAME_MS = 250

/** Passes time in as few frames as there can be: without a GPU the scene is slow to draw. */
export const settle = (page: Page, ms: number): Promise<void> =>
  step(page, LONGEST_FRAME_MS, Math.ceil(ms / LONGEST_FRAME_MS))

/** Hides the dust, for comparing pictures of the rest. Call before opening. */
export const withoutDust = (page: Page): Promise<void> =>
  changeShaders(page, { 'const float ALPHA = 0.6;': 'const float ALPHA = 0.0;' })

export const step = (page: Page, ms: number, frames = 1): Promise<void> =>
  page.evaluate(
    async ([duration, count]) => {
      for (let i = 0; i < count; i++) await window.portfolioTest?.step?.(duration)
    },
    [ms, frames] as const,
  )

/** Steps the clock without passing time until the scene is on the screen. @throws Error if it is given up */
export async function sceneDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { dataset } = document.documentElement
    let hasBegun = false
    while (dataset.scene !== 'ready' && dataset.scene !== 'still') {
      if (dataset.scene === 'loading') hasBegun = true
      else if (hasBegun) throw new Error(`the scene is ${dataset.scene}`)
      await new Promise(requestAnimationFrame)
      await window.portfolioTest?.step?.(0)
    }
  })
}

/** In real time. */
export async function openWithScene(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
}

export async function openScene(
  page: Page,
  path = '/',
  clock: TestClock = {},
  host: Host = 'worker',
): Promise<void> {
  await ownTime(page, clock, host)
  // The engraving of the first card is not struck again.
  await page.addInitScript(() => sessionStorage.setItem('grabado', 'hecho'))
  await openSceneAnew(page, path)
}

/** As a visit begins: with its strike. Call `ownTime` before. */
export async function openSceneAnew(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await sceneDrawn(page)
}

export const readLive = (page: Page): Promise<Live> =>
  page.evaluate(() => {
    const values = { ...(window.portfolioTest?.live as object) }
    // What GSAP keeps there cannot be sent.
    Reflect.deleteProperty(values, '_gsap')
    return values
  }) as Promise<Live>

/** −1…1 from the card's centre; waits for the spring to settle. */
export async function pointAtCard(page: Page, x: number, y: number): Promise<void> {
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card to point at')
  const { box } = card
  await page.mouse.move(box.x + (box.width / 2) * (1 + x), box.y + (box.height / 2) * (1 + y))
  // The dust of kept pictures is where it is after 600 ms.
  await step(page, 200, 3)
}
