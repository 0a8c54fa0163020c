import { isSectionRoute } from '../../../model/routes'
import { type Box, boxOf, isSeen, middleOf } from '../../interaction/box'
import { type Parts, partsOf } from '../part'
import type { Copy } from './leaving-copy'
import type { ScreenName } from './route-transition'
import { EASES, TIMINGS, type Timeline } from './timings'

/** A box with the size of its text, or of its icon, CSS px. */
type TextBox = Box & { readonly size: number }

/** The box as drawn, since an element on its way is scaled. */
function textBoxOf(element: HTMLElement): TextBox {
  const { x, y, width, height } = boxOf(element)
  // An icon is a drawing or a picture of the owner's, without a font size.
  if (element.matches('[data-part~=icon]')) return { x, y, width, height, size: height }
  const scale = height / element.offsetHeight
  const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
  return { x, y, width, height, size }
}

/** The transform that shows an element whose box at rest is `rest` at `box`, aligned at start and middle. */
export function shownAt(box: TextBox, rest: TextBox) {
  const scale = box.size / rest.size
  const y = middleOf(box).y - rest.y - (scale * rest.height) / 2
  return { x: box.x - rest.x, y, scale, transformOrigin: '0 0' }
}

type Title = [icon: HTMLElement, name: HTMLElement]

const TRAVEL = { duration: TIMINGS.title, ease: EASES.travel }
/** How a title comes to rest: ahead of the entries, whose texts it would cross. */
const LEAD = { x: 0, y: 0, scale: 1, duration: TIMINGS.title, ease: EASES.lead }
const REWRITE = { duration: 0.12, ease: 'none' }

export function tileOf(grid: Parts, section: ScreenName) {
  const tile = grid('tile').find(({ dataset }) => dataset.tile === section)
  if (!isSectionRoute(section) || !tile) return undefined
  return { tile, title: partsOf(tile)('icon', 'label') as Title }
}
type TileParts = NonNullable<ReturnType<typeof tileOf>>

/** Places by section and size of the window: a title flies to its tile before the grid is there again. */
const tileBoxes = new Map<string, TextBox[]>()
const keyOf = (section: ScreenName) => `${section} ${window.innerWidth} ${window.innerHeight}`

export function rememberTile(grid: Parts, section: ScreenName): void {
  const unscrolled = (box: TextBox) => ({ ...box, y: box.y + window.scrollY })
  const title = tileOf(grid, section)?.title
  if (title) tileBoxes.set(keyOf(section), title.map(textBoxOf).map(unscrolled))
}

/** Lets an element fly. One that has been moved already goes on from there. */
function flyTo(timeline: Timeline, from: HTMLElement, to: TextBox, tween: object, at: number) {
  const { a, e, f } = new DOMMatrix(getComputedStyle(from).transform)
  const way = shownAt(to, textBoxOf(from))
  timeline.to(from, { ...way, x: e + way.x, y: f + way.y, scale: a * way.scale, ...tween }, at)
}

/** Grid → section: the title takes over from the pressed tile, in whose place it begins. */
export function flyToTitle(timeline: Timeline, section: Parts, { title: tile }: TileParts): void {
  const [icon, name] = section('icon', 'title')
  const begin = (element: HTMLElement, before: HTMLElement) =>
    timeline.fromTo(element, shownAt(textBoxOf(before), textBoxOf(element)), { ...LEAD }, 0)
  if (icon && isSeen(tile[0]) && isSeen(icon)) {
    tile[0].style.visibility = 'hidden'
    begin(icon, tile[0])
  }
  if (!name || !isSeen(tile[1])) return
  begin(name, tile[1])
    .from(name, { opacity: 0, ...REWRITE }, 0)
    .to(tile[1], { opacity: 0, ...REWRITE }, 0)
}

export function flyToTile(timeline: Timeline, { tile, title }: TileParts, copy: Copy): void {
  copy.layer.style.zIndex = '1'
  timeline.from(tile, { opacity: 0, duration: TIMINGS.title * 0.6, ease: EASES.fade }, 0)
  const at = TIMINGS.title - REWRITE.duration
  for (const [index, from] of copy.parts('icon', 'title').entries()) {
    const to = title[index]
    if (!to || !isSeen(from)) continue
    flyTo(timeline, from, textBoxOf(to), TRAVEL, 0)
    timeline.to(from, { opacity: 0, ...REWRITE }, at).from(to, { opacity: 0, ...REWRITE }, at)
  }
}

/** Within SPEC's second the title flies to where its tile will be, if the grid was here before. */
export function flyBackToTile(timeline: Timeline, parts: Parts, section: ScreenName): void {
  const tween = { duration: TIMINGS.awaitedExit * 0.7, ease: EASES.travel }
  for (const [index, from] of parts('icon', 'title').entries()) {
    const to = tileBoxes.get(keyOf(section))?.[index]
    if (to && isSeen(from)) flyTo(timeline, from, to, tween, TIMINGS.awaitedExit * 0.3)
  }
}
