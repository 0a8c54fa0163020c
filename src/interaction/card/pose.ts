import { live } from '../live'
import type { CardMotion } from './shown-motion'

const RAD = Math.PI / 180

/** The card's pose as both DOM and WebGL show it: first turned, then moved back, about its centre. */
export type Pose = {
  /** Degrees, CSS's rotateX and rotateY. */
  x: number
  y: number
  /** CSS px toward the visitor, ≤ 0: a card that turns over must not come close to the eye. */
  z: number
  /** Whether its back is toward the visitor. */
  isBack: boolean
}

/** Reads the pose of a motion, this moment's by default. @param width of the card, CSS px */
export function readPose(into: Pose, width: number, motion: CardMotion = live): void {
  const { tilt, turn, away } = motion
  const around = turn + away
  into.x = tilt.x
  into.y = tilt.y + around
  into.z = around === 0 ? 0 : -(width / 2) * Math.abs(Math.sin(around * RAD))
  into.isBack = Math.cos(around * RAD) < 0
}
