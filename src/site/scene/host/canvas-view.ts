import { wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import type { SceneView } from '../scene-values'

/** 4K at full density would only heat the machine. */
const MAX_PIXELS = 6_000_000
const MAX_PIXEL_RATIO = 3

/** Device pixels per CSS px at full quality. @param size CSS px */
export function fullPixelRatio(
  { width, height }: { width: number; height: number },
  devicePixelRatio: number,
): number {
  const area = Math.max(1, width * height)
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / area))
}

/** Follows canvas size and pixel density. @returns the newest; another object when it differs */
export function watchView(place: HTMLElement, signal: AbortSignal): () => SceneView {
  const read = (): SceneView => {
    const size = { width: Math.max(1, place.clientWidth), height: Math.max(1, place.clientHeight) }
    const pixelRatio = testClock?.resolution ?? fullPixelRatio(size, window.devicePixelRatio)
    return { ...size, pixelRatio }
  }
  let view = read()
  const update = () => {
    const next = read()
    const isSameSize = next.width === view.width && next.height === view.height
    if (isSameSize && next.pixelRatio === view.pixelRatio) return
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
  observer.observe(place)
  signal.addEventListener('abort', () => observer.disconnect())
  // ResizeObserver fires after the frame; with `resize`, card and canvas change together.
  window.addEventListener('resize', update, { signal })
  followDensity()
  return () => view
}
