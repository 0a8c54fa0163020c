import { type Box, middleOf } from '../box'
import type { Piece } from './cut-sheet'

/** How much faster the middle piece is than the outermost. All start at once: a single one would leave a hole. */
const HASTE = 0.32
/** Half way a piece is lifted toward the eye by LIFT_PX, and turned from the centre by TURN_DEG. */
const LIFT_PX = 46
const TURN_DEG = 13
/** The last share of the way, on which a piece fades under its tile. */
const HIDDEN_SHARE = 0.08
/** Neighbours overlap while the card is whole: their soft edges would show as seams. */
const BLEED_PX = 1
const BLEED_SHARE = 0.04

const mix = (from: number, to: number, share: number) => from + (to - from) * share

const mixBoxes = (from: Box, to: Box, progress: number): Box => ({
  x: mix(from.x, to.x, progress),
  y: mix(from.y, to.y, progress),
  width: mix(from.width, to.width, progress),
  height: mix(from.height, to.height, progress),
})

/** A power of 1.6 at the start, so that pieces leave at once; a cubic end, so that they arrive softly. */
const eased = (progress: number) => 1 - (1 - progress ** 1.6) ** 3

/** The pose of a piece in DOM and WebGL: lengths and the centre in CSS px of the viewport, z toward the eye. */
export function piecePose(piece: Piece, flightProgress: number) {
  const progress = eased(Math.min(1, flightProgress * (1 + HASTE * (1 - piece.distance))))
  // A piece rises before it shrinks, so that the gaps open slowly.
  const air = Math.sin(Math.PI * progress ** 0.55)
  const box = mixBoxes(piece.card, piece.tile, progress)
  return {
    ...middleOf(box),
    z: LIFT_PX * air,
    width: box.width,
    height: box.height,
    turnX: -TURN_DEG * air * piece.side.y,
    turnY: TURN_DEG * air * piece.side.x,
    /** From 0, on the card, to 1, a tile; eased. */
    progress,
    opacity: Math.min(1, (1 - progress) / HIDDEN_SHARE),
    bleed: BLEED_PX * Math.max(0, 1 - progress / BLEED_SHARE),
    radii: piece.cardRadii.map((radius, corner) =>
      mix(radius, piece.tileRadii[corner] ?? 0, progress),
    ),
  }
}
