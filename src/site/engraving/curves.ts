import { type Plate, type Ring, symmetryOf } from './plate'

const TURN_RAD = 2 * Math.PI
const TURN_DEG = 360
const STEPS_PER_WAVE = 8
const STEPS_MIN = 24

export type PathOptions = {
  copy?: number
  /** The share of a turn. Less than 1 gives an open path. */
  span?: number
  scale?: number
  decimals?: number
}

/** A point of a curve and its derivative by the angle. The y axis points down. */
export function pointAt(ring: Ring, phase: number, angle: number) {
  const { mid, half, lobes, petals, midScallop, halfScallop } = ring
  const wave = Math.cos(petals * angle)
  const swing = -petals * Math.sin(petals * angle)
  const lobe = Math.cos(lobes * angle - phase)
  const radius = mid + midScallop * wave + (half + halfScallop * wave) * lobe
  const slope =
    swing * (midScallop + halfScallop * lobe) -
    (half + halfScallop * wave) * lobes * Math.sin(lobes * angle - phase)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return {
    x: radius * sin,
    y: -radius * cos,
    dx: slope * sin + radius * cos,
    dy: radius * sin - slope * cos,
  }
}

/** One curve of a ring as an SVG path, clockwise from the top. It is off by less than 0.02 units. */
export function ringPath(
  ring: Ring,
  { copy = 0, span = 1, scale = 1, decimals = 2 }: PathOptions = {},
): string {
  const { lobes, copies, petals } = ring
  const waves = span * Math.max(lobes, petals) * STEPS_PER_WAVE
  const steps = Math.ceil(Math.max(STEPS_MIN * span, waves))
  const third = (span * TURN_RAD) / steps / 3
  const phase = (TURN_RAD * copy) / copies
  const round = (value: number) => Number(value.toFixed(decimals))
  let from = pointAt(ring, phase, 0)
  // Each step is relative to the rounded point before, so that errors do not add up.
  let x = round(scale * from.x)
  let y = round(scale * from.y)
  let path = `M${x} ${y}`
  for (let step = 1; step <= steps; step++) {
    const to = pointAt(ring, phase, (step / steps) * span * TURN_RAD)
    const end = [round(scale * to.x - x), round(scale * to.y - y)] as const
    const values = [
      round(scale * (from.x + third * from.dx) - x),
      round(scale * (from.y + third * from.dy) - y),
      round(scale * (to.x - third * to.dx) - x),
      round(scale * (to.y - third * to.dy) - y),
      ...end,
    ]
    path += `c${values.join(' ').replaceAll(' -', '-')}`
    x += end[0]
    y += end[1]
    from = to
  }
  return span === 1 ? `${path}z` : path
}

/** The curves of a ring in as few paths as possible, each with the angles at which it is drawn. */
export function ringCurves(ring: Ring, options: PathOptions = {}) {
  const { symmetry, kinds, each } = symmetryOf(ring)
  const turnsDeg = Array.from({ length: each }, (_, index) =>
    Number(((TURN_DEG * index) / symmetry).toFixed(3)),
  )
  return Array.from({ length: kinds }, (_, copy) => ({
    path: ringPath(ring, { ...options, copy }),
    turnsDeg,
  }))
}

const WIDTH_MIN = 0.55
const WIDTH_PER_RADIUS = 1 / 300

/** The medallion for small sizes has every second curve and no circles. */
export const markRings = ({ rings, rope }: Pick<Plate, 'rings' | 'rope'>): Ring[] =>
  [...rings, rope].map((ring) => ({ ...ring, copies: Math.max(2, ring.copies / 2) }))

export const markWidth = (radius: number): number => WIDTH_MIN + radius * WIDTH_PER_RADIUS
