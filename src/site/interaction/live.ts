import { isStill } from '../state/motion-preference'
import { isCardShown, sceneState } from '../state/scene-state'
import { type CardLayout, drawnCard } from './card/card-layout'
import type { Piece } from './sheet/cut-sheet'

/** The values of a frame that the scene draws, as they are at rest. */
const restingFrame = {
  /** The dust's extra drift to the right (surge) and down (rise), in multiples of its speed. */
  surge: 0,
  rise: 0,
  /** Degrees, as the springs have them. */
  tiltX: 0,
  tiltY: 0,
  /** Degrees about the vertical axis: 0 front, 180 back. */
  turn: 0,
  /** Degrees by which a timeline turns the card when home is left or entered. */
  exitTurn: 0,
  /** Strength of the light that follows the visitor, 0…1, as are fold, cardPresence and flightProgress (1: the grid). */
  glow: 0,
  /** How far the card's corner is folded over, to show that there is a back. */
  fold: 0,
  card: null as CardLayout | null,
  /** Whether the scene may draw the card, which keeps its CSS paper while it is struck and where it can scroll. */
  canLightCard: false,
  cardPresence: 1,
  /** The pieces during a flight between home and grid, else null. */
  sheet: null as { card: CardLayout; pieces: readonly Piece[] } | null,
  flightProgress: 0,
}
export type FrameValues = typeof restingFrame

/** The latest frame. Listeners, springs and GSAP write it, outside of React; who shows it compares its values. */
export const live = {
  ...restingFrame,
  /** −1…1 from the card's centre, y down; so is `lean`, by the gyroscope. */
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  /** 0…1: how far a flight has taken tilt, turn and light from the card. At 1 it lies flat. */
  flatness: 0,
}

/** A copy of what the scene draws. Other values of `live` are left out: not all can be sent to a worker. */
export const latestFrame = (): FrameValues => ({
  ...restingFrame,
  ...changes(restingFrame, live),
})

/** Whether the scene draws the card, or will within its next frames. */
export const canDrawCard = (): boolean => live.canLightCard && sceneState.get() === 'ready'
/** Whether the scene's card is seen, instead of its CSS paper. */
export const isCardDrawn = (): boolean => canDrawCard() && isCardShown.get()

let drawn: FrameValues | undefined

/** The scene's host says which frame is on the canvas; undefined while there is none. */
export function setDrawn(frame: FrameValues | undefined): void {
  drawn = frame
}

/** The frame that the DOM card and the tiles must match: the one that the scene drew last if it had the card. */
export function shownFrame(): FrameValues {
  const isInScene = drawn && drawnCard(drawn) && (drawn.sheet || isCardShown.get())
  return drawn && isInScene && !isStill.get() ? drawn : live
}

/** The new values of those that differ; undefined if none does. Names are those of `before`. */
export function changes<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> | undefined {
  const names = Object.keys(before) as (keyof Values)[]
  const changed = names.filter((name) => after[name] !== before[name])
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Values>
}
