import gsap from 'gsap'
import { isSectionRoute, type SectionRoute } from '../../../model/routes'
import type { ScreenName } from '../route-transition'
import { wayBetween } from '../space'
import type { Departure } from '../travel/departure'
import { boxOf, isSeen } from '../travel/flip'
import { movingParts, optionalParts } from './moving-parts'
import { EASES, TIMINGS } from './timings'
import { flyHome, flyToTitle, leadingTile } from './title-timelines'

const RISE_PX = 28
const PASS_PX = 90
const SINK_PX = 72

const partsOf = (screen: HTMLElement) => {
  const listTitles = optionalParts(screen, 'list-title')
  return {
    frame: [...movingParts(screen, 'back'), ...movingParts(screen, 'pager')],
    numeral: optionalParts(screen, 'numeral'),
    heading: [...optionalParts(screen, 'icon'), ...movingParts(screen, 'title')],
    listTitles,
    entries: movingParts(screen, 'entry').filter((entry) => isSeen(boxOf(entry))),
    stagger: listTitles.length > 0 ? TIMINGS.skillStagger : TIMINGS.entryStagger,
  }
}

/** Where entries come from, or go to, in px: the screens stand in one space. */
function offset(from: ScreenName, to: ScreenName, px: number) {
  const { axis, sign } = wayBetween(from, to)
  return axis === 'sideways' ? { x: sign * px } : { y: (sign * px * RISE_PX) / PASS_PX }
}

/** What two sections share stays, or moves from where it was. */
function keepFrame(timeline: gsap.core.Timeline, screen: HTMLElement, image: HTMLElement): void {
  for (const name of ['back', 'pager'] as const) {
    const [now] = movingParts(screen, name)
    const [before] = optionalParts(image, name)
    if (!now || !before) continue
    const [rest, from] = [boxOf(now), boxOf(before)]
    before.style.visibility = 'hidden'
    if (!isSeen(from)) timeline.fromTo(now, { opacity: 0 }, { opacity: 1 }, 0)
    else if (from.y !== rest.y) timeline.fromTo(now, { y: from.y - rest.y }, { y: 0 }, 0)
  }
}

export function enterSection(
  screen: HTMLElement,
  name: SectionRoute,
  { from, image }: Departure,
): gsap.core.Timeline {
  const { frame, numeral, heading, listTitles, entries, stagger } = partsOf(screen)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  const tile = from === 'navigation' ? leadingTile(image, name) : undefined
  const lead = tile ? TIMINGS.titleLead : 0
  if (isSectionRoute(from)) keepFrame(timeline, screen, image)
  else timeline.fromTo(frame, { opacity: 0 }, { opacity: 1 }, lead)
  if (numeral.length > 0) timeline.fromTo(numeral, { opacity: 0 }, { opacity: 1 }, 0)
  if (tile) flyToTitle(timeline, screen, tile)
  else timeline.fromTo(heading, { opacity: 0 }, { opacity: 1 }, 0)
  const rest = { opacity: 1, x: 0, y: 0 }
  const start = { opacity: 0, ...offset(from, name, PASS_PX) }
  const gone = { opacity: 0, duration: TIMINGS.afterglow, ease: EASES.fade }
  const passing = optionalParts(image, 'entry')
  // GSAP warns of tweens without targets.
  if (listTitles.length > 0) timeline.fromTo(listTitles, { opacity: 0 }, { opacity: 1 }, lead)
  if (passing.length > 0) timeline.to(passing, { ...offset(name, from, PASS_PX), ...gone }, 0)
  return timeline.fromTo(entries, start, { ...rest, stagger }, lead).to(image, { ...gone }, 0)
}

export function leaveSection(
  screen: HTMLElement,
  name: ScreenName,
  to: ScreenName,
): gsap.core.Timeline {
  const { frame, numeral, heading, listTitles, entries } = partsOf(screen)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
  const isSideways = isSectionRoute(to)
  // Two titles in one place are never seen together: the first is gone when the next begins.
  const replaced = [...heading, ...numeral]
  if (isSideways) timeline.to(replaced, { opacity: 0 }, 0)
  else timeline.to([...frame, ...numeral], { opacity: 0.2 }, 0)
  if (!isSideways && to !== 'navigation') timeline.to(heading, { opacity: 0.2 }, 0)
  if (listTitles.length > 0) timeline.to(listTitles, { opacity: 0.4 }, 0)
  return timeline.to(entries, { opacity: 0.4, ...offset(to, name, PASS_PX / 2) }, 0)
}

/**
 * SPEC's exit of one second: what is in view sinks, the last ahead of the others, and fades from the
 * first on, over which the title flies to its tile. The last of it goes on as an afterimage.
 */
export function leaveSectionSlowly(screen: HTMLElement, name: SectionRoute): gsap.core.Timeline {
  const { frame, numeral, listTitles, entries } = partsOf(screen)
  const whole = TIMINGS.awaitedExit
  // The last to leave is half gone when the second is over: the screen is never empty.
  const spread = entries.length > 1 ? whole * 0.55 : 0
  const duration = whole * 1.45 - spread
  const timeline = gsap.timeline({ defaults: { ease: EASES.leave, duration } })
  timeline
    .to([...frame, ...numeral], { opacity: 0, duration: whole * 0.4, ease: EASES.fade }, 0)
    .to(entries, { y: SINK_PX, ease: 'power1.out', stagger: { amount: spread, from: 'end' } }, 0)
    .to(entries, { opacity: 0, stagger: { amount: spread } }, 0)
  if (listTitles.length > 0) timeline.to(listTitles, { opacity: 0 }, whole * 0.2)
  flyHome(timeline, screen, name)
  return timeline
}

export const enterPlainly = (screen: HTMLElement, { image }: Departure): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(screen.children, { opacity: 0 }, { opacity: 1, duration: TIMINGS.enter })
    .to(image, { opacity: 0, duration: TIMINGS.afterglow }, 0)

export const leavePlainly = (screen: HTMLElement): gsap.core.Timeline =>
  gsap.timeline().to(screen.children, { opacity: 0.2, duration: TIMINGS.exit })
