import type { Box } from '../../../interaction/live'
import type { SectionRoute } from '../../../model/routes'
import { optionalParts } from '../timelines/moving-parts'
import { boxOf, fontSizeOf } from './flip'

export type TileParts = { tile: HTMLElement; icon: HTMLElement; label: HTMLElement }
type TilePlace = { icon: Box; label: Box; labelPx: number }

/** The grid's tile of a section. */
export function tileOf(grid: HTMLElement, section: SectionRoute): TileParts | undefined {
  for (const tile of optionalParts(grid, 'tile')) {
    const [icon] = optionalParts(tile, 'icon')
    const [label] = optionalParts(tile, 'label')
    if (tile.dataset.tile === section && icon && label) return { tile, icon, label }
  }
  return undefined
}

const windowSize = () => `${window.innerWidth} ${window.innerHeight}`

let size = ''
const places = new Map<SectionRoute, TilePlace>()

/** A section's title flies to its tile before the grid is there again. */
export function rememberPlace(section: SectionRoute, { icon, label }: TileParts): void {
  if (size !== windowSize()) places.clear()
  size = windowSize()
  const labelPx = fontSizeOf(label)
  const unscrolled = (box: Box) => ({
    x: box.x,
    y: box.y + window.scrollY,
    width: box.width,
    height: box.height,
  })
  places.set(section, { icon: unscrolled(boxOf(icon)), label: unscrolled(boxOf(label)), labelPx })
}

/** Undefined before the first visit of the grid at this window size. */
export const placeOf = (section: SectionRoute): TilePlace | undefined =>
  size === windowSize() ? places.get(section) : undefined
