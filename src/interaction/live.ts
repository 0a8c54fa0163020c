/** A box in CSS px from the viewport's top left. */
export type Box = { x: number; y: number; width: number; height: number }

/**
 * Values that change every frame. Listeners and timelines write, the frame's stages read, React
 * never sees them: one plain object, so that a frame allocates nothing.
 */
export const live = {
  /** Seconds that the scene's time has run; stands while hidden, paused or still. */
  seconds: 0,
  /** Seconds that surges have added to the drift (Motion's route changes write its speed). */
  surgeSeconds: 0,
  /** Extra drift, in multiples of the field's own speed; 0 at rest. */
  surge: 0,
  /** Where the visitor points, from the card's centre, −1…1, y down; what the tilt follows. */
  pointer: { x: 0, y: 0, isOver: false },
  /** The gyroscope's part, in the same unit. */
  lean: { x: 0, y: 0, isOn: false },
  /** Degrees that the card has turned over, about its upright axis: 0 the front, 180 the back. */
  turn: 0,
  /** Degrees that it turns away when home is left; a timeline's. */
  away: 0,
  /** The card's pose in degrees, after its spring. */
  tilt: { x: 0, y: 0 },
  /** 0…1, how present the visitor's light is on the card; the glare's strength follows it. */
  glow: 0,
  /** The card as it lies unmoved; null on the screens without one. */
  card: null as CardPlace | null,
  /** Whether the scene is to draw it; a card that can scroll away keeps its CSS paper. */
  isCardLit: false,
  /** 0…1, opacity of the lit card. */
  cardPresence: 1,
}

/** All that the scene must know of the DOM card, measured when the layout changes. */
export type CardPlace = {
  /** The untransformed wrapper. */
  box: Box
  front: CardFace
  back: CardFace
}

/** One face as it is engraved; places from the card's centre, y down, CSS px. */
export type CardFace = {
  /** The portrait's circle; radius 0 for a face without one. */
  portrait: { x: number; y: number; radius: number }
  rosette: { x: number; y: number; scale: number }
  /** Where the foil keeps quiet. */
  quiet: readonly Box[]
}
