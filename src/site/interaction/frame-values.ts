import type { Plate } from '../engraving/plate'
import type { SceneColors } from '../model/site'

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

/** All that a frame of the scene is drawn from, but time, size and resolution. */
export type FrameValues = ReturnType<typeof frameValuesAtRest>

export const frameValuesAtRest = () => ({
  /** Extra drift to the right and down, in multiples of the field's speed; 0 at rest. */
  surge: 0,
  rise: 0,
  /** Degrees, after the spring. */
  tiltX: 0,
  tiltY: 0,
  /** Degrees about the vertical axis: 0 front, 180 back. */
  turn: 0,
  /** Degrees; turned by a timeline when home is left. */
  exitTurn: 0,
  /** 0…1, strength of the light that follows the visitor; scales the glare. */
  glow: 0,
  /** 0…1, how far the card's corner is folded over, which says that there is a back. */
  lift: 0,
  /** Null on screens without a card. */
  card: null as CardPlace | null,
  /** Whether the scene draws it. One that is struck, or that can scroll, keeps its CSS paper. */
  isCardLit: false,
  /** 0…1, opacity of the lit card. */
  cardPresence: 1,
  /** Set while the scene draws the card in pieces, between home and grid. */
  sheet: null as { card: CardPlace; pieces: readonly Piece[] } | null,
  /** 0 the whole card … 1 the grid. */
  flightPart: 0,
  /** Set before the scene starts; only then it is read. */
  colors: null as SceneColors | null,
})

/**
 * Values, plain to read and write, by GSAP too. They count their changes: the version rises, and whoever
 * draws compares it with the one it drew.
 */
export function versioned<Values extends object>(initial: Values) {
  const current = { ...initial }
  /** The version of each value's last change. */
  const changedAt = new Map<keyof Values, number>()
  const values = {} as Values
  let version = 0
  for (const name of Object.keys(initial) as (keyof Values)[]) {
    Object.defineProperty(values, name, {
      enumerable: true,
      get: () => current[name],
      set: (value: Values[typeof name]) => {
        const isSame = value === current[name]
        current[name] = value
        if (!isSame) changedAt.set(name, ++version)
      },
    })
  }
  /** The values that changed after a version. */
  const changedSince = (before: number): Partial<Values> => {
    const changed: Partial<Values> = {}
    for (const [name, at] of changedAt) if (at > before) changed[name] = current[name]
    return changed
  }
  return { values, version: () => version, changedSince }
}
