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

export type CanvasView = ReturnType<typeof watchView>

/** Tracks canvas size and pixel density. Changes are applied once, in the next frame. */
export function watchView(place: HTMLElement) {
  const size = { width: 1, height: 1 }
  let hasChanged = true
  let density: MediaQueryList | undefined

  const note = () => {
    size.width = Math.max(1, place.clientWidth)
    size.height = Math.max(1, place.clientHeight)
    hasChanged = true
    wake()
  }
  const noteSize = () => {
    if (size.width !== place.clientWidth || size.height !== place.clientHeight) note()
  }
  // A query matches one density only, so each change needs a new query.
  const followDensity = () => {
    density?.removeEventListener('change', followDensity)
    density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    density.addEventListener('change', followDensity)
    note()
  }
  const observer = new ResizeObserver(noteSize)
  observer.observe(place)
  // ResizeObserver fires after the frame; with `resize`, card and canvas change together.
  window.addEventListener('resize', noteSize)
  followDensity()

  return {
    read: (): SceneView => {
      hasChanged = false
      const pixelRatio = testClock?.resolution ?? fullPixelRatio(size, window.devicePixelRatio)
      return { ...size, pixelRatio }
    },
    /** Since it was read. */
    hasChanged: () => hasChanged,
    stop: () => {
      observer.disconnect()
      window.removeEventListener('resize', noteSize)
      density?.removeEventListener('change', followDensity)
    },
  }
}
