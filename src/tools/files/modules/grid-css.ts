import type { Profile } from '../../../site/model/schema/schema'
import { type OwnSection, shownSections } from '../../../site/model/sections'
import type { SiteContent } from '../../content/reading/read-content'

/** Columns of a row's tiles, in tiles from the rosette's. */
type Row = readonly number[]
const ONE: Row = [0]
const TWO: Row = [-0.5, 0.5]
const THREE: Row = [-1, 0, 1]
const FOUR: Row = [-1.5, -0.5, 0.5, 1.5]
const FIVE: Row = [-2, -1, 0, 1, 2]
const BESIDE: Row = [-1, 1]
const BOTH_BESIDE: Row = [-2, -1, 1, 2]
const APART: Row = [-1.5, 1.5]

/** By the number of tiles. */
type Table = Readonly<Record<number, readonly Row[]>>

/** Above, beside and below the rosette. */
const WIDE: Table = {
  2: [BESIDE],
  3: [ONE, BESIDE],
  4: [ONE, BESIDE, ONE],
  5: [ONE, BESIDE, TWO],
  6: [TWO, BESIDE, TWO],
  7: [THREE, BESIDE, TWO],
  8: [THREE, BESIDE, THREE],
  9: [THREE, BOTH_BESIDE, TWO],
  10: [THREE, BOTH_BESIDE, THREE],
  11: [FOUR, BOTH_BESIDE, THREE],
  12: [FOUR, BOTH_BESIDE, FOUR],
  13: [FIVE, BOTH_BESIDE, FOUR],
  14: [FIVE, BOTH_BESIDE, FIVE],
}

/** A frame around a large rosette, in a window higher than wide. */
const TALL: Table = {
  9: [FOUR, APART, THREE],
  10: [FOUR, APART, FOUR],
  11: [FOUR, APART, APART, THREE],
  12: [FOUR, APART, APART, FOUR],
  13: [FOUR, APART, APART, APART, THREE],
  14: [FOUR, APART, APART, APART, FOUR],
}

/** On a low screen. The rosette is as high as all rows; an odd number of tiles leaves it no place. */
const LOW: Table = {
  2: [BESIDE],
  3: [THREE],
  4: [BESIDE, BESIDE],
  5: [THREE, TWO],
  6: [BOTH_BESIDE, BESIDE],
  7: [FOUR, THREE],
  8: [BOTH_BESIDE, BOTH_BESIDE],
}

/** SPEC's two columns; the last of an odd number is as wide as both. */
const pairs = (count: number): readonly Row[] =>
  Array.from({ length: Math.ceil(count / 2) }, (_, row) => (2 * row + 1 < count ? TWO : ONE))

const WIDER = '(min-width:601px)'
const LOWER = '(max-height:520px)'

type Layout = {
  readonly media: string
  readonly rows: readonly Row[]
  /** Two a tile. */
  readonly tracks: number
  /** The rosette's row; by default that of the middle. */
  readonly middle?: number
  /** Declarations for the rosette. */
  readonly rosette: string
  /** Of a tile that is alone in its row. */
  readonly alone?: string
}
const HIDDEN = 'display:none'

function wideLayout(count: number): Layout {
  const rows = WIDE[count] ?? []
  const middle = rows.findIndex((row) => row.includes(-1) && !row.includes(0))
  const media = LOW[count] ? `${WIDER} and (min-height:521px)` : WIDER
  return { media, rows, tracks: count > 8 ? 10 : 6, middle, rosette: `--at:${middle + 1}` }
}

function tallLayout(rows: readonly Row[]): Layout {
  const media = `${WIDER} and (max-width:899px) and (min-height:740px)`
  return { media, rows, tracks: 8, rosette: `--at:2;--span:4;--rise:${rows.length - 2}` }
}

function lowLayout(rows: readonly Row[], count: number): Layout {
  const rosette = `--at:1;--rise:${rows.length};margin-inline:calc(-.5*var(--gap))`
  const media = `${WIDER} and ${LOWER}`
  return { media, rows, tracks: 10, rosette: count % 2 === 1 ? HIDDEN : rosette }
}

const narrowLayout = (count: number): Layout => ({
  media: '(max-width:600px)',
  rows: pairs(count),
  tracks: 4,
  rosette: HIDDEN,
  alone: ';--span:4',
})

const LIST = '[data-part~=grid]>ul'

function cssOf(layout: Layout): string {
  const { media, rows, tracks, middle = (rows.length - 1) / 2, rosette, alone = '' } = layout
  const tiles = rows.flatMap((columns, row) =>
    columns.map((column) => {
      const place = `--column:${column};--row:${row - middle};--at:${row + 1}`
      return columns.length === 1 ? place + alone : place
    }),
  )
  return [
    `@media ${media}{`,
    `:root{--tracks:${tracks};--rows:${rows.length}}`,
    ...tiles.map((place, index) => `${LIST}>:nth-child(${index + 1} of [data-tile]){${place}}`),
    `${LIST}>[data-part~=centre]{${rosette}}`,
    '}',
  ].join('\n')
}

/** The places of this many tiles, for navigation-screen.module.css. */
export function gridCss(count: number): string {
  const [tall, low] = [TALL[count], LOW[count]]
  return [
    wideLayout(count),
    ...(tall ? [tallLayout(tall)] : []),
    ...(low ? [lowLayout(low, count)] : []),
    narrowLayout(count),
  ]
    .map(cssOf)
    .join('\n')
}

type Content = Pick<SiteContent, 'absent'> & {
  perfil: Pick<Profile, 'secciones' | 'github' | 'linkedin'>
  own: readonly Pick<OwnSection, 'list'>[]
}

/** Of a site: its sections, the CV, what profiles there are, contact (overlay/navigation/tiles.ts). */
export const countTiles = ({ perfil, absent, own }: Content): number =>
  shownSections(perfil, absent, own).tiles.length +
  [perfil.github, perfil.linkedin].filter(Boolean).length +
  2
