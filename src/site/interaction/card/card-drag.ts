import { live } from '../live'
import { isStill } from '../motion-preference'
import { isZoomed } from '../touch-rule'
import type { Card } from './card'

/** SPEC's drag toolkit. */
const DRAG_THRESHOLD_PX = 5
const HALF_TURN_DEG = 180
/** A finger that rests this long before release gives no speed. */
const STANDSTILL_MS = 80

/** Links and controls keep their own drag; a mouse selects text, a finger pans a zoomed page. */
const isTaken = (event: PointerEvent): boolean => {
  const target = event.target as Element
  if (target.closest('a, button')) return true
  if (event.pointerType !== 'mouse') return isZoomed()
  return target.closest('h1, h2, p, dl') !== null
}

/** Turns the card by horizontal drags; vertical ones scroll. @returns the function that stops it */
export function startCardDrag(card: Card, wrapper: HTMLElement): () => void {
  let pointerId: number | null = null
  let startX = 0
  let startY = 0
  let lastX = 0
  let lastMs = 0
  let speed = 0
  let isDragging = false

  const degreesOf = (distance: number) => {
    const width = live.card?.box.width ?? wrapper.clientWidth
    return (distance / width) * HALF_TURN_DEG
  }
  const stopListening = () => {
    if (pointerId !== null && wrapper.hasPointerCapture(pointerId)) {
      wrapper.releasePointerCapture(pointerId)
    }
    pointerId = null
    wrapper.removeEventListener('pointermove', onMove)
  }
  const end = (pxPerMs: number) => {
    if (isDragging) card.letGo(degreesOf(pxPerMs * 1000))
    stopListening()
    isDragging = false
    delete wrapper.dataset.dragged
  }
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    end(event.timeStamp - lastMs < STANDSTILL_MS ? speed : 0)
  }
  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isStill.get() || isTaken(event)) return
    pointerId = event.pointerId
    startX = lastX = event.clientX
    startY = event.clientY
    lastMs = event.timeStamp
    speed = 0
    // From the press on, to receive a release outside the card.
    wrapper.setPointerCapture(event.pointerId)
    wrapper.addEventListener('pointermove', onMove, { passive: true })
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    // The release was not reported, for example over a browser menu.
    if (event.buttons === 0) return end(0)
    const x = event.clientX - startX
    const y = event.clientY - startY
    if (!isDragging) {
      if (Math.abs(y) > DRAG_THRESHOLD_PX && Math.abs(y) >= Math.abs(x)) {
        return stopListening()
      }
      if (Math.abs(x) < DRAG_THRESHOLD_PX) return
      isDragging = true
      wrapper.dataset.dragged = ''
    }
    const elapsed = event.timeStamp - lastMs
    if (elapsed > 0) speed = (event.clientX - lastX) / elapsed
    lastX = event.clientX
    lastMs = event.timeStamp
    card.hold(degreesOf(x))
  }

  const listening = new AbortController()
  const { signal } = listening
  wrapper.addEventListener('pointerdown', onDown, { signal })
  wrapper.addEventListener('pointerup', onEnd, { signal })
  wrapper.addEventListener('pointercancel', onEnd, { signal })
  return () => {
    listening.abort()
    end(0)
  }
}
