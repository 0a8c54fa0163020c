import { ArrowUp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { SectionRoute } from '../../model/routes'
import { useSite } from '../language/site-context'
import { takesLight } from '../light/takes-light'
import { RoundLink } from '../parts/round-link'
import { SECTION_ICONS } from '../parts/section-icons'
import { LeaveContext } from '../route/leave-context'
import { movingPart } from '../route/timelines/moving-parts'
import { EntryNumeral } from './entry-numeral'
import { SectionPager } from './section-pager'
import styles from './section-screen.module.css'

type SectionScreenProps = { route: SectionRoute; children: ReactNode }

export function SectionScreen({ route, children }: SectionScreenProps) {
  const leave = use(LeaveContext)
  const { words, paths } = useSite()
  const Icon = SECTION_ICONS[route]
  return (
    <div className={styles.screen}>
      <header className={`${styles.header} veil-group`}>
        <RoundLink
          to={paths.navigation}
          label={words.section.back}
          icon={ArrowUp}
          onPlainClick={leave}
          {...movingPart('back')}
        />
        <div className={`${styles.heading} veil`}>
          <Icon
            aria-hidden
            size={30}
            strokeWidth={1.5}
            className={styles.icon}
            {...movingPart('icon')}
          />
          <h1 className={styles.title} tabIndex={-1} ref={takesLight} {...movingPart('title')}>
            {words.routes[route]}
          </h1>
        </div>
        <SectionPager current={route} />
        <EntryNumeral />
      </header>
      <div>{children}</div>
    </div>
  )
}
