import gsap from 'gsap'
import { live } from '../../../interaction/live'
import { movingParts } from './moving-parts'
import { EASES, TIMINGS } from './timings'

/** About the vertical axis. */
const AWAY_DEG = 62

const facesOf = (screen: HTMLElement) => movingParts(screen, 'face')
const linksOf = (screen: HTMLElement) => movingParts(screen, 'quick-links')

export function leaveHome(screen: HTMLElement): gsap.core.Timeline {
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
    .to(live, { away: AWAY_DEG, cardPresence: 0 }, 0)
    .to(facesOf(screen), { opacity: 0 }, 0)
    .to(linksOf(screen), { opacity: 0, y: 12, duration: TIMINGS.exit * 0.7 }, 0)
}

export function enterHome(screen: HTMLElement): gsap.core.Timeline {
  return gsap
    .timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
    .fromTo(live, { away: -AWAY_DEG, cardPresence: 0 }, { away: 0, cardPresence: 1 }, 0)
    .fromTo(facesOf(screen), { opacity: 0 }, { opacity: 1 }, 0)
    .fromTo(linksOf(screen), { opacity: 0, y: 12 }, { opacity: 1, y: 0 }, 0.1)
}
