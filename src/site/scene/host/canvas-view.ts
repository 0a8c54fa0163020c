import { wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import { changes } from '../../interaction/live'
import type { SceneView } from './protocol'

/** Rounds CSS px to whole device pixels. At a zoom of 110 % three would round the buffer down: hence the epsilon. */
export function exactPx(px: number, pixelRatio: number): number {
  const device = Math.max(1, Math.round(px * pixelRatio))
  const exact = device / pixelRatio
  return Math.floor(exact * pixelRatio) < device ? exact * (1 + Number.EPSILON) : exact
}

function readView(container: HTMLElement): SceneView {
  const { width, height } = container.getBoundingClientRect()
  const { devicePixelRatio } = window
  return {
    width: exactPx(width, devicePixelRatio),
    height: exactPx(height, devicePixelRatio),
    pixelRatio: testClock?.resolution ?? devicePixelRatio,
  }
}

/** Follows the canvas's size and pixel density. @returns a function that gives the latest view, anew after a change */
export function watchView(container: HTMLElement, signal: AbortSignal): () => SceneView {
  let view = readView(container)
  const update = () => {
    const next = readView(container)
    if (!changes(view, next)) return
    view = next
    wake()
  }
  // A query matches one density only, so each change needs a new query.
  const followDensity = () => {
    update()
    const density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    density.addEventListener('change', followDensity, { once: true, signal })
  }
  const observer = new ResizeObserver(update)
  observer.observe(container)
  signal.addEventListener('abort', () => observer.disconnect())
  // ResizeObserver fires after the frame. With `resize`, card and canvas change in the same frame.
  window.addEventListener('resize', update, { signal })
  followDensity()
  return () => view
}
