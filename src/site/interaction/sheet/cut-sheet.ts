import { PX } from '../../geometry/geometry'
import { type Box, middleOf } from '../box'

export type Radii = readonly [number, number, number, number]

/** A piece of the card's sheet, which becomes a tile. Boxes are in CSS px from the viewport's top left. */
export type Piece = {
  readonly card: Box
  readonly tile: Box
  /** Of the card's piece and of the tile, CSS px: top left, top right, bottom right, bottom left. */
  readonly cardRadii: Radii
  readonly tileRadii: Radii
  /** Top, right, bottom, left: 1 where it was cut from a neighbour, 0 at the card's edge. */
  readonly cuts: readonly [number, number, number, number]
  /** How far its tile is from the grid's middle, 0 to 1, the farthest. */
  readonly distance: number
  /** Its place on the card from the centre, −1…1, y down. */
  readonly side: { readonly x: number; readonly y: number }
}

const right = ({ x, width }: Box) => x + width
const bottom = ({ y, height }: Box) => y + height

function rowsOf(tiles: readonly Box[]): Box[][] {
  const rows: Box[][] = []
  for (const tile of [...tiles].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row?.[0] && middleOf(tile).y < bottom(row[0])) row.push(tile)
    else rows.push([tile])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  return rows
}

/** The cuts in the middle of every gap, as shares of the whole, with 0 and 1 at its ends. */
function cutsOf(starts: readonly number[], ends: readonly number[], from: number, to: number) {
  const share = (at: number) => (at - from) / (to - from)
  const inner = starts.slice(1).map((start, index) => share((start + (ends[index] ?? start)) / 2))
  return [0, ...inner, 1]
}

const CUT: Radii = [PX.radiusCut, PX.radiusCut, PX.radiusCut, PX.radiusCut]

/** Cuts the whole card into one piece a tile, arranged like the tiles and in their order. */
export function cutSheet(card: Box, tiles: readonly Box[], radii?: readonly Radii[]): Piece[] {
  const rows = rowsOf(tiles)
  const tops = rows.map((row) => Math.min(...row.map(({ y }) => y)))
  const bottoms = rows.map((row) => Math.max(...row.map(bottom)))
  const west = Math.min(...tiles.map(({ x }) => x))
  const east = Math.max(...tiles.map(right))
  const north = Math.min(...tops)
  const south = Math.max(...bottoms)
  const downs = cutsOf(tops, bottoms, north, south)
  const reach = (tile: Box) => {
    const { x, y } = middleOf(tile)
    return Math.hypot(x - (west + east) / 2, y - (north + south) / 2)
  }
  const farthest = Math.max(1, ...tiles.map(reach))
  const at = (x: number, y: number) => (x % 1 === 0 && y % 1 === 0 ? PX.radiusCard : 0)

  const pieces = rows.flatMap((row, line) => {
    const [top = 0, low = 1] = downs.slice(line)
    const lefts = row.map(({ x }) => x)
    const acrosses = cutsOf(lefts, row.map(right), west, east)
    return row.map((tile, column): Piece => {
      const [left = 0, far = 1] = acrosses.slice(column)
      const cut: Box = {
        x: card.x + left * card.width,
        y: card.y + top * card.height,
        width: (far - left) * card.width,
        height: (low - top) * card.height,
      }
      return {
        card: cut,
        tile,
        cardRadii: [at(left, top), at(far, top), at(far, low), at(left, low)],
        tileRadii: radii?.[tiles.indexOf(tile)] ?? CUT,
        cuts: [Number(top > 0), Number(far < 1), Number(low < 1), Number(left > 0)],
        distance: reach(tile) / farthest,
        side: { x: left + far - 1, y: top + low - 1 },
      }
    })
  })
  return pieces.sort((a, b) => tiles.indexOf(a.tile) - tiles.indexOf(b.tile))
}
