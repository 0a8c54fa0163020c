import { type FocusEvent, type PointerEvent, use, useState } from 'react'
import { isTouch } from '../../interaction/touch-rule'
import { PhaseContext } from '../route/phase-context'

/**
 * Id of the hovered or focused tile. Not on touch: the finger is already navigating. A grid that
 * leaves keeps its title: its tiles no longer take the pointer.
 */
export function useTileTitle() {
  const phase = use(PhaseContext)
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const handlersOf = (tile: string) => ({
    // Not on enter: tiles on their way pass under a pointer that rests.
    onPointerMove: (event: PointerEvent) => {
      const hasMoved = event.movementX !== 0 || event.movementY !== 0
      if ((phase !== 'enter' || hasMoved) && !isTouch(event)) setHovered(tile)
    },
    onPointerLeave: () => setHovered(undefined),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setFocused(tile)
    },
    onBlur: () => setFocused(undefined),
  })
  const tile = hovered ?? focused
  const [kept, setKept] = useState(tile)
  const isLeaving = phase === 'exit'
  if (!isLeaving && kept !== tile) setKept(tile)
  return { tile: isLeaving ? kept : tile, handlersOf }
}
