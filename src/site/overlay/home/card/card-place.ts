import { plate } from 'virtual:content'
import { PLATE_RADIUS } from '../../../engraving/plate'
import type { Box, CardFace, CardPlace } from '../../../interaction/frame-values'
import { wake } from '../../../interaction/frames/frame-loop'
import { live } from '../../../interaction/live'
import { isStruck } from './strike'

/** What is measured and moved. */
export type CardParts = Record<
  | ('wrapper' | 'card' | 'portrait' | 'name' | 'role' | 'facts' | 'action' | 'back' | 'qr')
  // On the CSS paper, for a card without the scene: SPEC's glare, the light on the foil, the lines.
  | ('glare' | 'flare' | 'shine' | 'lines'),
  HTMLElement
>

/** A wider card is engraved larger: its medallion grows with it. */
const USUAL_WIDTH_PX = 720
const scaleOf = (width: number) => Math.max(1, width / USUAL_WIDTH_PX)

/**
 * Rosette on the wide card, as fractions of its size, and across from the portrait; on the tall one
 * it is at the button. In CSS: faces/card-front.module.css.
 */
const WIDE_FRONT = { x: 0.81, y: 0.6 }
/** In the photo's place it is larger than a photo. */
const PER_FACE = 1.2

/** From the card's centre. Uses layout offsets, which the tilt does not change. */
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

function unionOf(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

function frontOf(elements: CardParts, box: Box): CardFace {
  const { card, portrait, name, role, facts, action } = elements
  const face = boxInCard(portrait, card)
  const middle = centreOf(face)
  const radius = face.width / 2
  const quiet = [boxInCard(name, card), unionOf(boxInCard(role, card), boxInCard(facts, card))]
  if (!portrait.querySelector('img')) {
    const rosette = { ...middle, scale: (PER_FACE * radius) / PLATE_RADIUS }
    return { portrait: { ...middle, radius: 0 }, rosette, quiet }
  }
  const isWide = box.width > box.height
  const rosette = isWide
    ? {
        x: -Math.sign(middle.x) * (WIDE_FRONT.x - 0.5) * box.width,
        y: (WIDE_FRONT.y - 0.5) * box.height,
      }
    : centreOf(boxInCard(action, card))
  return {
    portrait: { ...middle, radius },
    rosette: { ...rosette, scale: scaleOf(box.width) },
    quiet,
  }
}

function backOf({ card, back, qr }: CardParts, box: Box): CardFace {
  return {
    portrait: { x: 0, y: 0, radius: 0 },
    rosette: { ...centreOf(boxInCard(qr, card)), scale: scaleOf(box.width) },
    quiet: [boxInCard(back, card)],
  }
}

/** Browsers snap boxes to device pixels. */
const snap = (px: number) => Math.round(px * window.devicePixelRatio) / window.devicePixelRatio

/** Reads layout: never call it per frame. */
function measureCard(elements: CardParts): CardPlace {
  const { x, y, width, height } = elements.wrapper.getBoundingClientRect()
  const box = { x: snap(x), y: snap(y), width, height }
  return { box, plate, front: frontOf(elements, box), back: backOf(elements, box) }
}

/** The CSS paper stays while it is struck, and where it can scroll: that runs ahead of a canvas. */
const canBeLit = (): boolean =>
  isStruck.get() && document.documentElement.scrollHeight <= document.documentElement.clientHeight

/** The scene redraws whenever the object changes. */
const isSame = (a: CardPlace | null, b: CardPlace | null) => JSON.stringify(a) === JSON.stringify(b)

/** Keeps `live.card` and `data-lit` up to date. @returns the function that stops it */
export function startMeasuring(elements: CardParts): () => void {
  const { wrapper, card, name, role, facts, back } = elements
  const measure = () => {
    const place = measureCard(elements)
    if (!isSame(place, live.card)) live.card = place
    live.isCardLit = canBeLit()
    wrapper.toggleAttribute('data-lit', live.isCardLit)
    wake()
  }
  const observer = new ResizeObserver(measure)
  for (const element of [wrapper, card, name, role, facts, back]) observer.observe(element)
  window.addEventListener('resize', measure)
  window.addEventListener('scroll', measure, { passive: true })
  const stopWatching = isStruck.subscribe(measure)
  measure()
  return () => {
    observer.disconnect()
    stopWatching()
    window.removeEventListener('resize', measure)
    window.removeEventListener('scroll', measure)
    live.card = null
    live.isCardLit = false
    wake()
  }
}
