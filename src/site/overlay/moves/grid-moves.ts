import gsap from 'gsap'
import { live } from '../../interaction/live'
import type { Flight } from './flight'
import type { Left } from './leaving-copy'
import type { Parts } from './parts'
import type { ScreenName } from './route-transition'
import { EASES, TIMINGS } from './timings'
import { flyToTile, tileOf } from './title'

const RISE_PX = 22
/** Without a scene, tiles begin this share of the way nearer to the card's middle. */
const NEARER = 0.3
/** Of the flight: the top pieces have passed the title's place. */
const HEAD_FREE_AT = 0.6
/** `stroke-dasharray` of the rosette's curves. Not an offset: GSAP rounds it to whole px. */
const UNDRAWN = '0 0.0834'
export const DRAWN = '0.0834 0'

const headOf = (parts: Parts) => [...parts.all('back'), ...parts.all('title')]

const middleOf = (element: HTMLElement) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function fromCentre(tiles: readonly HTMLElement[]): HTMLElement[] {
  const middles = new Map(tiles.map((tile) => [tile, middleOf(tile)]))
  const all = [...middles.values()]
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const centreX = between(all.map(({ x }) => x))
  const centreY = between(all.map(({ y }) => y))
  const distance = (tile: HTMLElement) => {
    const { x, y } = middles.get(tile) ?? { x: 0, y: 0 }
    return Math.hypot(x - centreX, y - centreY)
  }
  return [...tiles].sort((a, b) => distance(a) - distance(b))
}

/** Every curve, of length 1, grows from twelve points at once, the inner ones first. */
function drawRosette(timeline: gsap.core.Timeline, parts: Parts, at = 0): void {
  timeline.fromTo(
    parts.all('curve'),
    { strokeDasharray: UNDRAWN },
    {
      strokeDasharray: DRAWN,
      duration: TIMINGS.rosetteDraw,
      ease: EASES.draw,
      stagger: { amount: TIMINGS.rosetteStagger },
    },
    at,
  )
}

/** The card parts: each piece flies to its tile, which appears on it. */
export function partCard(
  parts: Parts,
  left: Left,
  flight: Flight,
  land: () => void,
): gsap.core.Timeline {
  flight.carry(left.all('face-content'))
  for (const paper of left.all('paper')) paper.style.visibility = 'hidden'
  const duration = TIMINGS.flight * (1 - live.parted)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  timeline
    .to(live, { parted: 1, duration, ease: 'none', onUpdate: flight.show }, 0)
    .fromTo(headOf(parts), { opacity: 0, y: -10 }, { opacity: 1, y: 0 }, duration * HEAD_FREE_AT)
    .call(land, [], duration)
  const drawingS = TIMINGS.rosetteDraw + TIMINGS.rosetteStagger
  drawRosette(timeline, parts, Math.max(0, duration - drawingS))
  return timeline
}

export function enterGrid(parts: Parts, left: Left): gsap.core.Timeline {
  const leading = tileOf(parts, left.from)
  const others = fromCentre(parts.all('tile')).filter((tile) => tile !== leading?.tile)
  const [card] = left.all('paper').map(middleOf)
  // From the card's place, where there was one.
  const x = card ? (_: number, tile: HTMLElement) => NEARER * (card.x - middleOf(tile).x) : 0
  const y = card ? (_: number, tile: HTMLElement) => NEARER * (card.y - middleOf(tile).y) : -RISE_PX
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  timeline
    .fromTo(headOf(parts), { opacity: 0, y: -10 }, { opacity: 1, y: 0 }, 0)
    .fromTo(
      others,
      { opacity: 0, x, y, scale: 0.94 },
      { opacity: 1, x: 0, y: 0, scale: 1, stagger: TIMINGS.tileStagger },
      0,
    )
  const goes = leading
    ? (['entry', 'list-title', 'back', 'pager'] as const).flatMap(left.all)
    : left.layer
  timeline.to(goes, { opacity: 0, duration: TIMINGS.afterglow, ease: 'none' }, 0)
  if (leading) flyToTile(timeline, leading, left)
  drawRosette(timeline, parts)
  return timeline
}

/** For a grid that is already visible: a wave that hides nothing. */
export function greetGrid(parts: Parts): gsap.core.Timeline {
  const timeline = gsap.timeline()
  timeline.to(fromCentre(parts.all('tile')), {
    keyframes: { scale: [1, 1.035, 1] },
    duration: TIMINGS.enter,
    ease: 'sine.inOut',
    stagger: TIMINGS.tileStagger,
  })
  drawRosette(timeline, parts)
  return timeline
}

/** Before the pieces gather, only the tiles' paper is left. */
export function clearGrid(parts: Parts): gsap.core.Timeline {
  const content = (['icon', 'label', 'tile-content'] as const).flatMap(parts.all)
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.draw } })
    .to(headOf(parts), { opacity: 0, y: -10 }, 0)
    .to(content, { opacity: 0 }, 0)
}

/** The pressed tile stays a little longer: its icon and name become the section's. */
export function leaveGrid(
  parts: Parts,
  to: ScreenName,
  flight: Flight | undefined,
): gsap.core.Timeline {
  const leading = tileOf(parts, to)
  const others = fromCentre(parts.all('tile')).filter((tile) => tile !== leading?.tile)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
  timeline
    .to([...headOf(parts), ...parts.all('centre')], { opacity: 0.2, y: -RISE_PX / 2 }, 0)
    .to(others, { opacity: 0.35, y: -RISE_PX / 2, scale: 0.97 }, 0)
  // What is in the air fades.
  if (flight) timeline.to(live, { cardPresence: 0 }, 0)
  return timeline
}
