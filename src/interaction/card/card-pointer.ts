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
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') onMove(event)
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerType === 'touch') onLeave()
  }

  wrapper.addEventListener('pointermove', onMove, { passive: true })
  wrapper.addEventListener('pointerdown', onDown, { passive: true })
  wrapper.addEventListener('pointerleave', onLeave)
  wrapper.addEventListener('pointercancel', onLeave)
  wrapper.addEventListener('pointerup', onUp)
  return () => {
    wrapper.removeEventListener('pointermove', onMove)
    wrapper.removeEventListener('pointerdown', onDown)
    wrapper.removeEventListener('pointerleave', onLeave)
    wrapper.removeEventListener('pointercancel', onLeave)
    wrapper.removeEventListener('pointerup', onUp)
    pointer.isOver = false
  }
}
