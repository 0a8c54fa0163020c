import { middleOf } from '../../interaction/box'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { live } from '../../interaction/live'
import { createVisitorLight } from '../../interaction/visitor-light'
import { isStill } from '../../state/motion-preference'
import { darken, type Panel, panels } from './panels'

/** How far from an element's edge the light still falls on it, CSS px. */
const REACH_PX = 220

const tenths = (px: number) => Math.round(10 * px) / 10

/** 1 on the element, 0 from the reach on. */
function nearness({ left, right, top, bottom }: DOMRect): number {
  const { x, y } = live.light
  const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  return Math.max(0, 1 - distance / REACH_PX)
}

/** `--light-x` and `--light-y`: CSS px from the element's centre, without a unit; `--light`: 0…1. */
function light(panel: Panel, target: Panel, box: DOMRect): void {
  const glow = Math.round(1000 * live.light.glow * nearness(box)) / 1000
  if (glow === 0) return void darken(panel, target)
  const { x, y } = middleOf(box)
  const { style } = target
  panel.toggleAttribute('data-near', true)
  style.setProperty('--light-x', `${tenths(live.light.x - x)}`)
  style.setProperty('--light-y', `${tenths(live.light.y - y)}`)
  style.setProperty('--light', `${glow}`)
}

/** Reads all boxes before it writes: a box read after a write lays out the page again. */
function lightAll(): void {
  const seen = [...panels].map((lit) => [...lit, lit[0].getBoundingClientRect()] as const)
  for (const [panel, target, box] of seen) light(panel, target, box)
}

/** Lights the panels of a screen. @param signal at its end */
export function startLight(signal: AbortSignal): void {
  const lamp = createVisitorLight(live, window)
  let wasLit = false

  const point = (event: PointerEvent) => {
    if (isStill.get()) return
    lamp.point(event.clientX, event.clientY)
    wake()
  }
  const leave = () => {
    lamp.leave()
    wake()
  }
  const lift = (event: PointerEvent) => {
    if (event.pointerType === 'touch') leave()
  }
  const follow = () => {
    if (live.light.glow > 0) wake()
  }
  const stops = [
    addToFrame('light', (delta) => {
      if (!isStill.get()) return lamp.step(delta)
      lamp.putOut()
      return false
    }),
    addToFrame('lit panels', () => {
      const isLit = live.light.glow > 0
      if (isLit || wasLit) lightAll()
      wasLit = isLit
      return false
    }),
    isStill.subscribe(wake),
    lamp.putOut,
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  const options = { passive: true, signal }
  window.addEventListener('pointermove', point, options)
  window.addEventListener('pointerdown', point, options)
  window.addEventListener('pointerup', lift, options)
  window.addEventListener('pointercancel', leave, options)
  document.documentElement.addEventListener('pointerleave', leave, options)
  window.addEventListener('scroll', follow, { ...options, capture: true })
  window.addEventListener('resize', follow, options)
}
