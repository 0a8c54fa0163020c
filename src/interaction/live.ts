import type { Plate } from '../engraving/plate'
import type { SceneColors } from '../theme/theme'
import type { Piece } from './sheet/cut-sheet'

/** CSS px from the viewport's top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** Per-frame values, outside React: one mutable object, so that a frame allocates nothing. */
export const live = {
  /** Scene time; stops while hidden, paused or still. */
  seconds: 0,
  surgeSeconds: 0,
  riseSeconds: 0,
  /** Extra drift to the right and down, in multiples of the field's speed; 0 at rest. */
  surge: 0,
  rise: 0,
  /** −1…1 from the card's centre, y down; `lean` (gyroscope) too. */
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  /** Degrees about the vertical axis: 0 front, 180 back. */
  turn: 0,
  /** Degrees; turned by a timeline when home is left. */
  away: 0,
  /** 0…1: 1 takes tilt, turn and light from the card, which then lies flat. */
  upright: 0,
  /** Degrees, after the spring. */
  tilt: { x: 0, y: 0 },
  /** 0…1, strength of the light that follows the visitor; scales the glare. */
  glow: 0,
  /** The visitor's light on other screens than home: CSS px in the viewport; glow 0…1. */
  light: { x: 0, y: 0, glow: 0 },
  /** 0…1, how far the card's corner is lifted: the sway says that there is a back. */
  lift: 0,
  /** Null on screens without a card. */
  card: null as CardPlace | null,
  /** Whether the scene draws it; a card that can scroll keeps its CSS paper. */
  isCardLit: false,
  /** Set before the scene starts; only then it is read. */
  colors: null as SceneColors | null,
  /** 0…1, opacity of the lit card. */
  cardPresence: 1,
  /** 0…1, how far the engraving of the first card is struck, from its rosette outwards. */
  strike: 1,
  /** Set while the scene draws the card in pieces, between home and grid. */
  sheet: null as Sheet | null,
  /** 0 the whole card … 1 the grid. */
  parted: 0,
}

export type Sheet = { card: CardPlace; pieces: readonly Piece[] }

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
