import { createHash } from 'node:crypto'
import { areCoprime, type Plate, type Ring } from '../../site/engraving/plate'
import * as t from './tables'

const WORD_BYTES = 4

/** `María ` and `maria` are one person. */
const normal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, ' ')

type Draw = <Value>(table: readonly Value[]) => Value

/** The 32-bit words of SHA-256 of the text, then of the text and 1, 2, … */
function* wordsOf(text: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const source = block === 0 ? text : `${text}\n${block}`
    const hash = createHash('sha256').update(source).digest()
    for (let at = 0; at < hash.length; at += WORD_BYTES) yield hash.readUInt32BE(at)
  }
}

/** The same text draws the same values for ever. */
export function drawsOf(text: string): Draw {
  const words = wordsOf(normal(text))
  return (table) => table[words.next().value % table.length] as (typeof table)[number]
}

/** Tangent of the angle at which a curve crosses the middle of its ring. */
const steepness = ({ mid, half, lobes }: Ring): number => (half * lobes) / mid

/** Units between lines of one branch in a ring's middle; nearer to the edges they meet, as they should. */
export function lineGap(ring: Ring): number {
  const { mid, half, lobes, copies, midScallop, halfScallop } = ring
  const narrow = mid - midScallop
  const spacing = (2 * Math.PI * narrow) / (lobes * copies)
  const slope = ((half + halfScallop) * lobes) / narrow
  return spacing * Math.sin(Math.atan(slope))
}

const MOST_TRIES = 500

const exact = (value: number) => Number(value.toFixed(3))

const PLAIN = { petals: 0, midScallop: 0, halfScallop: 0 }

/** Curves at this distance from each other along the middle of a ring; an even number. */
const copiesAt = (spacing: number, mid: number, lobes: number) =>
  2 * Math.max(1, Math.round((2 * Math.PI * mid) / spacing / lobes / 2))

type Edges = readonly [inner: number, outer: number]

function drawRing(draw: Draw, [inner, outer]: Edges, lobes: number, petals: readonly number[]) {
  const spacing = draw(t.SPACINGS)
  const [outerShare, innerShare] = draw(t.SCALLOPS)
  const width = Math.min(outer - inner, t.MOST_SWING)
  const [outerSwing, innerSwing] = [outerShare * width, innerShare * width]
  const top = outer - Math.abs(outerSwing)
  const bottom = inner + Math.abs(innerSwing)
  const mid = exact((top + bottom) / 2)
  const half = exact((top - bottom) / 2)
  const copies = copiesAt(spacing, mid, lobes)
  const ring = { mid, half, lobes, copies }
  // A divisor of the number of lines, so that every petal has the same.
  const closing = petals.filter((count) => (lobes * copies) % count === 0)
  const isScalloped = outerSwing !== 0 || innerSwing !== 0
  if (!isScalloped || closing.length === 0) return { ...ring, ...PLAIN }
  return {
    ...ring,
    petals: draw(closing),
    midScallop: exact((outerSwing + innerSwing) / 2),
    halfScallop: exact((outerSwing - innerSwing) / 2),
  }
}

function drawFlower(draw: Draw, hole: number, edge: number, lobes: number): Ring {
  const mid = (hole + edge) / 2
  const copies = copiesAt(draw(t.FLOWER_SPACINGS), mid, lobes)
  return { mid, half: (edge - hole) / 2, lobes, copies, ...PLAIN }
}

function drawOnce(draw: Draw): Plate {
  const hole = draw(t.FLOWER_HOLES)
  const flowerEdge = draw(t.FLOWER_EDGES)
  const innerEdge = draw(t.INNER_EDGES)
  const flowerLobes = draw(t.FLOWER_LOBES)
  const innerLobes = draw(t.INNER_LOBES.filter((lobes) => areCoprime(lobes, flowerLobes)))
  const outerLobes = draw(t.OUTER_LOBES.filter((lobes) => areCoprime(lobes, innerLobes)))
  const flower = drawFlower(draw, hole, flowerEdge, flowerLobes)
  const innerStart = flowerEdge + draw(t.GAPS)
  const outerStart = innerEdge + draw(t.GAPS)
  const [fieldLobes, fieldCopies] = draw(t.FIELDS)
  const inner = drawRing(draw, [innerStart, innerEdge], innerLobes, t.INNER_PETALS)
  const outer = drawRing(draw, [outerStart, t.OUTER_EDGE], outerLobes, t.OUTER_PETALS)
  const between = { radius: (innerStart + flowerEdge) / 2, width: t.BETWEEN_WIDTH }
  return {
    rings: [flower, inner, outer],
    rope: { ...t.ROPE, lobes: draw(t.ROPE_LOBES), ...PLAIN },
    field: { ...t.FIELD, lobes: fieldLobes, copies: fieldCopies, ...PLAIN },
    circles: innerStart > flowerEdge ? [between, ...t.CIRCLES] : t.CIRCLES,
    bezelLobes: draw(t.BEZEL_LOBES),
  }
}

/** Whether it prints well: no lines too near, no spokes, flat circles or blot, and not circles alone. */
export function isFine({ rings: [flower, inner, outer] }: Plate): boolean {
  const woven = [inner, outer]
  return (
    [flower, ...woven].every(({ copies, lobes }) => copies * lobes >= t.LEAST_LINES) &&
    lineGap(flower) >= t.LEAST_FLOWER_GAP &&
    woven.every((ring) => lineGap(ring) >= t.LEAST_GAP) &&
    woven.every((ring) => steepness(ring) >= t.LEAST_STEEP && steepness(ring) <= t.MOST_STEEP) &&
    woven.some(({ petals }) => petals > 0) &&
    // One of the two is the wide one.
    Math.abs(inner.half - outer.half) >= t.LEAST_DIFFERENCE
  )
}

/** The plate of a name, or of the seed that replaces it. Version 1. */
export function plateOf({ nombre, semilla }: { nombre: string; semilla?: string | undefined }) {
  const seed = semilla ?? nombre
  const draw = drawsOf(seed)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const plate = drawOnce(draw)
    if (isFine(plate)) return plate
  }
  throw new Error(`no plate for "${seed}" in ${MOST_TRIES} draws`)
}
