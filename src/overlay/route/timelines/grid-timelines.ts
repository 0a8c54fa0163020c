import gsap from 'gsap'
import { movingParts } from './moving-parts'
import { EASES, TIMINGS } from './timings'

const partsOf = (screen: HTMLElement) => ({
  tiles: movingParts(screen, 'tile'),
  head: [...movingParts(screen, 'back'), ...movingParts(screen, 'title')],
  curves: movingParts(screen, 'curve'),
})

function fromCentre(tiles: readonly HTMLElement[]): HTMLElement[] {
  const boxes = new Map(tiles.map((tile) => [tile, tile.getBoundingClientRect()]))
  const all = [...boxes.values()]
  const middle = (from: number, to: number) => (from + to) / 2
  const centreX = middle(
    Math.min(...all.map((box) => box.left)),
    Math.max(...all.map((box) => box.right)),
  )
  const centreY = middle(
    Math.min(...all.map((box) => box.top)),
    Math.max(...all.map((box) => box.bottom)),
  )
  const distance = (tile: HTMLElement) => {
    const box = boxes.get(tile)
    if (!box) return 0
    return Math.hypot(middle(box.left, box.right) - centreX, middle(box.top, box.bottom) - centreY)
  }
  return [...tiles].sort((a, b) => distance(a) - distance(b))
}

function drawRosette(timeline: gsap.core.Timeline, curves: HTMLElement[]): void {
  timeline.fromTo(
    curves,
    { strokeDasharray: 1, strokeDashoffset: 1 },
    { strokeDashoffset: 0, duration: TIMINGS.rosetteDraw, ease: EASES.draw },
    0,
  )
}

export function enterGrid(screen: HTMLElement): gsap.core.Timeline {
  const { tiles, head, curves } = partsOf(screen)
  const timeline = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.arrive } })
  timeline
    .fromTo(head, { opacity: 0, y: -10 }, { opacity: 1, y: 0 }, 0)
    .fromTo(
      fromCentre(tiles),
      { opacity: 0, y: 26, scale: 0.94 },
      { opacity: 1, y: 0, scale: 1, stagger: TIMINGS.tileStagger },
      0.05,
    )
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

export function leaveGrid(screen: HTMLElement): gsap.core.Timeline {
  const { tiles, head } = partsOf(screen)
  return gsap
    .timeline({ defaults: { duration: TIMINGS.exit * 0.8, ease: EASES.leave } })
    .to(head, { opacity: 0, y: -10 }, 0)
    .to(movingParts(screen, 'centre'), { opacity: 0, scale: 1.25 }, 0)
    .to(fromCentre(tiles), { opacity: 0, scale: 1.06, stagger: { amount: TIMINGS.exit * 0.2 } }, 0)
}
