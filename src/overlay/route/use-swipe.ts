import { type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import { neighboursOf, ROUTES, SECTION_ROUTES, type SectionRoute } from '../../content/routes'
import type { ScreenName } from './route-transition'

const isSection = (screen: ScreenName): screen is SectionRoute =>
  (SECTION_ROUTES as readonly string[]).includes(screen)

/** A finger drawn sideways over a section brings its neighbour. */
export function useSwipe(main: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const element = main.current
    if (!element || !isSection(screen)) return
    const { previous, next } = neighboursOf(screen)
    let stop = () => {}
    let isOver = false
    const start = async () => {
      // Not needed for the first paint; without its file, as when offline, the links are there.
      const swipe = await import('../../interaction/swipe').catch(() => undefined)
      if (isOver || !swipe) return
      stop = swipe.startSwipe(element, {
        canGo: (direction) => (direction === 'left' ? next : previous) !== undefined,
        onSwipe: (direction) => {
          const route = direction === 'left' ? next : previous
          if (route) navigate(ROUTES[route].path)
        },
      })
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [main, screen, navigate])
}
