/** SPEC: mouse events this soon after a touch are emulated. */
const TOUCH_WINDOW_MS = 650

let lastTouchMs = Number.NEGATIVE_INFINITY

export function startTouchRule(): () => void {
  const note = (event: TouchEvent) => {
    lastTouchMs = event.timeStamp
  }
  const { visualViewport } = window
  const listening = new AbortController()
  const { signal } = listening
  const noteZoom = () => document.documentElement.toggleAttribute('data-zoomed', isZoomed())
  visualViewport?.addEventListener('resize', noteZoom, { signal })
  noteZoom()
  window.addEventListener('touchstart', note, { capture: true, passive: true, signal })
  window.addEventListener('touchend', note, { capture: true, passive: true, signal })
  return () => listening.abort()
}

/** Zoomed in by two fingers: one finger then pans, in both directions. */
export const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1

/** Whether the event is a touch or a mouse event emulated from one. */
export const isTouch = (event: { pointerType: string; timeStamp: number }): boolean =>
  event.pointerType === 'touch' || event.timeStamp - lastTouchMs < TOUCH_WINDOW_MS
