import { live } from '../live'

export type CardMotion = Pick<typeof live, 'tilt' | 'turn' | 'away' | 'glow' | 'sheet' | 'parted'>

let drawn: CardMotion | undefined

/** What the DOM card and its pieces must match: the worker's last drawn motion, else this frame's. */
export const shownMotion = (): CardMotion => drawn ?? live

/** Called by the worker's host; undefined when no worker draws. */
export function showMotion(motion: CardMotion | undefined): void {
  drawn = motion
}
