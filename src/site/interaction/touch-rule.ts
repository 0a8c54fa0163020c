/** SPEC's rule for drags: the first axis on which a pointer passes this distance gets the gesture. */
export const DRAG_THRESHOLD_PX = 5
/** SPEC's rule: mouse events this soon after a touch are emulated. */
const TOUCH_WINDOW_MS = 650

let lastTouchMs = Number.NEGATIVE_INFINITY

export function startTouchRule(): void {
  const note = (event: TouchEvent) => {
    lastTouchMs = event.timeStamp
  }
  const noteZoom = () => document.documentElement.toggleAttribute('data-zoomed', isZoomed())
  window.visualViewport?.addEventListener('resize', noteZoom)
  noteZoom()
  window.addEventListener('touchstart', note, { capture: true, passive: true })
  window.addEventListener('touchend', note, { capture: true, passive: true })
}

/** Whether two fingers have zoomed in. One finger then pans in both directions. */
export const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1

export const isTouch = (event: { pointerType: string; timeStamp: number }): boolean =>
  event.pointerType === 'touch' || event.timeStamp - lastTouchMs < TOUCH_WINDOW_MS
