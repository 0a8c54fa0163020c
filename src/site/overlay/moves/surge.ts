import { sections } from 'virtual:content'
import gsap from 'gsap'
import { wake } from '../../interaction/frames/frame-loop'
import { live } from '../../interaction/live'
import { isSectionRoute } from '../../model/routes'
import type { ScreenName } from './route-transition'
import { EASES, TIMINGS } from './timings'

/** Home lies above the grid, the grid above the sections, and these side by side. */
const levelOf = (name: ScreenName): number => (name === 'home' ? 0 : name === 'navigation' ? 1 : 2)

/** 1: down, or to the right; −1: up, or to the left. */
export type Way = { readonly axis: 'down' | 'sideways'; readonly sign: 1 | -1 }

export function wayBetween(from: ScreenName, to: ScreenName): Way {
  const sign = (distance: number) => (distance < 0 ? -1 : 1)
  if (isSectionRoute(from) && isSectionRoute(to)) {
    const { pages } = sections
    return { axis: 'sideways', sign: sign(pages.indexOf(to) - pages.indexOf(from)) }
  }
  return { axis: 'down', sign: sign(levelOf(to) - levelOf(from)) }
}

/** Peak drift, in multiples of the field's speed. */
const PEAK = 9
const ID = 'surge'

export const isSurge = (each: gsap.core.Animation): boolean => each === gsap.getById(ID)

export function endSurge(): void {
  gsap.getById(ID)?.kill()
  Object.assign(live, { surge: 0, rise: 0 })
}

/** The dust rushes past, against the visitor's way. */
export function playSurge(from: ScreenName, to: ScreenName): void {
  gsap.getById(ID)?.kill()
  const { axis, sign } = wayBetween(from, to)
  const peak = -sign * PEAK
  const rush = axis === 'sideways' ? { surge: peak, rise: 0 } : { surge: 0, rise: peak }
  gsap
    .timeline({ id: ID })
    .to(live, { ...rush, duration: TIMINGS.surgeRise, ease: EASES.surgeRise })
    .to(live, { surge: 0, rise: 0, duration: TIMINGS.surgeSettle, ease: EASES.surgeSettle })
  wake()
}
