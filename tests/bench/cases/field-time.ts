import type { Bar, BenchCase, Variant } from '../bench-case'
import { countFrames, timePerFrame } from '../measurements'

const COUNTS = [184, 2000, 20_000, 200_000] as const
const FIELDS = {
  ours: 'field-ours',
  'raw WebGL 2': 'field-raw',
  'tsParticles 2.12': 'field-tsparticles',
  'tsParticles slim 4.4': 'field-slim',
}
const LIBRARIES = ['tsParticles 2.12', 'tsParticles slim 4.4']

const label = (field: string, count: number) => `${field}, ${count.toLocaleString('en')}`

const variant = (name: string, page: string, count: number, night = 'off'): Variant => ({
  name,
  measure: async (open) => {
    const address = `/bench/page/${page}?count=${count}&night=${night}`
    return timePerFrame(await open(address, { prepare: [countFrames] }))
  },
})

const toLibraries = (field: string, count: number) => ({
  of: label(field, count),
  to: LIBRARIES.map((library) => label(library, count)),
})

const againstLibraries = (count: number, atMost: number, share: string): Bar => ({
  claim: `${count.toLocaleString('en')}: ours ≤ ${share} of the better tsParticles`,
  ...toLibraries('ours', count),
  atMost,
})

export const fieldTime: BenchCase = {
  name: 'field-time',
  title: 'The field alone: main-thread time a frame',
  method:
    'Particles of the same number, size and speed in the whole window, on one colour. Raw WebGL 2: the same shader and mesh, called by hand. Empty: a 2D canvas cleared once a frame. Before they draw more, ours and the raw page draw 184 of them for ten seconds, so that neither is measured in V8’s interpreter.',
  hasOwnBrowsers: true,
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: [
    variant('empty loop', 'field-empty', 0),
    ...COUNTS.flatMap((count) =>
      Object.entries(FIELDS).map(([field, page]) => variant(label(field, count), page, count)),
    ),
    variant('ours over our dithered night, 184', 'field-ours', 184, 'on'),
    variant('raw WebGL 2 over the same night, 184', 'field-raw', 184, 'on'),
  ],
  bars: [
    againstLibraries(184, 1 / 2.5, '1/2.5'),
    againstLibraries(20_000, 1 / 130, '1/130'),
    {
      claim: '20,000: raw WebGL 2, to compare with the line above',
      ...toLibraries('raw WebGL 2', 20_000),
    },
    {
      claim: '200,000: ours ≤ 1.3 × ours at 184',
      of: label('ours', 200_000),
      to: [label('ours', 184)],
      atMost: 1.3,
    },
    {
      claim: '200,000: raw WebGL 2 × raw at 184, to compare with the line above',
      of: label('raw WebGL 2', 200_000),
      to: [label('raw WebGL 2', 184)],
    },
    {
      claim: '184: ours ≤ 1.35 × raw WebGL 2 (1.15 would be superb)',
      of: label('ours', 184),
      to: [label('raw WebGL 2', 184)],
      atMost: 1.35,
    },
    {
      claim: '184 over the night that the site draws: ours ≤ 1.35 × raw WebGL 2',
      of: 'ours over our dithered night, 184',
      to: ['raw WebGL 2 over the same night, 184'],
      atMost: 1.35,
    },
  ],
}
