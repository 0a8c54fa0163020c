import { type PathOptions, ringPath } from '../../../site/engraving/curves'
import { type Ring, symmetryOf } from '../../../site/engraving/plate'

const TURN_DEG = 360
/** Of a path: a browser styles each of them before the first paint; fewer copies need longer paths. */
const MOST_COPIES = 84

/** At least `least`, or the value itself. */
function divisorFrom(value: number, least: number): number {
  let divisor = Math.max(1, Math.min(value, Math.ceil(least)))
  while (value % divisor !== 0) divisor++
  return divisor
}

/**
 * A ring as small SVG elements: the part of it that no turn maps onto another, longer along its curve
 * where that saves copies, then its turns, in groups of groups.
 */
function ringDrawing(ring: Ring, options: PathOptions, nextId: () => string): string {
  const { symmetry, kinds, each } = symmetryOf(ring)
  const angle = TURN_DEG / symmetry
  const along = divisorFrom(symmetry / each, symmetry / MOST_COPIES)
  const span = (along * each) / symmetry
  const paths = Array.from({ length: kinds }, (_, copy) =>
    ringPath(ring, { ...options, copy, span }),
  )
  // Round ends close the gaps between the parts of a curve.
  let drawing = `<path stroke-linecap="round" d="${paths.join('')}"/>`
  const inGroup = divisorFrom(each, Math.sqrt(each))
  for (const [count, step] of [
    [inGroup, angle],
    [each / inGroup, angle * inGroup],
    [symmetry / each / along, angle * each * along],
  ] as const) {
    if (count === 1) continue
    const id = nextId()
    drawing = `<g id="${id}">${drawing}</g>`
    for (let turn = 1; turn < count; turn++) {
      drawing += `<use href="#${id}" transform="rotate(${Number((turn * step).toFixed(3))})"/>`
    }
  }
  return drawing
}

/** Draws rings, with ids `g0`, `g1`, … */
export function drawingOf(options: PathOptions): (rings: readonly Ring[]) => string {
  let ids = 0
  const nextId = () => `g${ids++}`
  return (rings) => rings.map((ring) => ringDrawing(ring, options, nextId)).join('')
}
