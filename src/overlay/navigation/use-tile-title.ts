import { type FocusEvent, type PointerEvent, useState } from 'react'

/**
 * The name of the tile under the mouse or the keyboard's focus, for the title above the grid.
 * A touch shows none: the finger is already on its way to the next screen.
 */
export function useTileTitle() {
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const handlersOf = (name: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setHovered(name)
    },
    onPointerLeave: () => setHovered(undefined),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setFocused(name)
    },
    onBlur: () => setFocused(undefined),
  })
  return { title: hovered ?? focused, handlersOf }
}
