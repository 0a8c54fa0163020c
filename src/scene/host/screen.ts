import { wake } from '../../interaction/frames/frame-loop'
import type { SceneView } from '../scene-life'

export type Screen = ReturnType<typeof watchScreen>

/** Tracks canvas size and pixel density. Changes are applied once, in the next frame. */
export function watchScreen(place: HTMLElement) {
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
    view: (): SceneView => ({ ...size, devicePixelRatio: window.devicePixelRatio }),
    takeChange: (): boolean => {
      const changed = hasChanged
      hasChanged = false
      return changed
    },
    stop: () => {
      observer.disconnect()
      window.removeEventListener('resize', noteSize)
      density?.removeEventListener('change', followDensity)
    },
  }
}
