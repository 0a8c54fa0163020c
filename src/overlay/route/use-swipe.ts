import { sections } from 'virtual:content'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import { startSwipe } from '../../interaction/swipe'
import { isSectionRoute, neighboursOf } from '../../model/routes'
import { useSite } from '../language/site-context'
import type { ScreenName } from './route-transition'

/** A horizontal swipe on a section opens its neighbour. */
export function useSwipe(main: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const [, navigate] = useLocation()
  const { paths } = useSite()
  useEffect(() => {
    if (!main.current || !isSectionRoute(screen)) return
    const { previous, next } = neighboursOf(screen, sections.pages)
    return startSwipe(main.current, {
      canGo: (direction) => (direction === 'left' ? next : previous) !== undefined,
      onSwipe: (direction) => {
        const route = direction === 'left' ? next : previous
        if (route) navigate(paths[route])
      },
    })
  }, [main, screen, navigate, paths])
}
