import gsap from 'gsap'
import { movingParts, optionalParts } from './moving-parts'
import { EASES, TIMINGS } from './timings'

const RISE_PX = 20

const partsOf = (screen: HTMLElement) => {
  const listTitles = optionalParts(screen, 'list-title')
  return {
    header: movingParts(screen, 'header'),
    listTitles,
    entries: movingParts(screen, 'entry'),
    isSkills: listTitles.length > 0,
  }
}

/** Skills enter quicker: there are more of them. */
export function enterSection(screen: HTMLElement): gsap.core.Timeline {
  const { header, listTitles, entries, isSkills } = partsOf(screen)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  timeline.fromTo(header, { opacity: 0, x: -16 }, { opacity: 1, x: 0 }, 0)
  if (isSkills) timeline.fromTo(listTitles, { opacity: 0 }, { opacity: 1 }, 0.08)
  return timeline.fromTo(
    entries,
    isSkills ? { opacity: 0, scale: 0.9 } : { opacity: 0, y: RISE_PX },
    {
      opacity: 1,
      ...(isSkills ? { scale: 1 } : { y: 0 }),
      stagger: isSkills ? TIMINGS.skillStagger : TIMINGS.entryStagger,
    },
    0.08,
  )
}

export function leaveSection(screen: HTMLElement): gsap.core.Timeline {
  const { header, listTitles, entries } = partsOf(screen)
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
    .to([...header, ...listTitles], { opacity: 0 }, 0)
    .to(entries, { opacity: 0, y: -RISE_PX / 2 }, 0)
}

/** SPEC's exit: entries from last to first, then the title; exactly one second. */
export function leaveSectionSlowly(screen: HTMLElement): gsap.core.Timeline {
  const { header, listTitles, entries, isSkills } = partsOf(screen)
  const each = TIMINGS.awaitedExit * 0.45
  const timeline = gsap.timeline({ defaults: { ease: EASES.leave } })
  timeline.to(
    entries,
    {
      opacity: 0,
      y: RISE_PX * 1.4,
      duration: each,
      stagger: { amount: TIMINGS.awaitedExit * 0.35, from: 'end' },
    },
    0,
  )
  if (isSkills) {
    timeline.to(listTitles, { opacity: 0, duration: each }, TIMINGS.awaitedExit * 0.4)
  }
  return timeline
    .to(header, { opacity: 0, x: -16, duration: each }, TIMINGS.awaitedExit - each)
    .set({}, {}, TIMINGS.awaitedExit)
}

export const enterPlainly = (screen: HTMLElement): gsap.core.Timeline =>
  gsap.timeline().fromTo(screen.children, { opacity: 0 }, { opacity: 1, duration: TIMINGS.enter })

export const leavePlainly = (screen: HTMLElement): gsap.core.Timeline =>
  gsap.timeline().to(screen.children, { opacity: 0, duration: TIMINGS.exit })
