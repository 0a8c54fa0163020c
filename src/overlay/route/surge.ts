import gsap from 'gsap'
import { wake } from '../../interaction/frames/frame-loop'
import { live } from '../../interaction/live'
import type { ScreenName } from './route-transition'
import { wayBetween } from './space'
import { EASES, TIMINGS } from './timelines/timings'

/** Peak drift, in multiples of the field's speed. */
const PEAK = 9

let surge: gsap.core.Timeline | undefined

export const isSurging = (): boolean => surge !== undefined
export const isSurge = (timeline: unknown): boolean => timeline === surge

export function endSurge(): void {
  surge?.kill()
  surge = undefined
  live.surge = 0
  live.rise = 0
}

/** The dust rushes past, against the visitor's way. */
export function playSurge(from: ScreenName, to: ScreenName): void {
  surge?.kill()
  const { axis, sign } = wayBetween(from, to)
  const peak = -sign * PEAK
  const rush = axis === 'sideways' ? { surge: peak, rise: 0 } : { surge: 0, rise: peak }
  surge = gsap
    .timeline({ onComplete: endSurge })
    .to(live, { ...rush, duration: TIMINGS.surgeRise, ease: EASES.surgeRise })
    .to(live, { surge: 0, rise: 0, duration: TIMINGS.surgeSettle, ease: EASES.surgeSettle })
  wake()
}
