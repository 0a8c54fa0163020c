import { type Box, boxOf, middleOf } from '../../interaction/box'

/** With the size of its text, or of its icon, CSS px. */
export type TextBox = Box & { readonly size: number }

/** As drawn: an element on its way is scaled. */
export function textBoxOf(element: HTMLElement): TextBox {
  const { x, y, width, height } = boxOf(element)
  const isIcon = element instanceof SVGElement
  const scale = height / element.offsetHeight
  const size = isIcon ? height : Number.parseFloat(getComputedStyle(element).fontSize) * scale
  return { x, y, width, height, size }
}

/** The transform that shows an element with the box `rest` at `box`: starts and middles aligned. */
export function shownAt(box: TextBox, rest: TextBox) {
  const scale = box.size / rest.size
  const y = middleOf(box).y - rest.y - (scale * rest.height) / 2
  return { x: box.x - rest.x, y, scale, transformOrigin: '0 0' }
}
