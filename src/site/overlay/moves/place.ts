import type { Box } from '../../interaction/frame-values'

export const boxOf = (element: Element): Box => element.getBoundingClientRect()

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

export const isSeen = ({ y, width, height }: Box): boolean =>
  width > 0 && height > 0 && y + height > 0 && y < window.innerHeight

/** A box with the size of its text, or of its icon, CSS px. */
export type Place = Box & { readonly size: number }

/** As drawn: an element on its way is scaled. */
export function measurePlace(element: HTMLElement): Place {
  const { x, y, width, height } = boxOf(element)
  const isIcon = element instanceof SVGElement
  const scale = height / element.offsetHeight
  const size = isIcon ? height : Number.parseFloat(getComputedStyle(element).fontSize) * scale
  return { x, y, width, height, size }
}

/** The transform that shows an element of place `rest` at `place`: starts and middles aligned. */
export function placedAt(place: Place, rest: Place) {
  const scale = place.size / rest.size
  const y = middleOf(place).y - rest.y - (scale * rest.height) / 2
  return { x: place.x - rest.x, y, scale, transformOrigin: '0 0' }
}
