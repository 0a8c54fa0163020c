import { sections } from 'virtual:content'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { SectionRoute } from '../../../model/sections'
import { part } from '../part'
import { useSite } from '../site-context'
import { spot } from '../spot'
import styles from './section-pager.module.css'

/** More dots leave no room for the names of the neighbours. */
const MOST_DOTS = 6

function Neighbour({ route, isNext }: { route: SectionRoute | undefined; isNext: boolean }) {
  const { words, paths, titleLangs } = useSite()
  if (!route) return <span className={styles.link} />
  const Icon = isNext ? ArrowRight : ArrowLeft
  return (
    <Link to={paths[route]} className={`${styles.link} quiet`} rel={isNext ? 'next' : 'prev'}>
      {!isNext && <Icon aria-hidden size={16} strokeWidth={1.75} />}
      <span className="visually-hidden">
        {isNext ? words.section.next : words.section.previous}
      </span>
      <span lang={titleLangs?.[route]} {...spot?.(route, 'titulo')}>
        {words.routes[route]}
      </span>
      {isNext && <Icon aria-hidden size={16} strokeWidth={1.75} />}
    </Link>
  )
}

/** Opens a neighbour at a horizontal swipe on the page. Its file is not loaded with home. */
function useSwipe(left: string | undefined, right: string | undefined): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const start = ({ startSwipe }: typeof import('../../interaction/swipe')) => {
      const main = document.querySelector('main')
      if (isGone || !main) return
      const paths = { left, right }
      stop = startSwipe(main, {
        canGo: (direction) => paths[direction] !== undefined,
        onSwipe: (direction) => navigate(paths[direction] ?? ''),
      })
    }
    // If the file cannot be loaded, there are still the links.
    import('../../interaction/swipe').then(start, () => {})
    return () => {
      isGone = true
      stop?.()
    }
  }, [left, right, navigate])
}

export function SectionPager({ current }: { current: SectionRoute }) {
  const { words, paths } = useSite()
  const routes = sections.pager.map(({ route }) => route)
  const index = routes.indexOf(current)
  const [previous, next] = [routes[index - 1], routes[index + 1]]
  useSwipe(next && paths[next], previous && paths[previous])
  return (
    <nav
      {...part('pager')}
      className={`${styles.pager} row veil unprinted`}
      aria-label={words.section.others}
    >
      <Neighbour route={previous} isNext={false} />
      <span className={styles.dots} aria-hidden="true">
        {routes.length > MOST_DOTS
          ? `${index + 1}/${routes.length}`
          : routes.map((route) => (
              <span key={route} className={styles.dot} data-current={route === current} />
            ))}
      </span>
      <Neighbour route={next} isNext />
    </nav>
  )
}
