import { type RefObject, useLayoutEffect } from 'react'

/** The hidden face becomes inert: its focus moves to the other face's control. */
export function useFaceFocus(
  hidden: RefObject<HTMLElement | null>,
  seen: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!hidden.current?.contains(document.activeElement)) return
    seen.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [hidden, seen])
}
