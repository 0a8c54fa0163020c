import gsap from 'gsap'
import { live } from '../../../interaction/live'
import { type Departure, paperOf } from '../travel/departure'
import { endFlight, isCardDrawn, showFlight, startFlight } from '../travel/sheet-flight'
import { movingParts } from './moving-parts'
import { EASES, TIMINGS } from './timings'
import { noteElements } from './written-styles'

/** About the vertical axis. */
const AWAY_DEG = 62
/** The nod of a card that has come together. */
const NOD_DEG = -7
const NOD_S = 0.9

const facesOf = (screen: HTMLElement) => movingParts(screen, 'face')
const linksOf = (screen: HTMLElement) => movingParts(screen, 'quick-links')
/** Name, portrait and controls of both faces. */
export const contentOf = (screen: HTMLElement) =>
  movingParts(screen, 'paper').flatMap((paper) =>
    [...(paper.parentElement?.children ?? [])].filter((each) => each !== paper),
  )

export function leaveHome(screen: HTMLElement): gsap.core.Timeline {
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
    .to(live, { away: AWAY_DEG, cardPresence: 0 }, 0)
    .to(facesOf(screen), { opacity: 0.2 }, 0)
    .to(linksOf(screen), { opacity: 0.2, y: 12 }, 0)
}

export function enterHome(screen: HTMLElement): gsap.core.Timeline {
  live.upright = 0
  return gsap
    .timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
    .fromTo(live, { away: -AWAY_DEG, cardPresence: 0 }, { away: 0, cardPresence: 1 }, 0)
    .fromTo(facesOf(screen), { opacity: 0 }, { opacity: 1 }, 0)
    .fromTo(linksOf(screen), { opacity: 0, y: 12 }, { opacity: 1, y: 0 }, 0.1)
}

/** Before it parts, the card lies flat, and only its paper is left. */
export function clearCard(screen: HTMLElement): gsap.core.Timeline {
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.draw } })
    .to(live, { upright: 1, away: 0 }, 0)
    .to(contentOf(screen), { opacity: 0.4, ease: EASES.leave }, 0)
    .to(linksOf(screen), { opacity: 0, y: 12 }, 0)
}

/** The tiles' pieces gather to the card, which then nods. */
export function gatherCard(screen: HTMLElement, { image }: Departure): gsap.core.Timeline {
  const { card } = live
  if (!card) return enterHome(screen)
  noteElements(startFlight(card, image, false, isCardDrawn(), paperOf(screen)))
  Object.assign(live, { upright: 1, away: 0, cardPresence: 1 })
  const flight = TIMINGS.flight * live.parted
  // The faces' paper covers the pieces, which then go.
  const faces = Math.max(0, flight - 0.06)
  const whole = faces + TIMINGS.exit
  return gsap
    .timeline({ defaults: { ease: EASES.arrive } })
    .set(facesOf(screen), { opacity: 0 }, 0)
    .set(linksOf(screen), { opacity: 0 }, 0)
    .to(live, { parted: 0, duration: flight, ease: 'none', onUpdate: showFlight }, 0)
    .to(facesOf(screen), { opacity: 1, duration: TIMINGS.exit }, faces)
    .call(endFlight, [], whole)
    .to(live, { upright: 0, duration: TIMINGS.return, ease: EASES.draw }, whole)
    .to(live, { keyframes: { away: [0, NOD_DEG, 0] }, duration: NOD_S, ease: 'sine.inOut' }, whole)
    .fromTo(
      linksOf(screen),
      { opacity: 0, y: 12 },
      { opacity: 1, y: 0, duration: TIMINGS.enter, immediateRender: false },
      faces,
    )
}
