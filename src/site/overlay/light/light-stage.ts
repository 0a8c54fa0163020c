import { middleOf } from '../../interaction/box'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { live } from '../../interaction/live'
import { createVisitorLight, type Light } from '../../interaction/visitor-light'
import { isStill } from '../../state/motion-preference'

/** How far from an element's edge the light still falls on it, CSS px. */
const REACH_PX = 220
/** A panel this much farther away than the reach, CSS px, waits to be measured: a move shifts it by less. */
const SHIFT_PX = 100

export type Panel = HTMLElement | SVGElement
/** Elements of the screen that take the light, each with those that get the CSS variables. */
export type Panels = Map<Panel, readonly Panel[]>

const tenths = (px: number) => Math.round(10 * px) / 10

function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: Light): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** `--light-x` and `--light-y`: CSS px from the element's centre, without a unit; `--light`: 0…1. */
function show(light: Light, panel: Panel, targets: readonly Panel[], box: DOMRect): void {
  const nearness = Math.max(0, 1 - distanceTo(box, light) / REACH_PX)
  const glow = Math.round(1000 * light.glow * nearness) / 1000
  panel.toggleAttribute('data-near', glow > 0)
  const { x, y } = middleOf(box)
  for (const { style } of targets) {
    if (glow === 0) {
      for (const name of ['--light', '--light-x', '--light-y']) style.removeProperty(name)
      continue
    }
    style.setProperty('--light-x', `${tenths(light.x - x)}`)
    style.setProperty('--light-y', `${tenths(light.y - y)}`)
    style.setProperty('--light', `${glow}`)
  }
}

/** Lights the panels of a screen. @param signal at its end */
export function startLight(panels: Panels, signal: AbortSignal): void {
  const lamp = createVisitorLight(live.lean, window)
  const { light } = lamp
  let wasLit = false
  /** How far the light has come, and how far it must come for a panel to be measured again; CSS px. */
  let way = 0
  let dueAt = new WeakMap<Panel, number>()
  let last = { ...light }

  const showAll = () => {
    way += Math.hypot(light.x - last.x, light.y - last.y)
    last = { ...light }
    // All boxes before a write: a box that is read after one lays out the page again.
    const seen = [...panels]
      .filter(([panel]) => (dueAt.get(panel) ?? 0) <= way)
      .map((lit) => [...lit, lit[0].getBoundingClientRect()] as const)
    for (const [panel, targets, box] of seen) {
      dueAt.set(panel, way + distanceTo(box, light) - REACH_PX - SHIFT_PX)
      show(light, panel, targets, box)
    }
  }
  const point = ({ clientX, clientY }: PointerEvent) => {
    if (isStill.get()) return
    lamp.point(clientX, clientY)
    wake()
  }
  const leave = () => {
    lamp.leave()
    wake()
  }
  /** After a change of the layout: all panels may be elsewhere. */
  const lookAnew = () => {
    dueAt = new WeakMap()
    if (light.glow > 0) wake()
  }
  const layout = new ResizeObserver(lookAnew)
  layout.observe(document.body)
  const stops = [
    addToFrame('lit panels', (delta) => {
      if (isStill.get()) lamp.putOut()
      const isMoving = !isStill.get() && lamp.step(delta)
      if (light.glow > 0 || wasLit) showAll()
      wasLit = light.glow > 0
      return isMoving
    }),
    isStill.subscribe(wake),
    () => layout.disconnect(),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  const options = { passive: true, signal }
  window.addEventListener('pointermove', point, options)
  window.addEventListener('pointerdown', point, options)
  // Also of a finger that is lifted, or that begins to scroll.
  document.documentElement.addEventListener('pointerleave', leave, options)
  window.addEventListener('scroll', lookAnew, { ...options, capture: true })
  window.addEventListener('resize', lookAnew, options)
}
