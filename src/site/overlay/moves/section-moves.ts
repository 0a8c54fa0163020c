import { hasProjectPages } from 'virtual:content'
import { isSectionRoute, projectSlug } from '../../../model/routes'
import { boxOf, isSeen } from '../../interaction/box'
import type { Parts } from '../part'
import type { Copy } from './leaving-copy'
import { landPicture, pictureOf } from './project-page-moves'
import type { ScreenName, Way } from './route-transition'
import { offset } from './surge'
import { EASES, GONE, TIMINGS, type Timeline } from './timings'
import { flyBackToTile, flyToTitle, tileOf } from './title'

const SINK_PX = 72

const entriesInView = (parts: Parts) => parts('entry').filter(isSeen)

/** Back control and pager stay between two sections, or move from where they were. */
function keepFrame(timeline: Timeline, parts: Parts, copy: Copy): void {
  for (const name of ['back', 'pager'] as const) {
    const [now] = parts(name)
    const [before] = copy.parts(name)
    if (!now || !before) continue
    const [rest, from] = [boxOf(now), boxOf(before)]
    before.style.visibility = 'hidden'
    const way = { x: from.x - rest.x, y: from.y - rest.y }
    if (!isSeen(before)) timeline.from(now, { opacity: 0 }, 0)
    else if (way.x !== 0 || way.y !== 0) timeline.from(now, way, 0)
  }
}

export function enterSection(timeline: Timeline, parts: Parts, copy: Copy, name: ScreenName) {
  const { from, layer } = copy
  const listTitles = parts('list-title')
  const stagger = listTitles.length > 0 ? TIMINGS.skillStagger : TIMINGS.entryStagger
  const tile = from === 'navigation' ? tileOf(copy.parts, name) : undefined
  const lead = tile ? TIMINGS.titleLead : 0
  if (isSectionRoute(from)) keepFrame(timeline, parts, copy)
  else timeline.from(parts('back', 'pager'), { opacity: 0 }, lead)
  if (tile) flyToTitle(timeline, parts, tile)
  else timeline.from(parts('icon', 'title'), { opacity: 0 }, 0)
  // This comes before the entries move, because it measures the one in which the picture lands.
  const isLanding = hasProjectPages && landPicture(timeline, parts, copy)
  if (!isLanding) timeline.to(layer, { ...GONE }, 0)
  timeline
    .from(parts('numeral'), { opacity: 0 }, 0)
    .from(listTitles, { opacity: 0 }, lead)
    .from(entriesInView(parts), { opacity: 0, ...offset(from, name), stagger }, lead)
    .to(copy.parts('entry'), { ...offset(name, from), ...GONE }, 0)
}

export function exitSection(timeline: Timeline, parts: Parts, { from, to }: Way) {
  const heading = parts('icon', 'title')
  // The entry whose page opens stays, until its picture flies.
  const opened = hasProjectPages ? pictureOf(parts, to) : undefined
  const going = entriesInView(parts).filter((entry) => !opened || !entry.contains(opened))
  const numeral = parts('numeral')
  // Two titles share a place: the first must be gone when the next begins.
  if (isSectionRoute(to)) timeline.to([...heading, ...numeral], { opacity: 0 }, 0)
  else timeline.to([...parts('back', 'pager'), ...numeral], { opacity: 0.2 }, 0)
  if (to === 'home' || to === 'notFound' || projectSlug(to))
    timeline.to(heading, { opacity: 0.2 }, 0)
  timeline
    .to(parts('list-title'), { opacity: 0.4 }, 0)
    .to(going, { opacity: 0.4, ...offset(to, from, 0.5) }, 0)
}

/** SPEC's exit of one second: the entries in view sink and fade, and the title flies to its tile. */
export function exitSectionAwaited(timeline: Timeline, parts: Parts, { from }: Way) {
  const entries = entriesInView(parts)
  const whole = TIMINGS.awaitedExit
  // The last entry is half gone when the second is over, so that the screen is never empty.
  const spread = entries.length > 1 ? whole * 0.55 : 0
  const duration = whole * 1.45 - spread
  const frame = parts('back', 'pager', 'numeral')
  const sinking = { y: SINK_PX, duration, ease: EASES.fade }
  timeline
    .to(frame, { opacity: 0, duration: whole * 0.4, ease: EASES.fade }, 0)
    .to(entries, { ...sinking, stagger: { amount: spread, from: 'end' } }, 0)
    .to(entries, { opacity: 0, duration, stagger: { amount: spread } }, 0)
    .to(parts('list-title'), { opacity: 0, duration }, whole * 0.2)
  flyBackToTile(timeline, parts, from)
}
