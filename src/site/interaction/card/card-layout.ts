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
