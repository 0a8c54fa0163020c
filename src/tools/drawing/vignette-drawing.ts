import type { Plate, Ring } from '../../site/engraving/plate'
import { drawsOf, plateOf } from './draw-plate'
import { drawingOf } from './ring-drawing'

const [WIDTH, HEIGHT] = [640, 400]

/** Where a medallion stands: from the upper left corner, and its radius, all in px. */
type Place = { readonly x: number; readonly y: number; readonly radius: number }
const place = (x: number, y: number, radius: number): Place => ({ x, y, radius })

/** Whole, cut by an edge or in a corner, near, in twos and threes. */
const PLACES: readonly (readonly Place[])[] = [
  [place(320, 200, 172)],
  [place(450, 200, 168)],
  [place(190, 200, 168)],
  [place(320, 400, 330)],
  [place(320, 0, 330)],
  [place(640, 400, 430)],
  [place(0, 400, 430)],
  [place(640, 0, 430)],
  [place(0, 0, 430)],
  [place(320, 200, 620)],
  [place(640, 200, 300)],
  [place(0, 200, 300)],
  [place(235, 200, 165), place(405, 200, 165)],
  [place(120, 200, 92), place(320, 200, 92), place(520, 200, 92)],
  [place(210, 255, 190), place(520, 95, 80)],
  [place(430, 145, 190), place(120, 305, 80)],
  [place(0, 0, 240), place(640, 400, 240)],
  [place(0, 400, 240), place(640, 0, 240)],
  [place(0, 200, 215), place(640, 200, 215)],
  [place(320, 560, 480)],
  [place(320, -160, 480)],
  [104, 212, 320, 428, 536].map((x) => place(x, 200, 62)),
]
const SIZES = [0.85, 1, 1.15] as const

/** How wide the lines of flower, inner ring, outer ring and rope are; 0 leaves them out. */
const WEIGHTS = [
  [1, 1, 1, 1],
  [2.2, 0.7, 0.7, 0],
  [0.7, 1.9, 0.7, 1],
  [0.7, 0.7, 1.9, 1.9],
  [0, 1.6, 0.8, 1.6],
  [1.6, 0, 1.2, 1.2],
  [1.4, 1.4, 0, 0],
  [0, 0, 1.4, 2],
  [0.8, 1.4, 0, 2],
] as const

/** The lines behind: how far they are apart and swing, px, and their angle. */
const GROUNDS = [
  undefined,
  { apart: 7, swing: 0, angle: 0 },
  { apart: 7, swing: 0, angle: 45 },
  { apart: 7, swing: 0, angle: -45 },
  { apart: 9, swing: 8, angle: 0 },
  { apart: 9, swing: 8, angle: 90 },
  { apart: 9, swing: 14, angle: 30 },
  { apart: 9, swing: 14, angle: -30 },
] as const
const WAVE = 80
const GROUND_OPACITY = 0.5

/** Of the usual lines, px, and how much wider they are on a larger medallion. */
const LINE = { width: 0.75, perRadius: 1 / 400 }

/** A wave as long as its tile, which repeats it. */
function groundOf(ground: (typeof GROUNDS)[number], places: readonly Place[]): string {
  if (!ground) return ''
  const { apart, swing, angle } = ground
  const [middle, quarter] = [apart / 2 + swing, WAVE / 4]
  const wave = `M0 ${middle}q${quarter} ${-2 * swing} ${2 * quarter} 0t${2 * quarter} 0`
  const rows = Array.from({ length: 2 + Math.ceil((2 * swing) / apart) }, (_, row) => row - 1)
  const paths = rows.map(
    (row) =>
      `<path transform="translate(0 ${(row - Math.ceil(swing / apart)) * apart})" d="${wave}"/>`,
  )
  const holes = places.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`)
  return [
    `<pattern id="ground" width="${WAVE}" height="${apart}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${paths.join('')}</pattern>`,
    `<mask id="around"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff" stroke="none"/><g fill="#000" stroke="none">${holes.join('')}</g></mask>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)" stroke="none" opacity="${GROUND_OPACITY}" mask="url(#around)"/>`,
  ].join('')
}

const reachOf = ({ mid, half, midScallop, halfScallop }: Ring) =>
  mid + half + Math.abs(midScallop + halfScallop)

/** The rings of a plate as elements that fill `places`, with lines that are as wide on each of them. */
function medallions(
  { rings, rope }: Plate,
  weights: (typeof WEIGHTS)[number],
  places: readonly Place[],
) {
  const drawing = drawingOf({ decimals: 1 })
  const drawn = [...rings, rope].flatMap((ring, index) => {
    const weight = weights[index] ?? 0
    return weight === 0 ? [] : { weight, id: `ring-${index}`, ring }
  })
  const reach = Math.max(...drawn.map(({ ring }) => reachOf(ring)))
  const defined = drawn.map(({ id, ring }) => `<g id="${id}">${drawing([ring])}</g>`)
  const shown = places.map(({ x, y, radius }) => {
    const scale = radius / reach
    const width = (LINE.width + radius * LINE.perRadius) / scale
    const uses = drawn.map(
      ({ id, weight }) => `<use href="#${id}" stroke-width="${(weight * width).toFixed(3)}"/>`,
    )
    return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">${uses.join('')}</g>`
  })
  return `<defs>${defined.join('')}</defs>${shown.join('')}`
}

/**
 * The picture of a project without one: an engraving of its name, white on nothing. @param plate another than its own,
 * composed by the name
 */
export function vignetteSvg(name: string, plate = plateOf({ nombre: name })): string {
  const draw = drawsOf(`vignette ${name}`)
  const [usual, size, weights, ground] = [draw(PLACES), draw(SIZES), draw(WEIGHTS), draw(GROUNDS)]
  const places = usual.map(({ x, y, radius }) => place(x, y, Math.round(size * radius)))
  const body = groundOf(ground, places) + medallions(plate, weights, places)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#fff" stroke-width="0.8">${body}</svg>`
}
