import { ArrowUp } from 'lucide-react'
import { use } from 'react'
import type { Section } from '../../../model/sections'
import { takesLight } from '../light/takes-light'
import { MovesContext } from '../moves/moves-context'
import { part } from '../part'
import { useSite } from '../site-context'
import { spot } from '../spot'
import { RoundLink } from '../ui/links'
import { EntryLists } from './entry/entry'
import { EntryNumeral } from './entry-numeral'
import { iconOf } from './section-icons'
import { SectionPager } from './section-pager'
import styles from './section-screen.module.css'
import { SkillsSection } from './skills/skills-section'

/** A word that is wider than its column at the usual size of a title. */
const LONG = /\S{13}/
/** One that has no room beside the controls of a phone. */
const BROAD = /\S{12}|(?=\S{11})\S*[mw]/iu

function classOf(title: string): string {
  const size = LONG.test(title) ? styles.long : BROAD.test(title) && styles.broad
  return [styles.title, size].filter(Boolean).join(' ')
}

function BackControl() {
  const { leave } = use(MovesContext)
  const { words, paths } = useSite()
  return (
    <RoundLink
      {...part('back')}
      to={paths.navigation}
      label={words.section.back}
      icon={ArrowUp}
      onClick={(event) => leave() && event.preventDefault()}
    />
  )
}

export function SectionScreen({ section }: { section: Section }) {
  const { route } = section
  const { words, titleLangs } = useSite()
  const Icon = iconOf(route)
  return (
    <div className={styles.screen}>
      <header className={`${styles.header} row veil-group`}>
        <BackControl />
        <div className={`${styles.heading} veil`}>
          <Icon {...part('icon')} aria-hidden size={30} strokeWidth={1.5} className={styles.icon} />
          <h1
            {...part('title')}
            className={classOf(words.routes[route])}
            lang={titleLangs?.[route]}
            {...spot?.(route, 'titulo')}
            tabIndex={-1}
            ref={takesLight}
          >
            {words.routes[route]}
          </h1>
        </div>
        <SectionPager current={route} />
        <EntryNumeral />
      </header>
      <div className={styles.lists}>
        {route === 'skills' ? (
          <SkillsSection section={section} />
        ) : (
          <EntryLists section={section} />
        )}
      </div>
    </div>
  )
}
