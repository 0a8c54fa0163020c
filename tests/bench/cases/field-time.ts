import type { BenchCase, Variant } from '../bench-case'
import { countFrames, timePerFrame } from '../measurements'

/** SPEC's number for a 1920 × 1080 window. */
const COUNT = 184
const LIBRARIES = ['tsParticles 2.12', 'tsParticles slim 4.4']

const variant = (name: string, page: string): Variant => ({
  name,
  measure: async (open) => {
    const address = `/bench/page/${page}${page.includes('?') ? '&' : '?'}count=${COUNT}`
    return timePerFrame(await open(address, { prepare: [countFrames] }))
  },
})

export const fieldTime: BenchCase = {
  name: 'field-time',
  title: 'The field alone: main-thread time a frame',
  method: `${COUNT} particles of the same size and speed in the whole window. Ours and raw WebGL 2 over our dithered night, the libraries over one colour. Raw WebGL 2: the same shaders and instances, called by hand. Empty: a 2D canvas cleared once a frame.`,
  hasOwnBrowsers: true,
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: [
    variant('empty loop', 'field-empty'),
    variant('ours, by the worker', 'field-ours?host=worker'),
    variant('ours, by the page', 'field-ours?host=page'),
    variant('raw WebGL 2', 'field-raw'),
    variant('tsParticles 2.12', 'field-tsparticles'),
    variant('tsParticles slim 4.4', 'field-slim'),
  ],
  bars: [
    {
      claim: 'by the worker ≤ 1/2.5 of the better tsParticles',
      of: 'ours, by the worker',
      to: LIBRARIES,
      atMost: 1 / 2.5,
    },
    {
      claim: 'by the page ≤ 1.35 × raw WebGL 2',
      of: 'ours, by the page',
      to: ['raw WebGL 2'],
      atMost: 1.35,
    },
    { claim: 'by the page, to the better tsParticles', of: 'ours, by the page', to: LIBRARIES },
    { claim: 'by the worker, to raw WebGL 2', of: 'ours, by the worker', to: ['raw WebGL 2'] },
  ],
}
