import { live } from '../live'

/** All that moves the card's two bodies. */
export type CardMotion = Pick<typeof live, 'tilt' | 'turn' | 'away' | 'glow'>

let drawn: CardMotion | undefined

/**
 * How the card in the DOM is to stand: as its lit body does. Where the scene is drawn by another
 * thread, that is what the thread draws now; else it is this frame's.
 */
export const shownMotion = (): CardMotion => drawn ?? live

/** Told by whoever draws elsewhere; undefined when nobody does any more. */
export function showMotion(motion: CardMotion | undefined): void {
  drawn = motion
}
