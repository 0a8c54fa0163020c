import { type FocusEvent, type PointerEvent, useState } from 'react'
import { isTouch } from '../../interaction/touch-rule'

/** Written on pointer events, not per frame. */
function moveSpot(event: PointerEvent<HTMLElement>): void {
  const tile = event.currentTarget
  const { left, top } = tile.getBoundingClientRect()
  tile.style.setProperty('--spot-x', `${Math.round(event.clientX - left)}px`)
  tile.style.setProperty('--spot-y', `${Math.round(event.clientY - top)}px`)
}

/** Name of the hovered or focused tile. Not on touch: the finger is already navigating. */
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
