import type { ReactNode } from 'react'
import type { Section } from '../../../model/sections'
import { useSite } from '../../language/site-context'
import { useLangOf } from '../../language/text-of'
import { part } from '../../part'
import { ContentList } from '../list/content-list'
import { FoilTones, SkillEvidence, SkillTile } from './skill-tile'
import styles from './skills-section.module.css'

type SubsectionProps = { numeral: string; title: string; lang?: string; children: ReactNode }

function Subsection({ numeral, title, lang, children }: SubsectionProps) {
  return (
    <section className={styles.list} aria-label={title} data-numeral={numeral}>
      <h2 {...part('list-title')} className={styles.title} lang={lang}>
        <span className="veil">{title}</span>
      </h2>
      {children}
    </section>
  )
}

function Languages({ numeral }: { numeral: string }) {
  const { profile, words } = useSite()
  const langOf = useLangOf()
  const { idiomas = [] } = profile
  if (idiomas.length === 0) return null
  return (
    <Subsection numeral={numeral} title={words.skills.languages}>
      <ul className={styles.languages}>
        {idiomas.map(({ idioma, nivel }, place) => (
          <li key={idioma} {...part('entry')}>
            <span lang={langOf(profile, `idiomas.${place}.idioma`)}>{idioma}</span>
            {nivel && <span lang={langOf(profile, `idiomas.${place}.nivel`)}>{` — ${nivel}`}</span>}
          </li>
        ))}
      </ul>
    </Subsection>
  )
}

export function SkillsSection({ section }: { section: Section }) {
  const { skills } = useSite().words
  const titles = { 'hard-skills': skills.hard, 'soft-skills': skills.soft }
  const lists = (['hard-skills', 'soft-skills'] as const).filter((name) =>
    section.lists.includes(name),
  )
  return (
    <>
      <FoilTones />
      <div className={styles.lists}>
        {lists.map((name, place) => (
          <Subsection key={name} numeral={`0${place + 1}`} title={titles[name]} lang="en">
            <ContentList name={name} className={styles.grid}>
              {(skill) => (
                <SkillTile skill={skill}>
                  {name === 'hard-skills' && <SkillEvidence skill={skill} />}
                </SkillTile>
              )}
            </ContentList>
          </Subsection>
        ))}
        <Languages numeral={`0${lists.length + 1}`} />
      </div>
    </>
  )
}
