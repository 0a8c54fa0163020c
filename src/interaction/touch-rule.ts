/** SPEC: a mouse event this soon after a touch is the browser's imitation of it. */
const TOUCH_WINDOW_MS = 650

let lastTouchMs = Number.NEGATIVE_INFINITY

/** Notes every touch of the page. Returns the function that stops it. */
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

/** Whether a pointer event is a finger's, itself or in a mouse's clothes. */
export const isTouch = (event: { pointerType: string; timeStamp: number }): boolean =>
  event.pointerType === 'touch' || event.timeStamp - lastTouchMs < TOUCH_WINDOW_MS
