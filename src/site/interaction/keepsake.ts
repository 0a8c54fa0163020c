import { type FrameValues, frameOf, live } from './live'

/** What the scene draws as a picture to keep, beside the frames that are seen. */
export type Keepsake = {
  /** CSS px, and pixels of the picture per CSS px. */
  view: { width: number; height: number; pixelRatio: number }
  frame: FrameValues
  /** What the DOM shows on the card, upside down as a texture. */
  texts: ImageBitmap
}

/** `draw` is set by the scene's host while there is a scene; it gives undefined where it cannot. */
export const keepsakes: {
  draw?: ((keepsake: Keepsake) => Promise<ImageBitmap | undefined>) | undefined
} = {}

/** Of the light on the front: fainter, it goes out, and the card lies flat. */
const LIT = 0.5
let seen = { tiltX: 0, tiltY: 0, glow: 0 }

/** Call with every frame of the card: its back and a dialog show no front. */
export function noteFront(): void {
  const { tiltX, tiltY, glow, turn, exitTurn, flatness } = live
  if (glow >= LIT && turn === 0 && exitTurn === 0 && flatness === 0) seen = { tiltX, tiltY, glow }
}

/** The whole front, in the tilt and light in which the visitor last saw it lit. */
export const seenFront = (): FrameValues => ({
  ...frameOf(live),
  ...seen,
  turn: 0,
  exitTurn: 0,
  fold: 0,
  canLightCard: true,
  cardPresence: 1,
  sheet: null,
  flightProgress: 0,
})
