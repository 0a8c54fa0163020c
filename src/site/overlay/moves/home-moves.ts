import type { CardLayout } from '../../interaction/card/card-layout'
import { live } from '../../interaction/live'
import type { Parts } from '../part'
import { endFlight, startFlight } from './flight'
import { HEAD_GONE } from './grid-moves'
import type { Copy } from './leaving-copy'
import { EASES, GONE, TIMINGS, type Timeline } from './timings'

const AWAY_DEG = 62
const NOD_DEG = -7
const NOD_S = 0.9

const UNSEEN_LINKS = { opacity: 0, y: 12 }

export function exitHome(timeline: Timeline, parts: Parts): void {
  timeline
    .to(live, { exitTurn: AWAY_DEG, cardPresence: 0 }, 0)
    .to(parts('face'), { opacity: 0.6 }, 0)
    .to(parts('quick-links'), { ...UNSEEN_LINKS, opacity: 0.2 }, 0)
}

export function enterHome(timeline: Timeline, parts: Parts, { layer }: Copy): void {
  live.flatness = 0
  timeline
    .fromTo(live, { exitTurn: -AWAY_DEG, cardPresence: 0 }, { exitTurn: 0, cardPresence: 1 }, 0)
    .from(parts('face'), { opacity: 0 }, 0)
    .from(parts('quick-links'), { ...UNSEEN_LINKS }, 0.1)
    .to(layer, { ...GONE }, 0)
}

/** Prepares a flight: the card becomes flat, and of card or tiles only the paper is left. */
export function clearForFlight(timeline: Timeline, parts: Parts): void {
  const ease = EASES.draw
  timeline
    .to(live, { flatness: 1, exitTurn: 0, ease }, 0)
    .to(parts('face-content'), { opacity: 0.4 }, 0)
    .to(parts('quick-links'), { ...UNSEEN_LINKS, ease }, 0)
    .to(parts('back', 'title'), { ...HEAD_GONE, ease }, 0)
    .to(parts('icon', 'label', 'tile-content'), { opacity: 0, ease }, 0)
}

export function gatherCard(timeline: Timeline, parts: Parts, grid: Copy, card: CardLayout): void {
  const onUpdate = startFlight(timeline, card, [], grid.parts, false)
  Object.assign(live, { flatness: 1, exitTurn: 0, cardPresence: 1 })
  const duration = TIMINGS.flight * live.flightProgress
  // The paper of the faces covers the pieces, which are then removed.
  const covered = Math.max(0, duration - 0.06)
  const whole = covered + TIMINGS.exit
  timeline
    .to(live, { flightProgress: 0, duration, ease: 'none', onUpdate }, 0)
    .from(parts('face'), { opacity: 0, duration: TIMINGS.exit }, covered)
    .call(endFlight, [], whole)
    .to(live, { flatness: 0, duration: TIMINGS.return, ease: EASES.draw }, whole)
    .to(
      live,
      { keyframes: { exitTurn: [0, NOD_DEG, 0] }, duration: NOD_S, ease: 'sine.inOut' },
      whole,
    )
    .from(parts('quick-links'), { ...UNSEEN_LINKS }, covered)
}
