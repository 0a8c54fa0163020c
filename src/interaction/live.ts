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
  /** The card's pose in degrees, after its spring. */
  tilt: { x: 0, y: 0 },
  /** 0…1, how present the visitor's light is on the card; the glare's strength follows it. */
  glow: 0,
  /** The card as it lies unmoved; null where there is none to light. */
  card: null as CardPlace | null,
  /** 0…1, opacity of the lit card. */
  cardPresence: 1,
}

/** All that the scene must know of the DOM card, measured when the layout changes. */
export type CardPlace = {
  /** The untransformed wrapper. */
  box: Box
  /** The portrait's circle, from the card's centre, y down. */
  portrait: { x: number; y: number; radius: number }
  /** The rosette's centre, from the card's centre, y down, and its scale. */
  rosette: { x: number; y: number; scale: number }
  /** Where the foil keeps quiet, from the card's centre, y down. */
  quiet: readonly Box[]
}
