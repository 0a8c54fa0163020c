import { wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import { changes } from '../../interaction/live'
import type { SceneView } from './protocol'

type Size = { width: number; height: number }

/**
 * CSS px of so many device pixels. At 110 % these are no whole number, which elements round; three
 * rounds the buffer down.
 */
function cssPixels(device: number, pixelRatio: number): number {
  const css = device / pixelRatio
  return Math.floor(css * pixelRatio) < device ? css * (1 + Number.EPSILON) : css
}

/**
 * The view in whole device pixels. An emulated density is not in them: they are then not used.
 * @param device pixels of the canvas @param css rounded px
 */
export function exactView(device: Size, css: SceneView): SceneView {
  const { pixelRatio } = css
  const width = cssPixels(device.width, pixelRatio)
  const height = cssPixels(device.height, pixelRatio)
  const isSame = Math.abs(width - css.width) <= 1 && Math.abs(height - css.height) <= 1
  return isSame ? { width, height, pixelRatio } : css
}

/** Follows canvas size and pixel density. @returns the newest; another object when it differs */
export function watchView(place: HTMLElement, signal: AbortSignal): () => SceneView {
  /** In device pixels, and the CSS size and density that they belong to. */
  let measured: { device: Size; of: SceneView } | undefined
  const readCss = (): SceneView => ({
    width: Math.max(1, place.clientWidth),
    height: Math.max(1, place.clientHeight),
    pixelRatio: testClock?.resolution ?? window.devicePixelRatio,
  })
  const read = (): SceneView => {
    const css = readCss()
    return measured && !changes(measured.of, css) ? exactView(measured.device, css) : css
  }
  let view = read()
  const update = () => {
    const next = read()
    if (!changes(view, next)) return
    view = next
    wake()
  }
  const onResize: ResizeObserverCallback = ([entry]) => {
    const [box] = entry?.devicePixelContentBoxSize ?? []
    const isOfScreen = testClock?.resolution === undefined
    if (box && isOfScreen) {
      measured = { device: { width: box.inlineSize, height: box.blockSize }, of: readCss() }
    }
    update()
  }
  // A query matches one density only, so each change needs a new query.
  const followDensity = () => {
    update()
    const density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    density.addEventListener('change', followDensity, { once: true, signal })
  }
  const observer = new ResizeObserver(onResize)
  // Safari has no such box.
  const hasDeviceBox = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype
  observer.observe(place, hasDeviceBox ? { box: 'device-pixel-content-box' } : {})
  signal.addEventListener('abort', () => observer.disconnect())
  // ResizeObserver fires after the frame; with `resize`, card and canvas change together.
  window.addEventListener('resize', update, { signal })
  followDensity()
  return () => view
}
