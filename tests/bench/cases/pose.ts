import { flattenCard, separateBodies } from '../../browser/card-bodies'
import { openSceneAnew, pointAtCard } from '../../browser/scene-page'
import type { BenchCase, Variant } from '../bench-case'
import { cornersApart } from '../card-corners'

/** Runs in the page first: the bench steps the time, and the page draws, so that it can be asked. */
const ownClock = () => {
  window.portfolioTest = { resolution: 1 }
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
}

const VIEWPORTS = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
  [360, 740],
] as const
/** Pointer position on each axis, in parts of the card's half size. */
const STEPS = [-0.97, -0.5, 0, 0.5, 0.97]

const variant = ([width, height]: (typeof VIEWPORTS)[number]): Variant => ({
  name: `${width} × ${height}`,
  measure: async (open) => {
    const prepare = [ownClock, flattenCard]
    const { page } = await open('/', { prepare, ready: 'html[data-scripted]' })
    await page.setViewportSize({ width, height })
    await openSceneAnew(page, page.url())
    await separateBodies(page)
    let worst = 0
    for (const y of STEPS) {
      for (const x of STEPS) {
        await pointAtCard(page, x, y)
        worst = Math.max(worst, ...(await cornersApart(page)))
      }
    }
    return { value: worst }
  },
})

export const pose: BenchCase = {
  name: 'pose',
  isSteady: true,
  title: 'The card’s two bodies: how far their corners lie apart',
  method:
    'The DOM card and the mesh, each captured alone in flat white, their edges fitted: the worst corner of 25 poses.',
  unit: 'px',
  variants: VIEWPORTS.map(variant),
  bars: VIEWPORTS.map(([width, height]) => ({
    claim: `${width} × ${height}: ≤ 1 px`,
    of: `${width} × ${height}`,
    atMost: 1,
  })),
}
