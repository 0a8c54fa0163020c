import { PX, SHARES } from '../../geometry/geometry'
import type { Box } from '../box'

export type CardLayout = {
  /** Relative to the page, which equals the window: the scene does not draw a card that can scroll. */
  box: Box
  front: CardFace
  back: CardFace
}

type Circle = { x: number; y: number; radius: number }

/** The layout of a face: CSS px from the card's centre, y down. A radius is 0 for what it does not have. */
export type CardFace = {
  rosette: Circle
  /** What is in the rosette: the portrait, or the disc of the code. */
  portrait: Circle
  seal: Circle
  /** A point at which the lines round the rosette have faded out, where the column of texts begins. */
  clear: { x: number; y: number }
}

type Face = { hasPortrait: boolean; hasSeal: boolean; isLong: boolean; isRightToLeft: boolean }

/** Where home-card.module.css has ornament, seal and texts on a card of this size. */
export function faceOf(box: Pick<Box, 'width' | 'height'>, face: Face): CardFace {
  const { width } = box
  const isWide = width > box.height
  const forward = face.isRightToLeft ? -1 : 1
  const top = -box.height / 2
  const tallRadius = face.isLong ? SHARES.longOrnamentRadius : SHARES.tallOrnamentRadius
  const radius = width * (isWide ? SHARES.ornamentRadius : tallRadius)
  const gap = radius + PX.ornamentGap
  const [x, y] = isWide
    ? [forward * (SHARES.ornamentX - 0.5) * width, top + width / SHARES.ratioWide / 2]
    : [0, top + SHARES.tallOrnamentTop * width + radius]
  const seal = isWide
    ? {
        x: forward * (0.5 - SHARES.sealInset) * width,
        y: top + width / SHARES.ratioWide - SHARES.sealInset * width,
        radius: SHARES.sealShare * width,
      }
    : {
        x: -forward * (0.5 - SHARES.tallSealInset) * width,
        y: top + SHARES.tallSealInset * width,
        radius: SHARES.tallSealShare * width,
      }
  return {
    rosette: { x, y, radius },
    portrait: { x, y, radius: face.hasPortrait ? SHARES.portraitShare * radius : 0 },
    seal: { ...seal, radius: face.hasSeal ? seal.radius : 0 },
    clear: isWide ? { x: x - forward * gap, y } : { x, y: y + gap },
  }
}

type Shown = {
  sheet: { card: CardLayout } | null
  card: CardLayout | null
  canLightCard: boolean
  cardPresence: number
}

/** The card that the scene draws in a frame, whole or in pieces; null without a card. */
export const drawnCard = ({ sheet, card, canLightCard, cardPresence }: Shown): CardLayout | null =>
  cardPresence > 0 ? (sheet?.card ?? (canLightCard ? card : null)) : null
