import { type PathOptions, ringPath } from '../../../site/engraving/curves'
import { type Ring, symmetryOf } from '../../../site/engraving/plate'

const TURN_DEG = 360
/** Of a path: a browser styles each of them before the first paint; fewer copies need longer paths. */
const MOST_COPIES = 42

/** How many turns one path draws: as few as leave few copies, at most a whole curve. */
function turnsPerPath(symmetry: number, each: number): number {
  const isEnough = (turns: number) => symmetry % turns === 0 && symmetry / turns <= MOST_COPIES
  const whole = symmetry / each
  let turns = 1
  while (turns < whole && !isEnough(turns)) turns++
  return turns
}

function largestDivisor(value: number, most: number): number {
  let divisor = Math.floor(most)
  while (value % divisor !== 0) divisor--
  return divisor
}

/** An element and its copies, turned by an angle each. */
function turned(element: string, id: string, count: number, angle: number): string {
  const copies = Array.from({ length: count - 1 }, (_, index) => {
    const degrees = Number(((index + 1) * angle).toFixed(3))
    return `<use href="#${id}" transform="rotate(${degrees})"/>`
  })
  return [element, ...copies].join('')
}

/** Draws rings as small SVG elements, whose ids are `g0`, `g1`, … */
export function drawingOf(options: PathOptions): (rings: readonly Ring[]) => string {
  let ids = 0
  /** Only the part of a ring that no turn maps onto another, then its turns, in groups. */
  const ringDrawing = (ring: Ring): string => {
    const { symmetry, kinds, each } = symmetryOf(ring)
    const turns = turnsPerPath(symmetry, each)
    const copies = symmetry / turns
    const inGroup = largestDivisor(copies, Math.sqrt(copies))
    const angle = TURN_DEG / copies
    const [one, group] = [`g${ids++}`, `g${ids++}`]
    const span = (turns * each) / symmetry
    const d = Array.from({ length: kinds }, (_, copy) => ringPath(ring, { ...options, copy, span }))
    // Round ends close the gaps between the parts of a curve.
    const path = `<path id="${one}" stroke-linecap="round" d="${d.join('')}"/>`
    const some = `<g id="${group}">${turned(path, one, inGroup, angle)}</g>`
    return turned(some, group, copies / inGroup, angle * inGroup)
  }
  return (rings) => rings.map(ringDrawing).join('')
}
