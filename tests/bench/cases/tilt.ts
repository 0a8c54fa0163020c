import type { BenchCase, Variant } from '../bench-case'
import { timePerAct } from '../measurements'
import { pointerMoves } from '../pointer-moves'
import { withoutScene } from '../without-scene'

const measured = (name: string, address: string, ready?: string): Variant => ({
  name,
  measure: async (open) => {
    const stage = await open(address, { prepare: [withoutScene], ...(ready && { ready }) })
    return timePerAct(stage, pointerMoves(stage))
  },
})

const HANDLERS = [
  ['no handler', 'tilt-none'],
  ['style.transform by hand', 'tilt-by-hand'],
  ['ours', 'tilt-ours'],
  ['vanilla-tilt 1.8.1', 'tilt-vanilla'],
  ['vanilla-tilt 1.8.1 without glare', 'tilt-vanilla?glare=off'],
  ['react-parallax-tilt', 'tilt-react'],
] as const

const BARS = [
  {
    claim: 'ours ≤ 0.75 × vanilla-tilt',
    of: 'ours',
    to: ['vanilla-tilt 1.8.1'],
    atMost: 0.75,
  },
  { claim: 'by hand, to vanilla-tilt', of: 'style.transform by hand', to: ['vanilla-tilt 1.8.1'] },
  { claim: 'ours, to react-parallax-tilt', of: 'ours', to: ['react-parallax-tilt'] },
]

export const tilt: BenchCase = {
  name: 'tilt',
  title: 'Tilt, scene off: main-thread time a pointer move',
  method:
    'One plain card with a glare, under another handler each; 120 moves a second. Ours is the product’s own pointer, springs, pose and light. The libraries with our limits: 10°, perspective 500 px, glare 0.3.',
  hasOwnBrowsers: true,
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: HANDLERS.map(([name, page]) => measured(name, `/bench/page/${page}`)),
  bars: BARS,
}

export const tiltHome: BenchCase = {
  name: 'tilt-home',
  title: 'Tilt of the home card, scene off: main-thread time a pointer move',
  method:
    'The same on the home screen itself, whose engraved card costs more to move than any handler. Ours is the built site for a visitor who saves data, and also moves the light on the portrait and along the name.',
  hasOwnBrowsers: true,
  unit: 'ms',
  aside: 'of it CPU, ms',
  variants: HANDLERS.map(([name, page]) =>
    name === 'ours'
      ? measured(name, '/', 'html[data-scripted]')
      : measured(name, `/bench/home/${page}`),
  ),
  bars: BARS,
}
