import type { Box } from '../../interaction/frame-values'
import { isSectionRoute, type SectionRoute } from '../../model/routes'
import type { Left } from './leaving-copy'
import type { Parts } from './parts'
import { boxOf, fontSizeOf, isSeen, placedAt, writtenAt } from './place'
import type { ScreenName } from './route-transition'
import { EASES, TIMINGS } from './timings'

type Timeline = gsap.core.Timeline

const REST = { x: 0, y: 0, scale: 1 }
const TRAVEL = { duration: TIMINGS.title, ease: EASES.travel }
/** Ahead of the entries, whose texts it would cross. */
const LEAD = { duration: TIMINGS.title, ease: EASES.lead }
/** One script becomes the other. */
const REWRITE = { duration: 0.12, ease: 'none' }

type TileParts = { tile: HTMLElement; icon: HTMLElement; label: HTMLElement }
type TilePlace = { icon: Box; label: Box; labelPx: number }

/** The grid's tile that a section comes from and returns to. */
export function tileOf(grid: Parts, section: ScreenName): TileParts | undefined {
  const at = grid.all('tile').findIndex(({ dataset }) => dataset.tile === section)
  const [tile, icon, label] = (['tile', 'icon', 'label'] as const).map((each) => grid.all(each)[at])
  return isSectionRoute(section) && tile && icon && label ? { tile, icon, label } : undefined
}

/** By section and size of the window: a title flies to its tile before the grid is there again. */
const places = new Map<string, TilePlace>()
const keyOf = (section: SectionRoute) => `${section} ${window.innerWidth} ${window.innerHeight}`

export function rememberTile(grid: Parts, section: SectionRoute): void {
  const tile = tileOf(grid, section)
  if (!tile) return
  const unscrolled = (element: HTMLElement) => {
    const { x, y, width, height } = boxOf(element)
    return { x, y: y + window.scrollY, width, height }
  }
  const { icon, label } = tile
  const labelPx = fontSizeOf(label)
  places.set(keyOf(section), { icon: unscrolled(icon), label: unscrolled(label), labelPx })
}

const titleOf = (section: Parts) => ({
  icon: section.all('icon')[0],
  title: section.all('title')[0],
})

/** Grid → section: the title takes over from the tile, in whose place it begins. */
export function flyToTitle(timeline: Timeline, section: Parts, tile: TileParts): void {
  const { icon, title } = titleOf(section)
  const [iconBox, labelBox] = [boxOf(tile.icon), boxOf(tile.label)]
  if (icon && isSeen(iconBox) && isSeen(boxOf(icon))) {
    tile.icon.style.visibility = 'hidden'
    timeline.fromTo(icon, placedAt(iconBox, boxOf(icon)), { ...REST, ...LEAD }, 0)
  }
  if (!title || !isSeen(labelBox)) return
  const from = writtenAt(labelBox, fontSizeOf(tile.label), boxOf(title), fontSizeOf(title))
  timeline
    .fromTo(title, from, { ...REST, ...LEAD }, 0)
    .fromTo(title, { opacity: 0 }, { opacity: 1, ...REWRITE }, 0)
    .to(tile.label, { opacity: 0, ...REWRITE }, 0)
}

/** Section → grid: the title flies over its tile and becomes its name. */
export function flyToTile(timeline: Timeline, leading: TileParts, left: Left): void {
  const { icon, title } = titleOf(left)
  const at = TIMINGS.title - REWRITE.duration
  timeline.fromTo(
    leading.tile,
    { opacity: 0 },
    { opacity: 1, duration: TIMINGS.title * 0.6, ease: EASES.fade },
    0,
  )
  left.layer.style.zIndex = '1'
  const fly = (from: HTMLElement | undefined, to: HTMLElement, isText: boolean) => {
    const [box, rest] = [from && boxOf(from), boxOf(to)]
    if (!from || !box || !isSeen(box)) return
    // What has flown within the second keeps the transform that took it there.
    const { x, y, scale } = isText
      ? writtenAt(rest, fontSizeOf(to), box, fontSizeOf(from))
      : placedAt(rest, box)
    const now = new DOMMatrix(getComputedStyle(from).transform)
    const way = { x: now.e + x, y: now.f + y, scale: now.a * scale, transformOrigin: '0 0' }
    timeline
      .to(from, { ...way, ...TRAVEL }, 0)
      .to(from, { opacity: 0, ...REWRITE }, at)
      .fromTo(to, { opacity: 0 }, { opacity: 1, ...REWRITE }, at)
  }
  fly(icon, leading.icon, false)
  fly(title, leading.label, true)
}

/** Within SPEC's second the title flies to where its tile will be, if the grid was here before. */
export function flyHome(timeline: Timeline, parts: Parts, section: SectionRoute): void {
  const place = places.get(keyOf(section))
  const { icon, title } = titleOf(parts)
  if (!place || !icon || !title) return
  const to = { duration: TIMINGS.awaitedExit * 0.7, ease: EASES.travel }
  const [iconBox, titleBox] = [boxOf(icon), boxOf(title)]
  const at = TIMINGS.awaitedExit - to.duration
  if (isSeen(iconBox)) timeline.to(icon, { ...placedAt(place.icon, iconBox), ...to }, at)
  if (!isSeen(titleBox)) return
  timeline.to(
    title,
    { ...writtenAt(place.label, place.labelPx, titleBox, fontSizeOf(title)), ...to },
    at,
  )
}
