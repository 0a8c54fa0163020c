import { isStill } from '../../state/motion-preference'
import { live } from '../live'
import { DRAG_THRESHOLD_PX, isZoomed } from '../touch-rule'
import type { Card } from './card'
import { HALF_TURN_DEG } from './turn'

/** A finger that has rested for this time before its release gives the card no speed. */
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
  let press: PointerEvent | undefined
  let last: PointerEvent
  let speed = 0
  let isDragging = false

  const degreesOf = (distance: number) => {
    const width = live.card?.box.width ?? wrapper.clientWidth
    return (distance / width) * HALF_TURN_DEG
  }
  const release = () => {
    if (press && wrapper.hasPointerCapture(press.pointerId)) {
      wrapper.releasePointerCapture(press.pointerId)
    }
    press = undefined
  }
  const end = (pxPerMs: number) => {
    if (isDragging) card.letGo(degreesOf(pxPerMs * 1000))
    release()
    isDragging = false
    delete wrapper.dataset.dragged
  }
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    end(event.timeStamp - last.timeStamp < STANDSTILL_MS ? speed : 0)
  }
  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isStill.get() || isTaken(event)) return
    press = event
    last = event
    speed = 0
    // Captured at the press, so that a release outside the card arrives here.
    wrapper.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    // A browser does not report a release over its menu.
    if (event.buttons === 0) return end(0)
    const x = event.clientX - press.clientX
    const y = event.clientY - press.clientY
    if (!isDragging) {
      if (Math.abs(y) > DRAG_THRESHOLD_PX && Math.abs(y) >= Math.abs(x)) return release()
      if (Math.abs(x) < DRAG_THRESHOLD_PX) return
      isDragging = true
      wrapper.dataset.dragged = ''
    }
    const elapsed = event.timeStamp - last.timeStamp
    if (elapsed > 0) speed = (event.clientX - last.clientX) / elapsed
    last = event
    card.hold(degreesOf(x))
  }

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  wrapper.addEventListener('pointerdown', onDown, options)
  wrapper.addEventListener('pointermove', onMove, options)
  wrapper.addEventListener('pointerup', onEnd, options)
  wrapper.addEventListener('pointercancel', onEnd, options)
  return () => {
    listening.abort()
    end(0)
  }
}
