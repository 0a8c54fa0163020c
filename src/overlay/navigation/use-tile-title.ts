import { type FocusEvent, type PointerEvent, useState } from 'react'
import { isTouch } from '../../interaction/touch-rule'

/** The soft light under the pointer, by the tile's own style: an event, not a frame, writes it. */
function moveSpot(event: PointerEvent<HTMLElement>): void {
  const tile = event.currentTarget
  const { left, top } = tile.getBoundingClientRect()
  tile.style.setProperty('--spot-x', `${Math.round(event.clientX - left)}px`)
  tile.style.setProperty('--spot-y', `${Math.round(event.clientY - top)}px`)
}

/**
 * The name of the tile under the mouse or the keyboard's focus, for the title above the grid.
 * A touch shows none: the finger is already on its way to the next screen.
 */
export function useTileTitle() {
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const handlersOf = (name: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (!isTouch(event)) setHovered(name)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isTouch(event)) moveSpot(event)
    },
    onPointerLeave: () => setHovered(undefined),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setFocused(name)
    },
    onBlur: () => setFocused(undefined),
  })
  return { title: hovered ?? focused, handlersOf }
}
