import { SHARES } from '../../geometry/geometry'
import { boxOf, middleOf } from '../../interaction/box'
import type { CardLayout } from '../../interaction/card/card-layout'
import { live } from '../../interaction/live'
import type { Parts } from '../part'
import { endFlight, startFlight } from './flight'
import type { Copy } from './leaving-copy'
import type { Way } from './route-transition'
import { EASES, TIMINGS, type Timeline } from './timings'
import { flyToTile, tileOf } from './title'

const RISE = { x: 0, y: -22 }
/** Without a scene, tiles begin nearer to the card's middle by this share of the way. */
const NEARER = 0.3
/** At this share of a flight the upper pieces have passed the title's place. */
const HEAD_FREE_AT = 0.6
/** `stroke-dasharray` of the rosette's curves. GSAP would round `stroke-dashoffset` to whole px. */
const UNDRAWN = `0 ${SHARES.rosetteDash}`
export const DRAWN = `${SHARES.rosetteDash} 0`

export const HEAD_GONE = { opacity: 0, y: -10 }

function fromCentre(parts: Parts): HTMLElement[] {
  const [centre] = parts('grid').map(boxOf).map(middleOf)
  const distance = (tile: HTMLElement) => {
    const { x, y } = middleOf(boxOf(tile))
    return centre ? Math.hypot(x - centre.x, y - centre.y) : 0
  }
  return parts('tile', 'centre').sort((a, b) => distance(a) - distance(b))
}

/** Every curve has length 1 and grows from twelve points at once; the inner ones begin first. */
function drawRosette(timeline: Timeline, parts: Parts, at = 0): void {
  timeline.fromTo(
    parts('curve'),
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

export function scatterCard(timeline: Timeline, parts: Parts, copy: Copy, card: CardLayout): void {
  const onUpdate = startFlight(timeline, card, copy.parts('face-content'), parts, true)
  for (const paper of copy.parts('paper')) paper.style.visibility = 'hidden'
  const duration = TIMINGS.flight * (1 - live.flightProgress)
  timeline
    .to(live, { flightProgress: 1, duration, ease: 'none', onUpdate }, 0)
    .from(parts('back', 'title'), { ...HEAD_GONE }, duration * HEAD_FREE_AT)
    .call(endFlight, [], duration)
  const drawingS = TIMINGS.rosetteDraw + TIMINGS.rosetteStagger
  drawRosette(timeline, parts, Math.max(0, duration - drawingS))
}

export function enterGrid(timeline: Timeline, parts: Parts, copy: Copy): void {
  const leading = tileOf(parts, copy.from)
  const others = fromCentre(parts).filter((tile) => tile !== leading?.tile)
  const [card] = copy.parts('paper').map(boxOf).map(middleOf)
  // The tiles come from the card's place if there was a card.
  const nearer = (axis: 'x' | 'y') => (_: number, tile: HTMLElement) =>
    card ? NEARER * (card[axis] - middleOf(boxOf(tile))[axis]) : RISE[axis]
  const start = { opacity: 0, x: nearer('x'), y: nearer('y'), scale: 0.94 }
  const goes = leading ? copy.parts('entry', 'list-title', 'back', 'pager') : copy.layer
  timeline
    .from(parts('back', 'title'), { ...HEAD_GONE }, 0)
    .from(others, { ...start, stagger: TIMINGS.tileStagger }, 0)
    .to(goes, { opacity: 0, duration: TIMINGS.afterglow, ease: 'none' }, 0)
  if (leading) flyToTile(timeline, leading, copy)
  drawRosette(timeline, parts)
}

/** The pressed tile stays, because its icon and name become the section's. */
export function exitGrid(timeline: Timeline, parts: Parts, { to }: Way): void {
  const leading = tileOf(parts, to)
  const others = parts('tile', 'centre').filter((tile) => tile !== leading?.tile)
  timeline
    .to(parts('back', 'title'), { opacity: 0.2, y: RISE.y / 2 }, 0)
    .to(others, { opacity: 0.35, y: RISE.y / 2, scale: 0.97 }, 0)
}
