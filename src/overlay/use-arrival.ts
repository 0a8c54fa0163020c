import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreScroll } from '../interaction/scroll-memory'

/**
 * On arriving at another screen: its place on the page, and the focus on its title, which a screen
 * reader then announces. Not on the first load, where the browser's own start is the right one.
 */
export function useArrival(main: RefObject<HTMLElement | null>, screen: unknown): void {
  const shown = useRef(screen)
  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    main.current?.querySelector('h1')?.focus({ preventScroll: true })
    restoreScroll()
  }, [main, screen])
}
