import { wake } from '../frames/frame-loop'
import { live } from '../live'

/** Tilts by pointer. Measures on the unmoved wrapper: the tilted card's box follows the pointer. */
export function startCardPointer(wrapper: HTMLElement): () => void {
  const { pointer } = live

  const onMove = (event: PointerEvent) => {
    const place = live.card?.box
    if (!place) return
    pointer.x = (event.clientX - place.x) / (place.width / 2) - 1
    pointer.y = (event.clientY - place.y) / (place.height / 2) - 1
    pointer.isOver = true
    wake()
  }
  const onLeave = () => {
    pointer.isOver = false
    wake()
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerType === 'touch') onLeave()
  }

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  wrapper.addEventListener('pointermove', onMove, options)
  wrapper.addEventListener('pointerdown', onMove, options)
  wrapper.addEventListener('pointerleave', onLeave, options)
  wrapper.addEventListener('pointercancel', onLeave, options)
  wrapper.addEventListener('pointerup', onUp, options)
  return () => {
    listening.abort()
    pointer.isOver = false
  }
}
