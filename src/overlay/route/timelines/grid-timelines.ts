import gsap from 'gsap'
import { live } from '../../../interaction/live'
import type { ScreenName } from '../route-transition'
import { type Departure, paperOf } from '../travel/departure'
import { endFlight, flightLayers, isFlying, showFlight, startFlight } from '../travel/sheet-flight'
import { contentOf } from './home-timelines'
import { movingParts, optionalParts } from './moving-parts'
import { EASES, TIMINGS } from './timings'
import { flyToTile, leadingTile } from './title-timelines'
import { DRAWN, noteElements, UNDRAWN } from './written-styles'

const RISE_PX = 22
/** Of the flight: the top pieces have passed the title's place. */
const HEAD_FREE_AT = 0.6

const partsOf = (screen: HTMLElement) => ({
  tiles: movingParts(screen, 'tile'),
  head: [...movingParts(screen, 'back'), ...movingParts(screen, 'title')],
  curves: movingParts(screen, 'curve'),
})

function fromCentre(tiles: readonly HTMLElement[]): HTMLElement[] {
  const middles = new Map(
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect()
      return [tile, { x: x + width / 2, y: y + height / 2 }]
    }),
  )
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
function drawRosette(timeline: gsap.core.Timeline, curves: HTMLElement[], at = 0): void {
  timeline.fromTo(
    curves,
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
export function partCard(screen: HTMLElement, left: Departure): gsap.core.Timeline {
  const { head, curves } = partsOf(screen)
  const { card, image } = left
  if (!card) return enterGrid(screen, left)
  const papers = optionalParts(image, 'paper')
  const content = papers.length > 0 ? contentOf(image) : []
  noteElements(startFlight(card, screen, true, left.isCardDrawn, paperOf(image), content))
  for (const paper of papers) paper.style.visibility = 'hidden'
  const flight = TIMINGS.flight * (1 - live.parted)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  timeline
    .to(live, { parted: 1, duration: flight, ease: 'none', onUpdate: showFlight }, 0)
    .fromTo(head, { opacity: 0, y: -10 }, { opacity: 1, y: 0 }, flight * HEAD_FREE_AT)
    .call(endFlight, [], flight)
  drawRosette(timeline, curves, Math.max(0, flight - TIMINGS.rosetteDraw - TIMINGS.rosetteStagger))
  return timeline
}

export function enterGrid(screen: HTMLElement, left: Departure): gsap.core.Timeline {
  const { tiles, head, curves } = partsOf(screen)
  const leading = leadingTile(screen, left.from)
  const others = fromCentre(tiles).filter((tile) => tile !== leading?.tile)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  timeline
    .fromTo(head, { opacity: 0, y: -10 }, { opacity: 1, y: 0 }, 0)
    .fromTo(
      others,
      { opacity: 0, y: -RISE_PX, scale: 0.94 },
      { opacity: 1, y: 0, scale: 1, stagger: TIMINGS.tileStagger },
      0,
    )
  const goes = leading
    ? optionalParts(left.image, 'entry', 'list-title', 'back', 'pager')
    : left.image
  timeline.to(goes, { opacity: 0, duration: TIMINGS.afterglow, ease: 'none' }, 0)
  if (leading) flyToTile(timeline, leading, left.image)
  drawRosette(timeline, curves)
  return timeline
}

/** For a grid that is already visible: a wave that hides nothing. */
export function greetGrid(screen: HTMLElement): gsap.core.Timeline {
  const { tiles, curves } = partsOf(screen)
  const timeline = gsap.timeline()
  timeline.to(fromCentre(tiles), {
    keyframes: { scale: [1, 1.035, 1] },
    duration: TIMINGS.enter,
    ease: 'sine.inOut',
    stagger: TIMINGS.tileStagger,
  })
  drawRosette(timeline, curves)
  return timeline
}

/** Before the pieces gather, only the tiles' paper is left. */
export function clearGrid(screen: HTMLElement): gsap.core.Timeline {
  const { tiles, head } = partsOf(screen)
  const content = tiles.flatMap((tile) => [...(tile.firstElementChild?.children ?? [])])
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.draw } })
    .to(head, { opacity: 0, y: -10 }, 0)
    .to(content, { opacity: 0 }, 0)
}

/** The pressed tile stays a little longer: its icon and name become the section's. */
export function leaveGrid(screen: HTMLElement, to: ScreenName): gsap.core.Timeline {
  const { tiles, head } = partsOf(screen)
  const leading = leadingTile(screen, to)
  const others = fromCentre(tiles).filter((tile) => tile !== leading?.tile)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.leave } })
  timeline
    .to([...head, ...optionalParts(screen, 'centre')], { opacity: 0.2, y: -RISE_PX / 2 }, 0)
    .to(others, { opacity: 0.35, y: -RISE_PX / 2, scale: 0.97 }, 0)
  if (isFlying()) timeline.to(live, { cardPresence: 0 }, 0).to(flightLayers(), { opacity: 0 }, 0)
  return timeline
}
