import { live } from '../live'
import type { CardMotion } from './shown-motion'

const RAD = Math.PI / 180

/** Pose for both DOM and WebGL: rotated, then moved back, about the card's centre. */
export type Pose = {
  /** Degrees, CSS's rotateX and rotateY. */
  x: number
  y: number
  /** CSS px, ≤ 0: moves a turning card away from the eye. */
  z: number
  isBack: boolean
}

/** Writes a motion's pose. @param width of the card, CSS px */
export function readPose(into: Pose, width: number, motion: CardMotion = live): void {
  const { tilt, turn, away } = motion
  const around = turn + away
  into.x = tilt.x
  into.y = tilt.y + around
  into.z = around === 0 ? 0 : -(width / 2) * Math.abs(Math.sin(around * RAD))
  into.isBack = Math.cos(around * RAD) < 0
}
