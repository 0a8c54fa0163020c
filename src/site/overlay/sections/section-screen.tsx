import { ArrowUp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import type { SectionRoute } from '../../model/routes'
import { useSite } from '../language/site-context'
import { takesLight } from '../light/takes-light'
import { MovesContext } from '../moves/use-moves'
import { SECTION_ICONS } from '../navigation/tiles'
import { part } from '../part'
import { RoundLink } from '../parts/links'
import { EntryNumeral } from './entry-numeral'
import { SectionPager } from './section-pager'
import styles from './section-screen.module.css'

type SectionScreenProps = { route: SectionRoute; children: ReactNode }

export function SectionScreen({ route, children }: SectionScreenProps) {
  const { leave } = use(MovesContext)
  const { words, paths } = useSite()
  const Icon = SECTION_ICONS[route]
  return (
    <div className={styles.screen}>
      <header className={`${styles.header} veil-group`}>
        <RoundLink
          {...part('back')}
          to={paths.navigation}
          label={words.section.back}
          icon={ArrowUp}
          onClick={(event) => leave() && event.preventDefault()}
        />
        <div className={`${styles.heading} veil`}>
          <Icon {...part('icon')} aria-hidden size={30} strokeWidth={1.5} className={styles.icon} />
          <h1 {...part('title')} className={styles.title} tabIndex={-1} ref={takesLight}>
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
