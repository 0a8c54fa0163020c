import { sections } from 'virtual:content'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { neighboursOf, type SectionRoute } from '../../model/routes'
import { useSite } from '../language/site-context'
import { useParts } from '../moves/parts'
import styles from './section-pager.module.css'

function Neighbour({ route, isNext }: { route: SectionRoute | undefined; isNext: boolean }) {
  const { words, paths } = useSite()
  if (!route) return null
  const Icon = isNext ? ArrowRight : ArrowLeft
  return (
    <Link to={paths[route]} className={`${styles.link} quiet`} rel={isNext ? 'next' : 'prev'}>
      {!isNext && <Icon aria-hidden size={16} strokeWidth={1.75} />}
      <span className="visually-hidden">
        {isNext ? words.section.next : words.section.previous}
      </span>
      {words.routes[route]}
      {isNext && <Icon aria-hidden size={16} strokeWidth={1.75} />}
    </Link>
  )
}

export function SectionPager({ current }: { current: SectionRoute }) {
  const { words } = useSite()
  const part = useParts()
  const { previous, next } = neighboursOf(current, sections.pages)
  return (
    <nav
      className={`${styles.pager} veil unprinted`}
      aria-label={words.section.others}
      ref={part('pager')}
    >
      <Neighbour route={previous} isNext={false} />
      <span className={styles.dots} aria-hidden="true">
        {sections.pages.map((route) => (
          <span key={route} className={styles.dot} data-current={route === current} />
        ))}
      </span>
      <Neighbour route={next} isNext />
    </nav>
  )
}
