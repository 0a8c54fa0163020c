import type { BenchCase, Variant } from '../bench-case'
import { countFrames, SWAY_MS, wait } from '../measurements'
import { FORMER, formerOrigin } from '../pages'

const VIEWPORT = { width: 1440, height: 900 }
const WINDOW_MS = 5000

/** Synthetic pointer events: a driver's would take CPU time. */
function tiltForGood(): void {
  const wrapper = document.querySelector('article')?.parentElement
  const box = wrapper?.getBoundingClientRect()
  if (!wrapper || !box) throw new Error('There is no card')
  let move = 0
  setInterval(() => {
    move++
    const clientX = box.x + box.width * (0.5 + 0.42 * Math.sin(move / 15))
    const clientY = box.y + box.height * (0.5 + 0.42 * Math.cos(move / 11))
    wrapper.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }))
  }, 16)
}

/** From home to the grid and back, without a pause. */
function moveForGood(): void {
  const moveMs = 1300
  setInterval(() => {
    const links = document.querySelectorAll<HTMLElement>(
      'main a[href$="/navegacion/"], main a[href="/"]',
    )
    links[0]?.click()
  }, moveMs)
}

const variant = (
  name: string,
  pathOf: string | (() => Promise<string>),
  act?: () => void,
): Variant => ({
  name,
  measure: async (open) => {
    const path = typeof pathOf === 'string' ? pathOf : await pathOf()
    const { page } = await open(path, { ready: 'html[data-scene=ready]' })
    await page.setViewportSize(VIEWPORT)
    if (act) await page.evaluate(act)
    const [worker] = page.workers()
    if (!worker) throw new Error(`No worker draws: ${page.url()}`)
    await wait(2 * SWAY_MS)
    const { perSecond } = await worker.evaluate(countFrames, WINDOW_MS)
    const ratio = (canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth
    return {
      frames: perSecond,
      'device px a CSS px': await page.locator('canvas').evaluate(ratio),
    }
  },
})

export const sceneFrames: BenchCase = {
  name: 'scene-frames',
  title: 'The scene by its worker: frames a second',
  method:
    'The built site at 1440 × 900, ten seconds after it is ready. Tilting: sixty pointer moves a second; a machine that falls below thirty frames then draws fewer pixels, as the line below says.',
  isPlain: true,
  unit: 'frames a second',
  variants: [
    variant('educacion at rest', '/educacion/'),
    variant('home at rest', '/'),
    variant('home tilting', '/', tiltForGood),
    variant('home to grid and back', '/', moveForGood),
    variant(`${FORMER} at rest`, formerOrigin),
    variant(`${FORMER} tilting`, formerOrigin, tiltForGood),
  ],
  bars: [
    {
      claim: 'home at rest ≥ 0.8 × educacion (aim 0.95)',
      of: 'home at rest: frames',
      to: 'educacion at rest: frames',
      atLeast: 0.8,
    },
    {
      claim: 'home tilting ≥ 0.6 × home at rest (aim 0.8)',
      of: 'home tilting: frames',
      to: 'home at rest: frames',
      atLeast: 0.6,
    },
    {
      claim: 'home to grid and back ≥ 0.6 × home at rest',
      of: 'home to grid and back: frames',
      to: 'home at rest: frames',
      atLeast: 0.6,
    },
    ...['at rest', 'tilting'].map((state) => ({
      claim: `home ${state} ≥ ${FORMER}’s`,
      of: `home ${state}: frames`,
      to: `${FORMER} ${state}: frames`,
      atLeast: 1,
    })),
  ],
}
