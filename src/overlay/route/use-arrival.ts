import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ROUTES, SECTION_ROUTES } from '../../content/routes'
import { restoreScroll } from '../../interaction/scroll-memory'
import type { ScreenName } from './route-transition'

const isSection = (screen: ScreenName): screen is (typeof SECTION_ROUTES)[number] =>
  (SECTION_ROUTES as readonly string[]).includes(screen)

/** Back on the grid, the tile by which one left; everywhere else the title, which is announced. */
function focusTarget(main: HTMLElement, from: ScreenName, to: ScreenName): HTMLElement | null {
  if (to === 'navigation' && isSection(from)) {
    return main.querySelector<HTMLElement>(`nav a[href$="${ROUTES[from].path}"]`)
  }
  return main.querySelector('h1')
}

/**
 * On arriving at another screen: its place on the page, and the focus. Not on the first load, where
 * the browser's own start is the right one.
 */
export function useArrival(main: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const previous = useRef(screen)
  useLayoutEffect(() => {
    const from = previous.current
    if (from === screen || !main.current) return
    previous.current = screen
    focusTarget(main.current, from, screen)?.focus({ preventScroll: true })
    restoreScroll()
  }, [main, screen])
}
