import { PX, SHARES } from '../../geometry/geometry'
import type { FrameValues } from '../live'

const RAD = Math.PI / 180

type Motion = Pick<FrameValues, 'tiltX' | 'tiltY' | 'turn' | 'exitTurn' | 'fold'>

/** The pose that card and scene share: rotated about its centre, then moved back. @param width of the card, CSS px */
export function poseOf(width: number, { tiltX, tiltY, turn, exitTurn, fold }: Motion) {
  const around = turn + exitTurn
  return {
    /** x and y are CSS's rotateX and rotateY, in degrees. */
    x: tiltX,
    y: tiltY + around,
    /** CSS px, ≤ 0: a turning card moves away from the eye. */
    z: around === 0 ? 0 : -(width / 2) * Math.abs(Math.sin(around * RAD)),
    isBack: Math.cos(around * RAD) < 0,
    /** CSS px: side of the triangle that is folded over at the visible face's upper right. */
    foldPx: fold * (PX.foldSide + SHARES.foldShare * width),
  }
}

export type Pose = ReturnType<typeof poseOf>
