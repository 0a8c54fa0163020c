import sharp from 'sharp'
import { mapTones, smoothStep, type Tones } from './tones'

/** Coarse: a backdrop has no details. */
const SIDE = 64
const EDGE = 4
const ROWS = 3
/** The row at which they often reach the edge. */
const SHOULDERS = 40
/** Distances of colours, 0…441: up to the first one is the backdrop, from the second it is not. */
const SAME = 22
const OTHER = 70
/** Of an edge's colours from their mean: a plain backdrop's, and a busy one's. */
const SPREAD = { plain: 20, busy: 50 }

type Color = [number, number, number]

const mean = (colors: readonly Color[]): Color =>
  [0, 1, 2].map((channel) => {
    const sum = colors.reduce((total, color) => total + (color[channel] ?? 0), 0)
    return sum / colors.length
  }) as Color

const distance = (a: Color, b: Color) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const spread = (colors: readonly Color[]) => {
  const middle = mean(colors)
  return colors.reduce((sum, color) => sum + distance(color, middle), 0) / colors.length
}

/** How surely each place is behind the head, 0…1: like the edge, or, if busy, far from the face. */
export async function backdropOf(square: Buffer): Promise<Tones> {
  const picture = sharp(square).resize(SIDE, SIDE).removeAlpha().toColourspace('srgb')
  const bytes = await picture.raw().toBuffer()
  const at = (x: number, y: number): Color => {
    const first = 3 * (y * SIDE + x)
    return [bytes[first] ?? 0, bytes[first + 1] ?? 0, bytes[first + 2] ?? 0]
  }
  const rows = Array.from({ length: SIDE }, (_, row) => row)
  const columns = rows.slice(0, EDGE)
  const top = mean(columns.flatMap((y) => rows.map((x) => at(x, y))))
  const edges = rows.map((row) => {
    const near = rows.slice(Math.max(0, row - ROWS), row + ROWS + 1)
    const edge = (side: (x: number) => number) =>
      mean(near.flatMap((y) => columns.map((x) => at(side(x), y))))
    return [top, edge((x) => x), edge((x) => SIDE - 1 - x)]
  })
  const besides = rows.slice(0, SHOULDERS)
  const left = besides.flatMap((y) => columns.map((x) => at(x, y)))
  const right = besides.flatMap((y) => columns.map((x) => at(SIDE - 1 - x, y)))
  const busy = smoothStep(SPREAD.plain, SPREAD.busy, (spread(left) + spread(right)) / 2)
  return mapTones({ side: SIDE, values: new Float32Array(SIDE * SIDE) }, (_, index, x, y) => {
    const row = Math.floor(index / SIDE)
    const color = at(index % SIDE, row)
    const nearest = Math.min(...(edges[row] ?? []).map((edge) => distance(color, edge)))
    const far = busy * smoothStep(0.5, 0.8, Math.hypot(x / 0.95, (y + 0.1) / 1.15))
    // Never the face, nor the shoulders.
    const outside = smoothStep(0.3, 0.75, Math.hypot(x / 0.8, y + 0.05))
    const behind = Math.max(far, 1 - smoothStep(SAME, OTHER, nearest))
    return behind * outside * (1 - smoothStep(0.35, 0.85, y))
  })
}
