import { type PathOptions, ringPath } from '../../site/engraving/curves'
import { type Ring, symmetryOf } from '../../site/engraving/plate'

const TURN_DEG = 360

const primeFactors = (value: number, from = 2): number[] => {
  if (value === 1) return []
  if (value % from !== 0) return primeFactors(value, from + 1)
  return [from, ...primeFactors(value / from, from)]
}

/** `count` copies of a shape at even angles: groups of groups, which need few elements. */
function turned(shape: string, count: number, nextId: () => string): string {
  let drawing = shape
  let angle = TURN_DEG / count
  for (const factor of primeFactors(count)) {
    const id = nextId()
    const others = Array.from(
      { length: factor - 1 },
      (_, index) =>
        `<use href="#${id}" transform="rotate(${Number(((index + 1) * angle).toFixed(3))})"/>`,
    )
    drawing = `<g id="${id}">${drawing}</g>${others.join('')}`
    angle *= factor
  }
  return drawing
}

/** Only the part of a ring that no turn maps onto another, then its turns. */
function ringDrawing(ring: Ring, options: PathOptions, nextId: () => string): string {
  const { symmetry, kinds, each } = symmetryOf(ring)
  const paths = Array.from({ length: kinds }, (_, copy) =>
    ringPath(ring, { ...options, copy, span: each / symmetry }),
  )
  // Round ends close the gaps between the parts of a curve.
  return turned(`<path stroke-linecap="round" d="${paths.join('')}"/>`, symmetry, nextId)
}

/** Draws rings as small SVG elements, whose ids are `g0`, `g1`, … */
export function drawingOf(options: PathOptions): (rings: readonly Ring[]) => string {
  let ids = 0
  const nextId = () => `g${ids++}`
  return (rings) => rings.map((ring) => ringDrawing(ring, options, nextId)).join('')
}
