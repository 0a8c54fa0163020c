import type { BenchCase, Variant } from '../bench-case'
import { countFrames, during, wait } from '../measurements'
import { PEER_RUNS } from '../pages'

/** V8 needs some hundred runs to optimise a frame's code. */
const WARM_UP_MS = 12_000
const WINDOW_MS = 5000

const variant = (name: string, address: string, ready: string): Variant => ({
  name,
  measure: async (open) => {
    const stage = await open(address, { ready })
    await wait(WARM_UP_MS)
    const count = () => stage.page.evaluate(countFrames, WINDOW_MS)
    const { taskMs, cpuMs, result } = await during(stage, count)
    return { task: taskMs / result.frames, processor: cpuMs / result.frames }
  },
})

export const dust: BenchCase = {
  name: 'dust',
  title: 'The drifting particles: main-thread time a frame',
  method:
    '184 of them, SPEC’s number for the window. Ours: a section of the built site at rest, with all that the page does. tsParticles: alone in an empty page, of the same size and speed, over one colour.',
  unit: 'ms',
  variants: [
    variant('ours', '/educacion/', 'html[data-scene=ready]'),
    variant('tsParticles slim 4.4', '/bench/tsparticles/', PEER_RUNS),
  ],
  bars: [
    {
      claim: 'ours ≤ 1/2.5 of tsParticles',
      of: 'ours: task',
      to: 'tsParticles slim 4.4: task',
      atMost: 1 / 2.5,
    },
  ],
}
