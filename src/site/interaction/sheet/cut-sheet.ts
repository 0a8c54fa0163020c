import type { Box, Piece } from '../frame-values'

const right = ({ x, width }: Box) => x + width
const bottom = ({ y, height }: Box) => y + height
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Tiles that stand side by side, from the top. */
function rowsOf(tiles: readonly Box[]): Box[][] {
  const rows: Box[][] = []
  for (const tile of [...tiles].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row?.[0] && middle(tile).y < bottom(row[0])) row.push(tile)
    else rows.push([tile])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  return rows
}

/** Cuts in the middle of every gap, as shares of the whole: 0, …, 1. */
function cutsOf(starts: readonly number[], ends: readonly number[], from: number, to: number) {
  const share = (at: number) => (at - from) / (to - from)
  const inner = starts.slice(1).map((start, index) => share((start + (ends[index] ?? start)) / 2))
  return [0, ...inner, 1]
}

/** Cuts the card without a rest: one piece a tile, arranged like the tiles and in their order. */
export function cutSheet(card: Box, tiles: readonly Box[]): Piece[] {
  const rows = rowsOf(tiles)
  const edges = {
    left: Math.min(...tiles.map(({ x }) => x)),
    right: Math.max(...tiles.map(right)),
    top: Math.min(...tiles.map(({ y }) => y)),
    bottom: Math.max(...tiles.map(bottom)),
  }
  const tops = rows.map((row) => Math.min(...row.map(({ y }) => y)))
  const bottoms = rows.map((row) => Math.max(...row.map(bottom)))
  const downs = cutsOf(tops, bottoms, edges.top, edges.bottom)
  const centre = { x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2 }
  const reach = ({ x, y }: { x: number; y: number }) => Math.hypot(x - centre.x, y - centre.y)
  const farthest = Math.max(1, ...tiles.map((tile) => reach(middle(tile))))

  const pieces = new Map<Box, Piece>()
  for (const [line, row] of rows.entries()) {
    const [top = 0, low = 1] = downs.slice(line)
    const acrosses = cutsOf(
      row.map(({ x }) => x),
      row.map(right),
      edges.left,
      edges.right,
    )
    for (const [place, tile] of row.entries()) {
      const [left = 0, far = 1] = acrosses.slice(place)
      const part: Box = {
        x: card.x + left * card.width,
        y: card.y + top * card.height,
        width: (far - left) * card.width,
        height: (low - top) * card.height,
      }
      const at = (x: number, y: number) => (x % 1 === 0 && y % 1 === 0 ? 1 : 0)
      pieces.set(tile, {
        card: part,
        tile,
        crop: part,
        corners: [at(left, top), at(far, top), at(far, low), at(left, low)],
        cuts: [Number(top > 0), Number(far < 1), Number(low < 1), Number(left > 0)],
        distance: reach(middle(tile)) / farthest,
        side: { x: left + far - 1, y: top + low - 1 },
      })
    }
  }
  return tiles.flatMap((tile) => pieces.get(tile) ?? [])
}
