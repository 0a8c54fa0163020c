import type { BenchCase, Reading, Stage, Variant } from '../bench-case'
import { countFrames, timePerFrame, timePerFrameDuring } from '../measurements'
import { pointerMoves } from '../pointer-moves'

const measured = (name: string, measure: (stage: Stage) => Promise<Reading>): Variant => ({
  name,
  measure: async (open) =>
    measure(await open('/', { prepare: [countFrames], ready: 'html[data-scene=ready]' })),
})

export const tiltLit: BenchCase = {
  name: 'tilt-lit',
  title: 'Tilt, scene on: main-thread time a frame',
  method: 'The built site. Idle: nothing but the field moves. Tilting: 120 pointer moves a second.',
  hasOwnBrowsers: true,
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: [
    measured('idle', timePerFrame),
    measured('tilting', (stage) => timePerFrameDuring(stage, pointerMoves(stage))),
  ],
  bars: [{ claim: 'tilting, to idle', of: 'tilting', to: ['idle'] }],
}
