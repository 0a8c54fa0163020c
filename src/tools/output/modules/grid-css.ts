import { shownSections } from '../../../model/sections'
import { isReachable, profileIn } from '../../../model/shown-profile'
import { MEDIA } from '../../../site/geometry/geometry'
import type { SiteContent } from '../../content/reading/read-content'

/** Columns of a row's tiles, in tiles from the rosette's. */
type Row = readonly number[]
const row = (count: number): Row => Array.from({ length: count }, (_, at) => at - (count - 1) / 2)
const rowsOf = (count: number, most: number): Row[] =>
  Array.from({ length: Math.ceil(count / most) }, (_, at) => row(Math.min(most, count - most * at)))
const BESIDE: Row = [-1, 1]
const BOTH_BESIDE: Row = [-2, -1, 1, 2]
const APART: Row = [-1.5, 1.5]

/** Above, beside and below the rosette. */
function wideRows(count: number): Row[] {
  const beside = count > 8 ? BOTH_BESIDE : BESIDE
  const others = count - beside.length
  const above = count === 5 ? 1 : Math.ceil(others / 2)
  return [row(above), beside, row(others - above)].filter(({ length }) => length > 0)
}

/** A frame around a large rosette, in a window higher than wide. */
function tallRows(count: number): Row[] {
  const between = Math.floor((count - 7) / 2)
  return [row(4), ...Array<Row>(between).fill(APART), row(count - 4 - 2 * between)]
}

/** On a low screen, by the number of tiles: an odd one leaves no place for a rosette as high as all rows. */
const LOW: Readonly<Record<number, readonly Row[]>> = {
  2: [BESIDE],
  3: [row(3)],
  4: [BESIDE, BESIDE],
  5: [row(3), row(2)],
  6: [BOTH_BESIDE, BESIDE],
  7: [row(4), row(3)],
  8: [BOTH_BESIDE, BOTH_BESIDE],
}

type Layout = {
  readonly media: string
  readonly rows: readonly Row[]
  /** Two a tile. */
  readonly tracks: number
  /** The rosette's row; by default that of the middle. */
  readonly middle?: number
  /** Its first row, from 0. It is hidden where it has no place. */
  readonly rosette?: { readonly at: number; readonly span?: number; readonly rise: number }
  /** Of a tile that is alone in its row. */
  readonly alone?: number
}
const WIDEST = 5
/** More have no place round a rosette. */
const MOST_AROUND = 14

function layoutsOf(count: number): Layout[] {
  const low = LOW[count]
  // A lone tile beside it would not be in the middle.
  const isAround = count > 1 && count <= MOST_AROUND
  const rows = isAround ? wideRows(count) : rowsOf(count, WIDEST)
  const middle = rows.findIndex((each) => each.includes(-1) && !each.includes(0))
  const tall = low || !isAround ? undefined : tallRows(count)
  const wide = {
    media: low ? `${MEDIA.beyondPhone} and (not ${MEDIA.low})` : MEDIA.beyondPhone,
    rows,
    tracks: count > 8 ? 2 * WIDEST : 6,
    ...(isAround && { middle, rosette: { at: middle, rise: 1 } }),
  }
  const inFrame = tall && {
    media: `${MEDIA.beyondPhone} and (max-width:899px) and (min-height:740px)`,
    rows: tall,
    tracks: 8,
    rosette: { at: 1, span: 4, rise: tall.length - 2 },
  }
  const flat = low && {
    media: `${MEDIA.beyondPhone} and ${MEDIA.low}`,
    rows: low,
    tracks: 10,
    ...(count % 2 === 0 && { rosette: { at: 0, rise: low.length } }),
  }
  // SPEC's two columns; the last of an odd number is as wide as both.
  const narrow = {
    media: MEDIA.phone,
    rows: rowsOf(count, 2),
    tracks: 4,
    alone: 4,
  }
  return [wide, inFrame, flat, narrow].filter((layout) => layout !== undefined)
}

const LIST = '[data-part~=grid]>ul'

/** A tile or the rosette: tracks from the sheet's middle and rows from its first one. */
type Piece = { x: number; y: number; width: number; height: number }

const CORNERS = [
  ['start-start', 0, 0],
  ['start-end', 1, 0],
  ['end-start', 0, 1],
  ['end-end', 1, 1],
] as const

/** A corner that touches no other piece is one of the sheet's. Layouts overlap, so each says all four. */
function cornersOf(piece: Piece, all: readonly Piece[]): string {
  const { x, y, width, height } = piece
  const isTouched = (left: number, top: number) =>
    all.some(
      (other) =>
        other !== piece &&
        left >= other.x &&
        left <= other.x + other.width &&
        top >= other.y &&
        top <= other.y + other.height,
    )
  const outer = CORNERS.filter(([, right, low]) => !isTouched(x + right * width, y + low * height))
  const round = outer.map(([corner]) => `;border-${corner}-radius:var(--radius-sheet)`)
  return [';border-radius:var(--radius-cut)', ...round].join('')
}

function cssOf(layout: Layout): string {
  const { media, rows, tracks, middle = (rows.length - 1) / 2, rosette, alone = 2 } = layout
  const tiles = rows.flatMap((columns, row) => {
    const span = columns.length === 1 ? alone : 2
    return columns.map((column) => ({
      piece: { x: 2 * column - span / 2, y: row, width: span, height: 1 },
      css: `--column:${column};--row:${row - middle};--at:${row + 1}${span === 2 ? '' : `;--span:${span}`}`,
    }))
  })
  const { at = 0, span = 2, rise = 0 } = rosette ?? {}
  const centre: Piece = { x: -span / 2, y: at, width: span, height: rise }
  const pieces = [...tiles.map(({ piece }) => piece), ...(rosette ? [centre] : [])]
  const centreCss = rosette
    ? `--at:${at + 1};--span:${span};--rise:${rise}${cornersOf(centre, pieces)}`
    : 'display:none'
  return [
    `@media ${media}{`,
    `:root{--tracks:${tracks};--rows:${rows.length}}`,
    ...tiles.map(
      ({ piece, css }, index) =>
        `${LIST}>:nth-child(${index + 1} of [data-tile]){${css}${cornersOf(piece, pieces)}}`,
    ),
    `${LIST}>[data-part~=centre]{${centreCss}}`,
    '}',
  ].join('\n')
}

/** The places of this many tiles, for navigation-screen.module.css. */
export const gridCss = (count: number): string => layoutsOf(count).map(cssOf).join('\n')

type Content = Pick<SiteContent, 'perfil' | 'absent' | 'own'>

/** Of a site: its sections, the CV, what profiles there are, contact (overlay/navigation/tiles.ts). */
export const countTiles = ({ perfil, absent, own }: Content): number =>
  shownSections(perfil, absent, own).tiles.length +
  [perfil.github, perfil.linkedin, isReachable(profileIn('pagina', perfil))].filter(Boolean)
    .length +
  1
