/** A rectangle in CSS px, usually from the viewport's top left. */
export type Box = { x: number; y: number; width: number; height: number }

export const boxOf = (element: Element): Box => element.getBoundingClientRect()

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

export function isSeen(element: Element): boolean {
  const { y, width, height } = boxOf(element)
  return width > 0 && height > 0 && y + height > 0 && y < window.innerHeight
}
