import { wake } from '../interaction/frame-loop'
import type { CanvasSize } from './scene-root'

/**
 * Follows the host's size and the screen's density. Changes are only noted: the next frame applies
 * them once, however many there were.
 */
export function watchCanvasSize(host: HTMLElement) {
  const size: CanvasSize = { width: 1, height: 1 }
  let hasChanged = true
  let density: MediaQueryList | undefined

  const note = () => {
    size.width = Math.max(1, host.clientWidth)
    size.height = Math.max(1, host.clientHeight)
    hasChanged = true
    wake()
  }
  const noteSize = () => {
    if (size.width !== host.clientWidth || size.height !== host.clientHeight) note()
  }
  // A query matches one density only, so each change needs a new one.
  const followDensity = () => {
    density?.removeEventListener('change', followDensity)
    density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    density.addEventListener('change', followDensity)
    note()
  }
  const observer = new ResizeObserver(noteSize)
  observer.observe(host)
  // An observer speaks after the frame: the window's event lets card and canvas change in one.
  window.addEventListener('resize', noteSize)
  followDensity()

  return {
    size,
    /** Makes the next `takeChange` true: the resolution changed for a reason of its own. */
    touch: note,
    hasChanged: () => hasChanged,
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
