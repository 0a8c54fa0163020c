/** SPEC: mouse events this soon after a touch are emulated. */
const TOUCH_WINDOW_MS = 650

let lastTouchMs = Number.NEGATIVE_INFINITY

export function startTouchRule(): () => void {
  const note = (event: TouchEvent) => {
    lastTouchMs = event.timeStamp
  }
  window.addEventListener('touchstart', note, { capture: true, passive: true })
  window.addEventListener('touchend', note, { capture: true, passive: true })
  return () => {
    window.removeEventListener('touchstart', note, { capture: true })
    window.removeEventListener('touchend', note, { capture: true })
  }
}

/** Whether the event is a touch or a mouse event emulated from one. */
export const isTouch = (event: { pointerType: string; timeStamp: number }): boolean =>
  event.pointerType === 'touch' || event.timeStamp - lastTouchMs < TOUCH_WINDOW_MS
