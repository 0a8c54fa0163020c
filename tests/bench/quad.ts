import { brightness, type Picture } from '../browser/picture'

export type Point = { x: number; y: number }

const lerp = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** Bilinear; a pixel's value is at its centre. */
function sample(picture: Picture, { x, y }: Point): number {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const u = x - 0.5 - left
  const v = y - 0.5 - top
  const above = brightness(picture, left, top) * (1 - u) + brightness(picture, left + 1, top) * u
  const below =
    brightness(picture, left, top + 1) * (1 - u) + brightness(picture, left + 1, top + 1) * u
  return above * (1 - v) + below * v
}

function crossing(picture: Picture, outside: Point, inside: Point): Point {
  const STEPS = 160
  let before = sample(picture, outside)
  for (let i = 1; i <= STEPS; i++) {
    const light = sample(picture, lerp(outside, inside, i / STEPS))
    if (before < 0.5 && light >= 0.5) {
      const part = (0.5 - before) / (light - before)
      return lerp(outside, inside, (i - 1 + part) / STEPS)
    }
    before = light
  }
  throw new Error(`no edge between ${JSON.stringify(outside)} and ${JSON.stringify(inside)}`)
}

type Line = { at: Point; along: Point }

/** Total least squares. */
function lineThrough(points: readonly Point[]): Line {
  const n = points.length
  const at = {
    x: points.reduce((sum, { x }) => sum + x, 0) / n,
    y: points.reduce((sum, { y }) => sum + y, 0) / n,
  }
  let xx = 0
  let xy = 0
  let yy = 0
  for (const { x, y } of points) {
    xx += (x - at.x) ** 2
    xy += (x - at.x) * (y - at.y)
    yy += (y - at.y) ** 2
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  return { at, along: { x: Math.cos(angle), y: Math.sin(angle) } }
}

function meet(a: Line, b: Line): Point {
  const cross = a.along.x * b.along.y - a.along.y * b.along.x
  const part = ((b.at.x - a.at.x) * b.along.y - (b.at.y - a.at.y) * b.along.x) / cross
  return { x: a.at.x + a.along.x * part, y: a.at.y + a.along.y * part }
}

const REACH_PX = 8
const SAMPLES = 60
/** A tilted card may exceed a phone's window: only the visible part of an edge is fitted. */
const FEWEST_SAMPLES = 15

const isInside = ({ width, height }: Picture, { x, y }: Point) =>
  Math.min(x, width - x, y, height - y) > REACH_PX + 1

/** @param near approximate corners, clockwise on screen @param radius left out of the fit */
export function findCorners(picture: Picture, near: readonly Point[], radius: number): Point[] {
  const edges = near.map((from, index) => {
    const to = near[(index + 1) % near.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
    const margin = (1.6 * radius) / length
    const bases = Array.from({ length: SAMPLES }, (_, i) =>
      lerp(from, to, margin + (1 - 2 * margin) * (i / (SAMPLES - 1))),
    ).filter((base) => isInside(picture, base))
    if (bases.length < FEWEST_SAMPLES) throw new Error(`edge ${index} is out of the picture`)
    const points = bases.map(({ x, y }) => {
      const off = (px: number) => ({ x: x + inward.x * px, y: y + inward.y * px })
      return crossing(picture, off(-REACH_PX), off(REACH_PX))
    })
    return lineThrough(points)
  })
  return edges.map((edge, index) => meet(edges[(index + 3) % 4] ?? edge, edge))
}
