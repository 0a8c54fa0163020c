import type { BenchCase, Variant } from '../bench-case'
import { timePerAct } from '../measurements'
import { movePointer } from '../pointer-moves'
import { blockWebGl } from '../without-scene'

const measured = (name: string, address: string, ready?: string): Variant => ({
  name,
  measure: async (open) => {
    const stage = await open(address, { prepare: blockWebGl, ...(ready && { ready }) })
    return timePerAct(stage, () => movePointer(stage))
  },
})

export const tilt: BenchCase = {
  name: 'tilt',
  title: 'Tilt, scene off: main-thread time a pointer move',
  method:
    'The same home screen under another handler each; 120 moves a second. Ours is the built site in a browser without WebGL. The libraries with our limits: 10°, perspective 500 px, glare 0.3.',
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: [
    measured('no handler', '/bench/home/tilt-none'),
    measured('style.transform by hand', '/bench/home/tilt-by-hand'),
    measured('ours', '/', 'html[data-scripted]'),
    measured('vanilla-tilt 1.8.1', '/bench/home/tilt-vanilla'),
    measured('vanilla-tilt 1.8.1 without glare', '/bench/home/tilt-vanilla?glare=off'),
    measured('react-parallax-tilt', '/bench/home/tilt-react'),
  ],
  bars: [
    {
      claim: 'ours ≤ 0.75 × vanilla-tilt',
      of: 'ours',
      to: ['vanilla-tilt 1.8.1'],
      atMost: 0.75,
    },
    { claim: 'ours, to react-parallax-tilt', of: 'ours', to: ['react-parallax-tilt'] },
    {
      claim: 'ours, to vanilla-tilt without its glare',
      of: 'ours',
      to: ['vanilla-tilt 1.8.1 without glare'],
    },
  ],
}
