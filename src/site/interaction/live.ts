import { isStill } from '../state/motion-preference'
import { isCardShown, sceneState } from '../state/scene-state'
import { type CardLayout, drawnCard } from './card/card-layout'
import type { Piece } from './sheet/cut-sheet'

/** What the scene draws of a frame; here, of one at rest. */
const restingFrame = {
  /** Extra drift to the right and down, in multiples of the dust's speed; 0 at rest. */
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
  fold: 0,
  card: null as CardLayout | null,
  /** Whether the scene may draw it. One that is struck, or that can scroll, keeps its CSS paper. */
  canLightCard: false,
  /** 0…1, opacity of the lit card. */
  cardPresence: 1,
  /** Set while the scene draws the card in pieces, between home and grid. */
  sheet: null as { card: CardLayout; pieces: readonly Piece[] } | null,
  /** 0 the whole card … 1 the grid. */
  flightProgress: 0,
}
export type FrameValues = typeof restingFrame

/** The latest frame: listeners and GSAP write it, outside React; who shows it compares. */
export const live = {
  ...restingFrame,
  /** −1…1 from the card's centre, y down; `lean` (gyroscope) too. */
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  /** 0…1: 1 takes tilt, turn and light from the card, which then lies flat. */
  flatness: 0,
}

/** What the scene draws of it, and nothing that others keep there: not everything can be sent. */
export const latestFrame = (): FrameValues => ({
  ...restingFrame,
  ...changes(restingFrame, live),
})

/** Whether the scene draws the card, or will with its next frames. */
export const canDrawCard = (): boolean => live.canLightCard && sceneState.get() === 'ready'
/** Whether the scene's card is seen; else it shows its CSS paper. */
export const isCardDrawn = (): boolean => canDrawCard() && isCardShown.get()

let drawn: FrameValues | undefined

/** For the scene's host: the frame on its canvas; undefined while there is none. */
export function setDrawn(frame: FrameValues | undefined): void {
  drawn = frame
}

/** What the DOM card and its pieces must match: what the scene drew last, if the card was in it. */
export function shownFrame(): FrameValues {
  const isInScene = drawn && drawnCard(drawn) && (drawn.sheet || isCardShown.get())
  return drawn && isInScene && !isStill.get() ? drawn : live
}

/** Which of the values before have others now; undefined where none has. */
export function changes<Values extends object>(
  before: Values,
  after: Values,
): Partial<Values> | undefined {
  const names = Object.keys(before) as (keyof Values)[]
  const changed = names.filter((name) => after[name] !== before[name])
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Values>
}
