import gsap from 'gsap'
import { live } from '../../../interaction/live'
import { EASES, TIMINGS } from './timings'

/** Of the rosette's curves. Not an offset: GSAP rounds it to whole px. */
export const UNDRAWN = '0 0.0834'
export const DRAWN = '0.0834 0'

/** Elements styled by this screen's timelines, interrupted ones included. */
const written = new Set<Element>()

export function noteWritten(timeline: gsap.core.Timeline): void {
  for (const tween of timeline.getChildren(true, true, false)) {
    for (const target of tween.targets()) if (target instanceof Element) written.add(target)
  }
}

export function noteElements(elements: readonly Element[]): void {
  for (const element of elements) written.add(element)
}

export const forgetWritten = (): void => written.clear()

export function clearWritten(): void {
  if (written.size > 0) gsap.set([...written], { clearProps: 'all' })
  for (const element of written) {
    // GSAP leaves one on SVG elements.
    if (element instanceof SVGElement) element.style.transformOrigin = ''
  }
  written.clear()
}

/** From an interrupted entry or exit to rest, without a jump. */
export function returnToRest(): gsap.core.Timeline {
  const isCurve = (element: Element) => element instanceof SVGElement
  const curves = [...written].filter(isCurve)
  const others = [...written].filter((element) => !isCurve(element))
  const timeline = gsap
    .timeline({ defaults: { duration: TIMINGS.return, ease: EASES.arrive } })
    .to(live, { away: 0, upright: 0, cardPresence: 1 }, 0)
  // GSAP warns of tweens without targets.
  if (others.length > 0) timeline.to(others, { opacity: 1, x: 0, y: 0, scale: 1 }, 0)
  if (curves.length > 0) timeline.to(curves, { strokeDasharray: DRAWN }, 0)
  return timeline
}
