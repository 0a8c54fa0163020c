import { sections } from 'virtual:content'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { neighboursOf, ROUTES, type SectionRoute } from '../../model/routes'
import styles from './section-pager.module.css'

function Neighbour({ route, isNext }: { route: SectionRoute | undefined; isNext: boolean }) {
  if (!route) return null
  const Icon = isNext ? ArrowRight : ArrowLeft
  return (
    <Link to={ROUTES[route].path} className={styles.link} rel={isNext ? 'next' : 'prev'}>
      {!isNext && <Icon aria-hidden size={16} strokeWidth={1.75} />}
      <span className="visually-hidden">{isNext ? 'Siguiente: ' : 'Anterior: '}</span>
      {ROUTES[route].title}
      {isNext && <Icon aria-hidden size={16} strokeWidth={1.75} />}
    </Link>
  )
}

export function SectionPager({ current }: { current: SectionRoute }) {
  const { previous, next } = neighboursOf(current, sections.pages)
  return (
    <nav className={`${styles.pager} veil`} aria-label="Otras secciones">
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
