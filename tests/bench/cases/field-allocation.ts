import type { BenchCase, Variant } from '../bench-case'
import { bytesPerSecond } from '../measurements'

const BYTES_PER_KB = 1000
const COUNT = 184

const variant = (name: string, page: string): Variant => ({
  name,
  measure: async (open) => {
    const stage = await open(`/bench/page/${page}?count=${COUNT}&host=page`)
    return { value: (await bytesPerSecond(stage)) / BYTES_PER_KB }
  },
})

export const fieldAllocation: BenchCase = {
  name: 'field-allocation',
  title: `The field alone: allocation, ${COUNT} particles`,
  method: 'What scripts allocate in a second, garbage included, by V8’s sampling profiler.',
  unit: 'KB/s',
  variants: [
    variant('ours', 'field-ours'),
    variant('raw WebGL 2', 'field-raw'),
    variant('tsParticles 2.12', 'field-tsparticles'),
    variant('tsParticles slim 4.4', 'field-slim'),
  ],
  bars: [{ claim: 'ours ≤ 20 KB a second', of: 'ours', atMost: 20 }],
}
