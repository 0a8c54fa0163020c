import type { Box } from '../box'

export type CardLayout = {
  /** On the page: a card that can scroll is not drawn by the scene. */
  box: Box
  front: CardFace
  back: CardFace
}

/** CSS px from the card's centre, y down. */
export type CardFace = {
  /** Radius 0 without a portrait. */
  portrait: { x: number; y: number; radius: number }
  rosette: { x: number; y: number; scale: number }
  /** Radius 0 for none. */
  seal: { x: number; y: number; radius: number }
  /** Areas, such as text, where the foil is faint. */
  quiet: readonly Box[]
}

/** Of a frame (live.ts). */
type Shown = {
  sheet: { card: CardLayout } | null
  card: CardLayout | null
  canLightCard: boolean
  cardPresence: number
}

/** The card that the scene draws in a frame, whole or in pieces; null for none. */
export const drawnCard = ({ sheet, card, canLightCard, cardPresence }: Shown): CardLayout | null =>
  cardPresence > 0 ? (sheet?.card ?? (canLightCard ? card : null)) : null
