import { wake } from '../frames/frame-loop'
import { live } from '../live'

/** Writes the pointer's place into `live`. It is measured on the wrapper: the tilted card's box follows the pointer. */
export function startCardPointer(wrapper: HTMLElement): () => void {
  const { pointer } = live

  const onMove = (event: PointerEvent) => {
    if (!live.card) return
    const { x, y, width, height } = live.card.box
    pointer.x = (event.pageX - x) / (width / 2) - 1
    pointer.y = (event.pageY - y) / (height / 2) - 1
    pointer.isOver = true
    wake()
  }
  /** This event also comes when a finger is lifted. */
  const onLeave = () => {
    pointer.isOver = false
    wake()
  }

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  wrapper.addEventListener('pointermove', onMove, options)
  wrapper.addEventListener('pointerdown', onMove, options)
  wrapper.addEventListener('pointerleave', onLeave, options)
  return () => {
    listening.abort()
    pointer.isOver = false
  }
}
