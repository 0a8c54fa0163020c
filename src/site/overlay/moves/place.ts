import type { Box } from '../../interaction/frame-values'

export const boxOf = (element: Element): Box => element.getBoundingClientRect()

export const isSeen = ({ y, width, height }: Box): boolean =>
  width > 0 && height > 0 && y + height > 0 && y < window.innerHeight

/** The transform that shows an element of box `rest` at `box`: in its height, starts aligned. */
export function placedAt(box: Box, rest: Box) {
  const scale = box.height / rest.height
  return { x: box.x - rest.x, y: box.y - rest.y, scale, transformOrigin: '0 0' }
}

/** For texts: in their size, the middles of their lines aligned. */
export function writtenAt(box: Box, size: number, rest: Box, restSize: number) {
  const scale = size / restSize
  return {
    x: box.x - rest.x,
    y: box.y + box.height / 2 - (rest.y + (scale * rest.height) / 2),
    scale,
    transformOrigin: '0 0',
  }
}

/** As drawn, in CSS px: an element on its way is scaled. */
export function fontSizeOf(element: HTMLElement): number {
  const scale = boxOf(element).height / element.offsetHeight
  return Number.parseFloat(getComputedStyle(element).fontSize) * scale
}
