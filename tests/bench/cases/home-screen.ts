import type { BenchCase } from '../bench-case'
import { countFrames, timePerFrame } from '../measurements'
import { blockWebGl } from '../without-scene'

export const homeScreen: BenchCase = {
  name: 'home-screen',
  title: 'The whole home screen at rest: main-thread time a frame',
  method: 'The built site. Off: a browser without WebGL, kept drawing by an empty animation loop.',
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: [
    {
      name: 'scene off',
      measure: async (open) =>
        timePerFrame(
          await open('/', { prepare: [blockWebGl, countFrames], ready: 'html[data-scripted]' }),
        ),
    },
    {
      name: 'scene on',
      measure: async (open) =>
        timePerFrame(await open('/', { prepare: [countFrames], ready: 'html[data-scene=ready]' })),
    },
  ],
  bars: [{ claim: 'on, to off', of: 'scene on', to: ['scene off'] }],
}
