import type { BenchCase, Open, Reading, Variant } from '../bench-case'
import { sceneFramesPerSecond } from '../measurements'
import { formerOrigin } from '../pages'

const VIEWPORT = { width: 1440, height: 900 }

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

async function frames(open: Open, path: string, act?: () => void): Promise<Reading> {
  const stage = await open(path, { ready: 'html[data-scene=ready]' })
  await stage.page.setViewportSize(VIEWPORT)
  if (act) await stage.page.evaluate(act)
  const value = await sceneFramesPerSecond(stage)
  const ratio = (canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth
  return { value, aside: await stage.page.locator('canvas').evaluate(ratio) }
}

const variant = (name: string, path: string, act?: () => void): Variant => ({
  name,
  measure: (open) => frames(open, path, act),
})
/** Before the site was made less. */
const FORMER = 'd62acc6'
const former = (name: string, act?: () => void): Variant => ({
  name,
  measure: async (open) => frames(open, await formerOrigin(FORMER), act),
})

export const sceneFrames: BenchCase = {
  name: 'scene-frames',
  title: 'The scene by its worker: frames a second',
  method:
    'The built site at 1440 × 900, ten seconds after it is ready. Tilting: sixty pointer moves a second; a machine that falls below thirty frames then draws fewer pixels, as the column says.',
  isPlain: true,
  unit: 'frames a second',
  aside: 'device px a CSS px',
  variants: [
    variant('educacion at rest', '/educacion/'),
    variant('home at rest', '/'),
    variant('home tilting', '/', tiltForGood),
    variant('home to grid and back', '/', moveForGood),
    former(`home of ${FORMER} at rest`),
    former(`home of ${FORMER} tilting`, tiltForGood),
  ],
  bars: [
    {
      claim: 'home at rest ≥ 0.8 × educacion (aim 0.95)',
      of: 'home at rest',
      to: ['educacion at rest'],
      atLeast: 0.8,
    },
    {
      claim: 'home tilting ≥ 0.6 × home at rest (aim 0.8)',
      of: 'home tilting',
      to: ['home at rest'],
      atLeast: 0.6,
    },
    {
      claim: 'home to grid and back ≥ 0.6 × home at rest',
      of: 'home to grid and back',
      to: ['home at rest'],
      atLeast: 0.6,
    },
    {
      claim: `home at rest, to ${FORMER}’s`,
      of: 'home at rest',
      to: [`home of ${FORMER} at rest`],
      atLeast: 1,
    },
    {
      claim: `home tilting, to ${FORMER}’s`,
      of: 'home tilting',
      to: [`home of ${FORMER} tilting`],
      atLeast: 1,
    },
  ],
}
