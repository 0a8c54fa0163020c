import { ArrowUp } from 'lucide-react'
import { type ReactNode, use, useMemo } from 'react'
import type { SectionRoute } from '../../model/routes'
import { useSite } from '../language/site-context'
import { takesLight } from '../light/takes-light'
import { MovesContext, withRef } from '../moves/parts'
import { SECTION_ICONS } from '../navigation/tiles'
import { RoundLink } from '../parts/links'
import { EntryNumeral } from './entry-numeral'
import { SectionPager } from './section-pager'
import styles from './section-screen.module.css'

type SectionScreenProps = { route: SectionRoute; children: ReactNode }

export function SectionScreen({ route, children }: SectionScreenProps) {
  const { refOf: part, leave } = use(MovesContext)
  const { words, paths } = useSite()
  const title = useMemo(() => withRef<HTMLElement>(part('title'), takesLight), [part])
  const Icon = SECTION_ICONS[route]
  return (
    <div className={styles.screen}>
      <header className={`${styles.header} veil-group`}>
        <RoundLink
          to={paths.navigation}
          label={words.section.back}
          icon={ArrowUp}
          onClick={(event) => leave() && event.preventDefault()}
          ref={part('back')}
        />
        <div className={`${styles.heading} veil`}>
          <Icon
            aria-hidden
            size={30}
            strokeWidth={1.5}
            className={styles.icon}
            ref={part('icon')}
          />
          <h1 className={styles.title} tabIndex={-1} ref={title}>
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
