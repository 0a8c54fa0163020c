import type { BenchCase, Open, OpenOptions } from '../bench-case'
import { during, SWAY_MS, wait, withoutScene } from '../measurements'

const WINDOW_MS = 5000

/** Runs in the page first: an empty frame loop, as the lower bound. */
function emptyLoop(): void {
  const onFrame = () => requestAnimationFrame(onFrame)
  requestAnimationFrame(onFrame)
}

async function msPerSecond(open: Open, options: OpenOptions): Promise<number> {
  const stage = await open('/', options)
  await wait(2 * SWAY_MS)
  const start = performance.now()
  const { taskMs } = await during(stage, () => wait(WINDOW_MS))
  return (1000 * taskMs) / (performance.now() - start)
}

export const homeScreen: BenchCase = {
  name: 'home-screen',
  title: 'The whole home screen at rest: main-thread time a second',
  method:
    'The built site, once the card has swayed. Off: a visitor who saves data, with an empty animation loop.',
  isPlain: true,
  unit: 'ms',
  variants: [
    {
      name: 'scene off',
      measure: (open) =>
        msPerSecond(open, { prepare: [withoutScene, emptyLoop], ready: 'html[data-scripted]' }),
    },
    {
      name: 'scene on',
      measure: (open) => msPerSecond(open, { ready: 'html[data-scene=ready]' }),
    },
  ],
  bars: [{ claim: 'on ≤ 6 × off (aim 3)', of: 'scene on', to: 'scene off', atMost: 6 }],
}
