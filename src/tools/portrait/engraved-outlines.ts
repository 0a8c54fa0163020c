import { PORTRAIT_LINES } from '../../site/engraving/portrait-lines'
import { widthAt } from './engrave'
import type { PortraitTones } from './portrait-tones'
import { blurred, type Tones } from './tones'

/**
 * Where a line is, and half its width, both measured downwards. Lengths in radii of the portrait. `shade` is 1
 * where a press holds the line's own width; below, it is how pale the thinnest line must be to look as thin.
 */
type Point = { x: number; y: number; reach: number; shade: number }

const COLUMNS = 240
const ROWS = 420
/** Of the tone, px: outlines have no pixels in which a detail could be lost. */
const BLUR = 1.3
/** Power of the tone: between the thinnest line and the thinnest gap there are fewer tones. */
const CONTRAST = 1.15
/** Where the form is steep, lines lie apart: none is wider than so many usual pitches. */
const WIDEST = 1.25
/** Places over which a line begins and ends. */
const TAPER = 5
/** Of lines that would be too thin. */
export const PALE_SHADES = [0.25, 0.5, 0.75] as const
const [PALEST, , FULLEST] = PALE_SHADES

const at = (index: number, count: number) => (2 * index + 1) / count - 1

const valueAt = ({ side, values }: Tones, x: number, y: number): number => {
  const [column, row] = [x, y].map((each) =>
    Math.min(side - 1, Math.max(0, Math.floor(((each + 1) / 2) * side))),
  ) as [number, number]
  return values[row * side + column] ?? 0
}

/** Neither a line nor the paper between two of them is thinner than `least`; too thin a line is paler instead. */
function lineOf(tone: number, pitch: number, least: number): Pick<Point, 'reach' | 'shade'> {
  const width = widthAt(tone ** CONTRAST) * pitch
  if (width >= least / 2) {
    return { reach: Math.min(pitch - least, Math.max(least, width)) / 2, shade: 1 }
  }
  const share = (widthAt(tone) * pitch) / (least / 2)
  const shade = PALE_SHADES.findLast((each) => each <= share) ?? PALEST
  return { reach: least / 2, shade: share > 0 ? shade : 0 }
}

/** The points of one column, by the number of their line. */
function pointsIn(column: number, { tone, height }: PortraitTones, pitch: number, least: number) {
  const { centre, relief } = PORTRAIT_LINES
  const x = at(column, COLUMNS)
  const points = new Map<number, Point>()
  let above: number | undefined
  for (let row = 0; row < ROWS; row++) {
    const y = at(row, ROWS)
    const away = Math.hypot(x - centre.x, y - centre.y)
    const phase = (away + relief * valueAt(height, x, y)) / pitch
    // The centre lies below: phases fall from row to row.
    const line = Math.ceil(phase)
    const step = above === undefined ? 0 : above - phase
    if (above !== undefined && above >= line && step > 0 && !points.has(line)) {
      const local = 2 / ROWS / step
      const wide = Math.min(local, WIDEST * pitch)
      const drawn = lineOf(valueAt(tone, x, y), wide, least)
      const isInside = Math.hypot(x, y) < 1
      if (drawn.shade > 0 && isInside)
        points.set(line, { x, y: y - (line - phase) * local, ...drawn })
    }
    above = phase
  }
  return points
}

/** The outline of a line, pointed at both ends. */
function outlineOf(points: readonly Point[], least: number) {
  const pointed = points.map(({ x, y, reach }, index) => {
    const fromEnd = Math.min(index, points.length - 1 - index)
    const share = Math.min(1, (fromEnd + 1) / TAPER)
    return { x, y, reach: Math.max(least / 2, share * reach) }
  })
  return [
    ...pointed.map(({ x, y, reach }) => ({ x, y: y - reach })),
    ...pointed.toReversed().map(({ x, y, reach }) => ({ x, y: y + reach })),
  ]
}

/**
 * The outlines of lines, and the middles of those that are the thinnest and pale. Uncrossed, as gaps would be too
 * thin. @param pitch @param least of lines and gaps, in radii
 */
export async function engravedOutlines(photo: PortraitTones, pitch: number, least: number) {
  const tones = { ...photo, tone: await blurred(photo.tone, BLUR) }
  const open = new Map<number, Point[]>()
  const closed: Point[][] = []
  for (let column = 0; column < COLUMNS; column++) {
    const points = pointsIn(column, tones, pitch, least)
    for (const [line, run] of open) {
      if (points.has(line)) continue
      closed.push(run)
      open.delete(line)
    }
    for (const [line, point] of points) {
      const run = open.get(line)
      const before = run?.at(-1)
      if (run && before?.shade === point.shade) {
        run.push(point)
        continue
      }
      // A pale line reaches those that it goes on as.
      if (run) closed.push(before && before.shade < 1 ? [...run, point] : run)
      open.set(
        line,
        before && point.shade < 1 ? [{ ...before, shade: point.shade }, point] : [point],
      )
    }
  }
  const runs = [...closed, ...open.values()]
  const isWide = (run: readonly Point[]) => run[0]?.shade === 1 && run.length > TAPER
  const shadeOf = ([first]: readonly Point[]) => Math.min(first?.shade ?? 0, FULLEST)
  const pale = runs.filter((run) => !isWide(run) && run.length > 1)
  return {
    outlines: runs.filter(isWide).map((run) => outlineOf(run, least)),
    pale: PALE_SHADES.map((shade) => ({
      shade,
      lines: pale.filter((run) => shadeOf(run) === shade),
    })),
  }
}
