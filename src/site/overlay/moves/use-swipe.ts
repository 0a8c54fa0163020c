import { sections } from 'virtual:content'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'wouter'
import { isSectionRoute, neighboursOf } from '../../model/routes'
import { useSite } from '../language/site-context'
import type { ScreenName } from './route-transition'

/** A horizontal swipe on a section opens its neighbour. Home does not load it. */
export function useSwipe(main: RefObject<HTMLElement | null>, screen: ScreenName): void {
  const [, navigate] = useLocation()
  const { paths } = useSite()
  useEffect(() => {
    if (!main.current || !isSectionRoute(screen)) return
    const { previous, next } = neighboursOf(screen, sections.pages)
    let stop: (() => void) | undefined
    let isLeft = false
    const start = ({ startSwipe }: typeof import('../../interaction/swipe')) => {
      if (isLeft || !main.current) return
      stop = startSwipe(main.current, {
        canGo: (direction) => (direction === 'left' ? next : previous) !== undefined,
        onSwipe: (direction) => {
          const route = direction === 'left' ? next : previous
          if (route) navigate(paths[route])
        },
      })
    }
    // Without the file, the links lead there.
    import('../../interaction/swipe').then(start, () => {})
    return () => {
      isLeft = true
      stop?.()
    }
  }, [main, screen, navigate, paths])
}
