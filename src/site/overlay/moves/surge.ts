import { hasProjectPages, projectPages, sections } from 'virtual:content'
import gsap from 'gsap'
import { projectRoute, projectSlug } from '../../../model/routes'
import { wake } from '../../interaction/frames/frame-loop'
import { live } from '../../interaction/live'
import type { ScreenName } from './route-transition'
import { EASES, TIMINGS } from './timings'

/** Home lies above the grid, the grid above the sections, which lie side by side, and projects' pages lowest. */
function levelOf(name: ScreenName): number {
  if (name === 'home') return 0
  if (name === 'navigation') return 1
  return hasProjectPages && projectSlug(name) !== undefined ? 3 : 2
}

const sign = (distance: number) => (distance < 0 ? -1 : 1)

/** The direction from one screen to another: −1, 0 or 1 to the right and down. */
function wayBetween(from: ScreenName, to: ScreenName) {
  const sectionRow: ScreenName[] = sections.pager.map(({ route }) => route)
  const projectRow: ScreenName[] = hasProjectPages ? projectPages.map(projectRoute) : []
  const beside = [sectionRow, projectRow].find((row) => row.includes(from) && row.includes(to))
  return beside
    ? { x: sign(beside.indexOf(to) - beside.indexOf(from)), y: 0 }
    : { x: 0, y: sign(levelOf(to) - levelOf(from)) }
}

const PASS_PX = 90
const RISE_PX = 28

/** Where entries come from or go to, as the screens stand in one space. @param share of the whole way */
export function offset(from: ScreenName, to: ScreenName, share = 1) {
  const { x, y } = wayBetween(from, to)
  return { x: x * share * PASS_PX, y: y * share * RISE_PX }
}

/** The surge's peak, in multiples of the dust's speed. */
const PEAK = 9
const ID = 'surge'

export const isSurge = (each: gsap.core.Animation): boolean => each === gsap.getById(ID)

export function endSurge(): void {
  gsap.getById(ID)?.kill()
  Object.assign(live, { surge: 0, rise: 0 })
}

/** Lets the dust rush past, against the visitor's way. */
export function playSurge(from: ScreenName, to: ScreenName): void {
  gsap.getById(ID)?.kill()
  const { x, y } = wayBetween(from, to)
  const rush = { surge: -PEAK * x, rise: -PEAK * y }
  gsap
    .timeline({ id: ID })
    .to(live, { ...rush, duration: TIMINGS.surgeRise, ease: EASES.surgeRise })
    .to(live, { surge: 0, rise: 0, duration: TIMINGS.surgeSettle, ease: EASES.surgeSettle })
  wake()
}
