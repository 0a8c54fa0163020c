import type { Plate } from '../engraving/plate'

/** CSS px from the viewport's top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** Per-frame values, outside React: one mutable object, so that a frame allocates nothing. */
export const live = {
  /** Scene time; stops while hidden, paused or still. */
  seconds: 0,
  surgeSeconds: 0,
  /** Extra drift, in multiples of the field's speed; 0 at rest. */
  surge: 0,
  /** −1…1 from the card's centre, y down; `lean` (gyroscope) too. */
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  /** Degrees about the vertical axis: 0 front, 180 back. */
  turn: 0,
  /** Degrees; turned by a timeline when home is left. */
  away: 0,
  /** Degrees, after the spring. */
  tilt: { x: 0, y: 0 },
  /** 0…1, strength of the light that follows the visitor; scales the glare. */
  glow: 0,
  /** Null on screens without a card. */
  card: null as CardPlace | null,
  /** Whether the scene draws it; a card that can scroll keeps its CSS paper. */
  isCardLit: false,
  /** 0…1, opacity of the lit card. */
  cardPresence: 1,
}

export type CardPlace = {
  box: Box
  /** The engraving of both faces. */
  plate: Plate
  front: CardFace
  back: CardFace
}

/** CSS px from the card's centre, y down. */
export type CardFace = {
  /** Radius 0 without a portrait. */
  portrait: { x: number; y: number; radius: number }
  rosette: { x: number; y: number; scale: number }
  /** Areas, such as text, where the foil is faint. */
  quiet: readonly Box[]
}
