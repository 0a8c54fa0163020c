import type { FrameValues } from '../live'

const RAD = Math.PI / 180

/** Pose for both DOM and WebGL: rotated, then moved back, about the card's centre. */
export type Pose = {
  /** Degrees, CSS's rotateX and rotateY. */
  x: number
  y: number
  /** CSS px, ≤ 0: moves a turning card away from the eye. */
  z: number
  isBack: boolean
  /** CSS px, side of the triangle that is folded over at the visible face's upper right. */
  fold: number
}

/** A whole fold, in CSS px and in shares of the card's width: it ends short of the turn button. */
export const FOLD = { px: 25, share: 0.03 }

/** Writes a motion's pose. @param width of the card, CSS px */
export function readPose(
  into: Pose,
  width: number,
  motion: Pick<FrameValues, 'tiltX' | 'tiltY' | 'turn' | 'exitTurn' | 'lift'>,
): void {
  const { tiltX, tiltY, turn, exitTurn, lift } = motion
  const around = turn + exitTurn
  into.x = tiltX
  into.y = tiltY + around
  into.z = around === 0 ? 0 : -(width / 2) * Math.abs(Math.sin(around * RAD))
  into.isBack = Math.cos(around * RAD) < 0
  into.fold = lift * (FOLD.px + FOLD.share * width)
}
