import gsap from 'gsap'
import { isSectionRoute, type SectionRoute } from '../../model/routes'
import type { Left } from './leaving-copy'
import type { Parts } from './parts'
import { boxOf, isSeen } from './place'
import type { ScreenName } from './route-transition'
import { wayBetween } from './surge'
import { EASES, TIMINGS } from './timings'
import { flyHome, flyToTitle, tileOf } from './title'

const RISE_PX = 28
const PASS_PX = 90
const SINK_PX = 72

const framesOf = (parts: Parts) => [...parts.all('back'), ...parts.all('pager')]
const headingOf = (parts: Parts) => [...parts.all('icon'), ...parts.all('title')]
const entriesInView = (parts: Parts) => parts.all('entry').filter((each) => isSeen(boxOf(each)))

/** Where entries come from, or go to, in px: the screens stand in one space. */
function offset(from: ScreenName, to: ScreenName, px: number) {
  const { axis, sign } = wayBetween(from, to)
  return axis === 'sideways' ? { x: sign * px } : { y: (sign * px * RISE_PX) / PASS_PX }
}

/** What two sections share stays, or moves from where it was. */
function keepFrame(timeline: gsap.core.Timeline, parts: Parts, left: Parts): void {
  for (const name of ['back', 'pager'] as const) {
    const [now] = parts.all(name)
    const [before] = left.all(name)
    if (!now || !before) continue
    const [rest, from] = [boxOf(now), boxOf(before)]
    before.style.visibility = 'hidden'
    if (!isSeen(from)) timeline.fromTo(now, { opacity: 0 }, { opacity: 1 }, 0)
    else if (from.y !== rest.y) timeline.fromTo(now, { y: from.y - rest.y }, { y: 0 }, 0)
  }
}

export function enterSection(parts: Parts, name: SectionRoute, left: Left): gsap.core.Timeline {
  const { from, layer } = left
  const listTitles = parts.all('list-title')
  const stagger = listTitles.length > 0 ? TIMINGS.skillStagger : TIMINGS.entryStagger
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  const tile = from === 'navigation' ? tileOf(left, name) : undefined
  const lead = tile ? TIMINGS.titleLead : 0
  const appear = (elements: HTMLElement[], at: number) => {
    // GSAP warns of tweens without targets.
    if (elements.length > 0) timeline.fromTo(elements, { opacity: 0 }, { opacity: 1 }, at)
  }
  if (isSectionRoute(from)) keepFrame(timeline, parts, left)
  else appear(framesOf(parts), lead)
  appear(parts.all('numeral'), 0)
  if (tile) flyToTitle(timeline, parts, tile)
  else appear(headingOf(parts), 0)
  appear(listTitles, lead)
  const rest = { opacity: 1, x: 0, y: 0 }
  const start = { opacity: 0, ...offset(from, name, PASS_PX) }
  const gone = { opacity: 0, duration: TIMINGS.afterglow, ease: EASES.fade }
  const passing = left.all('entry')
  if (passing.length > 0) timeline.to(passing, { ...offset(name, from, PASS_PX), ...gone }, 0)
  return timeline
    .fromTo(entriesInView(parts), start, { ...rest, stagger }, lead)
    .to(layer, { ...gone }, 0)
}

export function leaveSection(parts: Parts, name: ScreenName, to: ScreenName): gsap.core.Timeline {
  const [heading, numeral, listTitles] = [
    headingOf(parts),
    parts.all('numeral'),
    parts.all('list-title'),
  ]
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
  const isSideways = isSectionRoute(to)
  // Two titles in one place are never seen together: the first is gone when the next begins.
  if (isSideways) timeline.to([...heading, ...numeral], { opacity: 0 }, 0)
  else timeline.to([...framesOf(parts), ...numeral], { opacity: 0.2 }, 0)
  if (!isSideways && to !== 'navigation') timeline.to(heading, { opacity: 0.2 }, 0)
  if (listTitles.length > 0) timeline.to(listTitles, { opacity: 0.4 }, 0)
  return timeline.to(entriesInView(parts), { opacity: 0.4, ...offset(to, name, PASS_PX / 2) }, 0)
}

/**
 * SPEC's exit of one second: what is in view sinks, the last ahead of the others, and fades from the
 * first on, over which the title flies to its tile. The last of it goes on as an afterimage.
 */
export function leaveSectionSlowly(parts: Parts, name: SectionRoute): gsap.core.Timeline {
  const entries = entriesInView(parts)
  const listTitles = parts.all('list-title')
  const frame = [...framesOf(parts), ...parts.all('numeral')]
  const whole = TIMINGS.awaitedExit
  // The last to leave is half gone when the second is over: the screen is never empty.
  const spread = entries.length > 1 ? whole * 0.55 : 0
  const duration = whole * 1.45 - spread
  const timeline = gsap.timeline({ defaults: { ease: EASES.leave, duration } })
  timeline
    .to(frame, { opacity: 0, duration: whole * 0.4, ease: EASES.fade }, 0)
    .to(entries, { y: SINK_PX, ease: 'power1.out', stagger: { amount: spread, from: 'end' } }, 0)
    .to(entries, { opacity: 0, stagger: { amount: spread } }, 0)
  if (listTitles.length > 0) timeline.to(listTitles, { opacity: 0 }, whole * 0.2)
  flyHome(timeline, parts, name)
  return timeline
}

/** For a screen without parts of its own. */
export const enterPlainly = (parts: Parts, { layer }: Left): gsap.core.Timeline =>
  gsap
    .timeline()
    .fromTo(parts.all('whole'), { opacity: 0 }, { opacity: 1, duration: TIMINGS.enter })
    .to(layer, { opacity: 0, duration: TIMINGS.afterglow }, 0)

export const leavePlainly = (parts: Parts): gsap.core.Timeline =>
  gsap.timeline().to(parts.all('whole'), { opacity: 0.2, duration: TIMINGS.exit })
