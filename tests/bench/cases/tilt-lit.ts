import type { BenchCase, Stage, Variant } from '../bench-case'
import { countFrames, taskTimePerFrame, taskTimePerFrameDuring } from '../measurements'
import { movePointer } from '../pointer-moves'

const measured = (name: string, measure: (stage: Stage) => Promise<number>): Variant => ({
  name,
  measure: async (open) =>
    measure(await open('/', { prepare: countFrames, ready: 'html[data-scene=ready]' })),
})

export const tiltLit: BenchCase = {
  name: 'tilt-lit',
  title: 'Tilt, scene on: main-thread time a frame',
  method: 'The built site. Idle: nothing but the field moves. Tilting: 120 pointer moves a second.',
  unit: 'ms',
  variants: [
    measured('idle', taskTimePerFrame),
    measured('tilting', (stage) => taskTimePerFrameDuring(stage, () => movePointer(stage))),
  ],
  bars: [{ claim: 'tilting, to idle', of: 'tilting', to: ['idle'] }],
}
