import { ArrowUp } from 'lucide-react'
import { use } from 'react'
import type { Section } from '../../model/sections'
import { useSite } from '../language/site-context'
import { takesLight } from '../light/takes-light'
import { MovesContext } from '../moves/use-moves'
import { part } from '../part'
import { RoundLink } from '../ui/links'
import { EntryNumeral } from './entry-numeral'
import { SectionPager } from './section-pager'
import styles from './section-screen.module.css'
import { SECTION_VIEWS } from './section-views'

export function SectionScreen({ section }: { section: Section }) {
  const { route } = section
  const { leave } = use(MovesContext)
  const { words, paths } = useSite()
  const { icon: Icon, Lists } = SECTION_VIEWS[route]
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
      <div>
        <Lists section={section} />
      </div>
    </div>
  )
}
