import type { Box } from '../box'

export type CardLayout = {
  /** Relative to the page, which equals the window: the scene does not draw a card that can scroll. */
  box: Box
  front: CardFace
  back: CardFace
}

/** The layout of a face: CSS px from the card's centre, y down. A radius is 0 for what it does not have. */
export type CardFace = {
  portrait: { x: number; y: number; radius: number }
  rosette: { x: number; y: number; scale: number }
  seal: { x: number; y: number; radius: number }
  /** Areas of text, where the foil is faint. */
  quiet: readonly Box[]
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
