import type { ReactNode } from 'react'
import { inGroups } from '../../../model/entries'
import { useSite } from '../../language/site-context'
import { useLangOf } from '../../language/text-of'
import { movingPart } from '../../route/timelines/moving-parts'
import { ContentList } from '../list/content-list'
import { SectionScreen } from '../section-screen'
import { FoilTones } from './foil-tones'
import { SkillTile } from './skill-tile'
import styles from './skills-section.module.css'

type SubsectionProps = { numeral: string; title: string; lang?: string; children: ReactNode }

function Subsection({ numeral, title, lang, children }: SubsectionProps) {
  return (
    <section className={styles.list} aria-label={title} data-numeral={numeral}>
      <h2 className={styles.title} lang={lang} {...movingPart('list-title')}>
        <span className="veil">{title}</span>
      </h2>
      {children}
    </section>
  )
}

type SkillListProps = { numeral: string; name: 'hard-skills' | 'soft-skills'; title: string }

function SkillList({ name, ...subsection }: SkillListProps) {
  return (
    <Subsection {...subsection} lang="en">
      <ContentList name={name} className={styles.grid} groupsOf={inGroups}>
        {(skill) => <SkillTile skill={skill} />}
      </ContentList>
    </Subsection>
  )
}

function Languages() {
  const { profile, words } = useSite()
  const langOf = useLangOf()
  const { idiomas = [] } = profile
  if (idiomas.length === 0) return null
  return (
    <Subsection numeral="03" title={words.skills.languages}>
      <ul className={styles.languages}>
        {idiomas.map(({ idioma, nivel }, place) => (
          <li key={idioma} {...movingPart('entry')}>
            <span lang={langOf(profile, `idiomas.${place}.idioma`)}>{idioma}</span>
            {nivel && <span lang={langOf(profile, `idiomas.${place}.nivel`)}>{` — ${nivel}`}</span>}
          </li>
        ))}
      </ul>
    </Subsection>
  )
}

export function SkillsSection() {
  const { skills } = useSite().words
  return (
    <SectionScreen route="skills">
      <FoilTones />
      <div className={styles.lists}>
        <SkillList numeral="01" name="hard-skills" title={skills.hard} />
        <SkillList numeral="02" name="soft-skills" title={skills.soft} />
        <Languages />
      </div>
    </SectionScreen>
  )
}
