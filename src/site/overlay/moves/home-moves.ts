import gsap from 'gsap'
import { live } from '../../interaction/live'
import type { Flight } from './flight'
import type { Left } from './leaving-copy'
import type { Parts } from './parts'
import { EASES, TIMINGS } from './timings'

/** About the vertical axis. */
const AWAY_DEG = 62
/** The nod of a card that has come together. */
const NOD_DEG = -7
const NOD_S = 0.9

export function leaveHome(parts: Parts): gsap.core.Timeline {
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
    .to(live, { away: AWAY_DEG, cardPresence: 0 }, 0)
    .to(parts.all('face'), { opacity: 0.6 }, 0)
    .to(parts.all('quick-links'), { opacity: 0.2, y: 12 }, 0)
}

export function enterHome(parts: Parts, left: Left): gsap.core.Timeline {
  live.upright = 0
  return gsap
    .timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
    .fromTo(live, { away: -AWAY_DEG, cardPresence: 0 }, { away: 0, cardPresence: 1 }, 0)
    .fromTo(parts.all('face'), { opacity: 0 }, { opacity: 1 }, 0)
    .fromTo(parts.all('quick-links'), { opacity: 0, y: 12 }, { opacity: 1, y: 0 }, 0.1)
    .to(left.layer, { opacity: 0, duration: TIMINGS.afterglow, ease: EASES.fade }, 0)
}

/** Before it parts, the card lies flat, and only its paper is left. */
export function clearCard(parts: Parts): gsap.core.Timeline {
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.draw } })
    .to(live, { upright: 1, away: 0 }, 0)
    .to(parts.all('face-content'), { opacity: 0.4, ease: EASES.leave }, 0)
    .to(parts.all('quick-links'), { opacity: 0, y: 12 }, 0)
}

/** The tiles' pieces gather to the card, which then nods. */
export function gatherCard(parts: Parts, flight: Flight, land: () => void): gsap.core.Timeline {
  const faces = parts.all('face')
  const links = parts.all('quick-links')
  Object.assign(live, { upright: 1, away: 0, cardPresence: 1 })
  const duration = TIMINGS.flight * live.parted
  // The faces' paper covers the pieces, which then go.
  const covered = Math.max(0, duration - 0.06)
  const whole = covered + TIMINGS.exit
  return gsap
    .timeline({ defaults: { ease: EASES.arrive } })
    .set([faces, links], { opacity: 0 }, 0)
    .to(live, { parted: 0, duration, ease: 'none', onUpdate: flight.show }, 0)
    .to(faces, { opacity: 1, duration: TIMINGS.exit }, covered)
    .call(land, [], whole)
    .to(live, { upright: 0, duration: TIMINGS.return, ease: EASES.draw }, whole)
    .to(live, { keyframes: { away: [0, NOD_DEG, 0] }, duration: NOD_S, ease: 'sine.inOut' }, whole)
    .fromTo(
      links,
      { opacity: 0, y: 12 },
      { opacity: 1, y: 0, duration: TIMINGS.enter, immediateRender: false },
      covered,
    )
}
