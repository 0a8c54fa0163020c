import { type RefObject, useLayoutEffect, useRef } from 'react'
import { restoreScroll } from '../../interaction/scroll-memory'
import { isSectionRoute } from '../../model/routes'
import type { Phase, ScreenName } from './route-transition'

/** On the grid, the tile of the section left; elsewhere the title, to announce it. */
function focusTarget(main: HTMLElement, from: ScreenName, to: ScreenName): HTMLElement | null {
  if (to === 'navigation' && isSectionRoute(from)) {
    return main.querySelector<HTMLElement>(`[data-tile=${from}] a`)
  }
  return main.querySelector('h1')
}

/** Scroll and focus after a move, not on load. A cancelled exit restores what `inert` blurred. */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  screen: ScreenName,
  phase: Phase,
): void {
  const previous = useRef(screen)
  const leftBy = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const from = previous.current
    if (!main.current) return
    if (phase === 'exit') {
      const { activeElement } = document
      const isInside = main.current.contains(activeElement)
      leftBy.current = isInside ? (activeElement as HTMLElement) : null
      return
    }
    previous.current = screen
    const target = from === screen ? leftBy.current : focusTarget(main.current, from, screen)
    leftBy.current = null
    target?.focus({ preventScroll: true })
    if (from !== screen) restoreScroll()
  }, [main, screen, phase])
}
