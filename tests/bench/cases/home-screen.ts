import type { BenchCase } from '../bench-case'
import { countFrames, taskTimePerFrame } from '../measurements'
import { countFramesWithoutScene } from '../without-scene'

export const homeScreen: BenchCase = {
  name: 'home-screen',
  title: 'The whole home screen at rest: main-thread time a frame',
  method: 'The built site. Off: a browser without WebGL, kept drawing by an empty animation loop.',
  unit: 'ms',
  variants: [
    {
      name: 'scene off',
      measure: async (open) =>
        taskTimePerFrame(
          await open('/', { prepare: countFramesWithoutScene, ready: 'html[data-scripted]' }),
        ),
    },
    {
      name: 'scene on',
      measure: async (open) =>
        taskTimePerFrame(
          await open('/', { prepare: countFrames, ready: 'html[data-scene=ready]' }),
        ),
    },
  ],
  bars: [{ claim: 'on, to off', of: 'scene on', to: ['scene off'] }],
}
