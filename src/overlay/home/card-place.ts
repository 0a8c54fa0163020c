import type { Box, CardPlace } from '../../interaction/live'

export type CardElements = {
  wrapper: HTMLElement
  card: HTMLElement
  portrait: HTMLElement
  name: HTMLElement
  role: HTMLElement
  facts: HTMLElement
  action: HTMLElement
}

/** Where the rosette stands on the wide card, as parts of its size; on the tall one, at the button. */
const WIDE_ROSETTE = { x: 0.81, y: 0.6 }

/** A part's box from the card's centre, by its layout, which the tilt does not change. */
function boxInCard(element: HTMLElement, card: HTMLElement): Box {
  let x = -card.offsetWidth / 2
  let y = -card.offsetHeight / 2
  for (let part: HTMLElement | null = element; part && part !== card; ) {
    x += part.offsetLeft
    y += part.offsetTop
    part = part.offsetParent as HTMLElement | null
  }
  return { x, y, width: element.offsetWidth, height: element.offsetHeight }
}

const unionOf = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Measures the card as the scene needs it. Reads layout: on resize, never per frame. */
export function measureCard(elements: CardElements): CardPlace {
  const { wrapper, card, portrait, name, role, facts, action } = elements
  const { x, y, width, height } = wrapper.getBoundingClientRect()
  const face = boxInCard(portrait, card)
  const rosette =
    width > height
      ? { x: (WIDE_ROSETTE.x - 0.5) * width, y: (WIDE_ROSETTE.y - 0.5) * height }
      : centreOf(boxInCard(action, card))
  return {
    box: { x, y, width, height },
    portrait: { ...centreOf(face), radius: face.width / 2 },
    rosette: { ...rosette, scale: 1 },
    quiet: [boxInCard(name, card), unionOf(boxInCard(role, card), boxInCard(facts, card))],
  }
}

/** Native scrolling outruns a canvas: a card that can scroll away keeps its CSS paper. */
export const canBeLit = (): boolean =>
  document.documentElement.scrollHeight <= document.documentElement.clientHeight
