import type { BenchCase, Open, Reading, Variant } from '../bench-case'
import { sceneFramesPerSecond } from '../measurements'

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

async function frames(open: Open, path: string, isTilting: boolean): Promise<Reading> {
  const stage = await open(path, { ready: 'html[data-scene=ready]' })
  await stage.page.setViewportSize(VIEWPORT)
  if (isTilting) await stage.page.evaluate(tiltForGood)
  const value = await sceneFramesPerSecond(stage)
  const ratio = (canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth
  return { value, aside: await stage.page.locator('canvas').evaluate(ratio) }
}

const variant = (name: string, path: string, isTilting = false): Variant => ({
  name,
  measure: (open) => frames(open, path, isTilting),
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
    variant('home tilting', '/', true),
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
  ],
}
