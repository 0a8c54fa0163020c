/** A part of the card's sheet that becomes a tile. Boxes in CSS px from the viewport's top left. */
export type Piece = {
  readonly card: Box
  readonly tile: Box
  /** What it shows of the card once it is a tile; `card` for all but the rosette's piece. */
  readonly crop: Box
  /** The rosette has no paper: its piece vanishes where it arrives. */
  readonly isFading?: boolean
  /** Top left, top right, bottom right, bottom left: 1 at a corner of the card, else 0. */
  readonly corners: readonly [number, number, number, number]
  /** Top, right, bottom, left: 1 where it was cut from a neighbour, 0 at the card's edge. */
  readonly cuts: readonly [number, number, number, number]
  /** Of its tile from the middle: 0 … 1 the farthest. */
  readonly distance: number
  /** Where it is from the card's centre, −1…1, y down. */
  readonly side: { readonly x: number; readonly y: number }
}

/** CSS px from the viewport's top left. */
export type Box = { x: number; y: number; width: number; height: number }

export type CardPlace = {
  box: Box
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
