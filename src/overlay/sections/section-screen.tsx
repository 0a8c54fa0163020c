import { ArrowLeft } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { ROUTES, type SectionRoute } from '../../model/routes'
import { RoundLink } from '../parts/round-link'
import { LeaveContext } from '../route/leave-context'
import { movingPart } from '../route/timelines/moving-parts'
import { SectionPager } from './section-pager'
import styles from './section-screen.module.css'

type SectionScreenProps = { route: SectionRoute; children: ReactNode }

export function SectionScreen({ route, children }: SectionScreenProps) {
  const leave = use(LeaveContext)
  return (
    <div className={styles.screen}>
      <header className={`${styles.header} veil-group`} {...movingPart('header')}>
        <RoundLink
          to={ROUTES.navigation.path}
          label="Volver a la navegación"
          icon={ArrowLeft}
          onPlainClick={leave}
        />
        <div className="veil">
          <h1 className={styles.title} tabIndex={-1}>
            {ROUTES[route].title}
          </h1>
        </div>
        <SectionPager current={route} />
      </header>
      <div>{children}</div>
    </div>
  )
}
