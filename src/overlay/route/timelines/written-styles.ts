import gsap from 'gsap'
import { live } from '../../../interaction/live'
import { EASES, TIMINGS } from './timings'

/** Elements styled by this screen's timelines, interrupted ones included. */
const written = new Set<Element>()

export function noteWritten(timeline: gsap.core.Timeline): void {
  for (const tween of timeline.getChildren(true, true, false)) {
    for (const target of tween.targets()) if (target instanceof Element) written.add(target)
  }
}

export const forgetWritten = (): void => written.clear()

export function clearWritten(): void {
  if (written.size > 0) gsap.set([...written], { clearProps: 'all' })
  written.clear()
}

/** From an interrupted entry or exit to rest, without a jump. */
export function returnToRest(): gsap.core.Timeline {
  const elements = [...written]
  const isCurve = (element: Element) => element instanceof SVGElement
  return gsap
    .timeline({ defaults: { duration: TIMINGS.return, ease: EASES.arrive } })
    .to(live, { away: 0, cardPresence: 1 }, 0)
    .to(
      elements.filter((element) => !isCurve(element)),
      { opacity: 1, x: 0, y: 0, scale: 1 },
      0,
    )
    .to(elements.filter(isCurve), { strokeDashoffset: 0 }, 0)
}
