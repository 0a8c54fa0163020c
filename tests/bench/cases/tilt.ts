import type { BenchCase, Stage, Variant } from '../bench-case'
import { during, SWAY_MS, wait, withoutScene } from '../measurements'
import { PEER_RUNS } from '../pages'

const MOVES_PER_S = 120
/** For V8 to optimise the handler; not measured. */
const WARM_UP_S = 3
const MEASURED_S = 8
/** Two circles of different speed, so that each move changes both axes. */
const TURNS_PER_S = { x: 0.5, y: 0.7 }
/** Of the card's size, from its middle. */
const REACH = 0.42

async function moveOverCard({ page, cdp }: Stage, seconds: number): Promise<void> {
  const box = await page.locator('article').locator('..').boundingBox()
  if (!box) throw new Error(`No card to move over: ${page.url()}`)
  const start = performance.now()
  const sent: Promise<unknown>[] = []
  for (let passed = 0; passed < seconds; passed += 1 / MOVES_PER_S) {
    const early = start + 1000 * passed - performance.now()
    if (early > 0) await wait(early)
    const place = {
      x: box.x + box.width * (0.5 + REACH * Math.sin(2 * Math.PI * TURNS_PER_S.x * passed)),
      y: box.y + box.height * (0.5 + REACH * Math.cos(2 * Math.PI * TURNS_PER_S.y * passed)),
    }
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }))
  }
  await Promise.all(sent)
}

const variant = (name: string, address: string, ready: string): Variant => ({
  name,
  measure: async (open) => {
    const stage = await open(address, { prepare: [withoutScene], ready })
    await wait(SWAY_MS)
    await moveOverCard(stage, WARM_UP_S)
    const { taskMs, cpuMs } = await during(stage, () => moveOverCard(stage, MEASURED_S))
    const moves = MOVES_PER_S * MEASURED_S
    return { task: taskMs / moves, processor: cpuMs / moves }
  },
})

export const tilt: BenchCase = {
  name: 'tilt',
  title: 'Tilt of the home card, scene off: main-thread time a pointer move',
  method:
    'The home card under 120 moves a second. Ours: the built site for a visitor who saves data; it also moves the light on the portrait and along the name. vanilla-tilt: the same page with its script alone, and with our limits: 10°, perspective 500 px, glare 0.3.',
  unit: 'ms',
  variants: [
    variant('ours', '/', 'html[data-scripted]'),
    variant('vanilla-tilt 1.8.1', '/bench/vanilla-tilt/', PEER_RUNS),
  ],
  bars: [
    {
      claim: 'ours ≤ 0.75 × vanilla-tilt',
      of: 'ours: task',
      to: 'vanilla-tilt 1.8.1: task',
      atMost: 0.75,
    },
  ],
}
