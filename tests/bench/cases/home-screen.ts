import type { BenchCase, Stage } from '../bench-case'
import { taskMsPerSecond } from '../measurements'
import { withoutScene } from '../without-scene'

/** Runs in the page first: an empty frame loop, as the lower bound. */
function emptyLoop(): void {
  const onFrame = () => requestAnimationFrame(onFrame)
  requestAnimationFrame(onFrame)
}

const atRest = async (stage: Stage) => ({ value: await taskMsPerSecond(stage) })

export const homeScreen: BenchCase = {
  name: 'home-screen',
  title: 'The whole home screen at rest: main-thread time a second',
  method:
    'The built site, once the card has greeted. Off: a visitor who saves data, with an empty animation loop.',
  isPlain: true,
  unit: 'ms',
  variants: [
    {
      name: 'scene off',
      measure: async (open) =>
        atRest(
          await open('/', { prepare: [withoutScene, emptyLoop], ready: 'html[data-scripted]' }),
        ),
    },
    {
      name: 'scene on',
      measure: async (open) => atRest(await open('/', { ready: 'html[data-scene=ready]' })),
    },
  ],
  bars: [{ claim: 'on ≤ 6 × off (aim 3)', of: 'scene on', to: ['scene off'], atMost: 6 }],
}
