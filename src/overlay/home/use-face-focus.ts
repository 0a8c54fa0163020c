import { type RefObject, useLayoutEffect } from 'react'

/**
 * The face that turns away becomes inert: a focus on it, the control's or one that a drag caught
 * there, goes to the other face's control.
 */
export function useFaceFocus(
  hidden: RefObject<HTMLElement | null>,
  seen: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!hidden.current?.contains(document.activeElement)) return
    seen.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hidden, seen])
}
