import gsap from 'gsap'
import { EASES, TIMINGS } from './timings'

const RISE_PX = 20

const partsOf = (screen: HTMLElement) => {
  const skills = gsap.utils.toArray<HTMLElement>(screen.querySelectorAll('section li'))
  const entries = gsap.utils.toArray<HTMLElement>(
    screen.querySelectorAll('[data-content] > ul > li, [data-content] > div:not(:has(section))'),
  )
  return {
    header: screen.querySelectorAll('header'),
    listTitles: screen.querySelectorAll('section > h2'),
    items: skills.length > 0 ? skills : entries,
    isSkills: skills.length > 0,
  }
}

/** The title first, then the entries one after the other; skills quicker, there are more of them. */
export function enterSection(screen: HTMLElement): gsap.core.Timeline {
  const { header, listTitles, items, isSkills } = partsOf(screen)
  return gsap
    .timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
    .fromTo(header, { opacity: 0, x: -16 }, { opacity: 1, x: 0 }, 0)
    .fromTo(listTitles, { opacity: 0 }, { opacity: 1 }, 0.08)
    .fromTo(
      items,
      isSkills ? { opacity: 0, scale: 0.9 } : { opacity: 0, y: RISE_PX },
      {
        opacity: 1,
        ...(isSkills ? { scale: 1 } : { y: 0 }),
        stagger: isSkills ? TIMINGS.skillStagger : TIMINGS.entryStagger,
      },
      0.08,
    )
}

/** A quick way out, all together. */
export function leaveSection(screen: HTMLElement): gsap.core.Timeline {
  const { header, listTitles, items } = partsOf(screen)
  return (
    gsap
      .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
      // Spread: GSAP takes an empty list inside a list for a target, and fails on it.
      .to([...header, ...listTitles], { opacity: 0 }, 0)
      .to(items, { opacity: 0, y: -RISE_PX / 2 }, 0)
  )
}

/** SPEC's exit: the entries go from the last to the first, the title last; one second to the dot. */
export function leaveSectionSlowly(screen: HTMLElement): gsap.core.Timeline {
  const { header, listTitles, items } = partsOf(screen)
  const each = TIMINGS.awaitedExit * 0.45
  return gsap
    .timeline({ defaults: { ease: EASES.leave } })
    .to(
      items,
      {
        opacity: 0,
        y: RISE_PX * 1.4,
        duration: each,
        stagger: { amount: TIMINGS.awaitedExit * 0.35, from: 'end' },
      },
      0,
    )
    .to(listTitles, { opacity: 0, duration: each }, TIMINGS.awaitedExit * 0.4)
    .to(header, { opacity: 0, x: -16, duration: each }, TIMINGS.awaitedExit - each)
    .set({}, {}, TIMINGS.awaitedExit)
}

/** The not-found card and whatever else has no motion of its own. */
export const enterPlainly = (screen: HTMLElement): gsap.core.Timeline =>
  gsap.timeline().fromTo(screen.children, { opacity: 0 }, { opacity: 1, duration: TIMINGS.enter })

export const leavePlainly = (screen: HTMLElement): gsap.core.Timeline =>
  gsap.timeline().to(screen.children, { opacity: 0, duration: TIMINGS.exit })
