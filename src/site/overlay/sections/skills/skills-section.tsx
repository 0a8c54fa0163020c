import type { ReactNode } from 'react'
import { hasMark } from '../../../../model/entries'
import type { Skill } from '../../../../model/schema/schema'
import type { Section } from '../../../../model/sections'
import { useLangOf } from '../../language/text-of'
import { part } from '../../part'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import { ContentList } from '../content-list'
import { FoilTones, SkillCard, SkillEvidence } from './skill-tile'
import tile from './skill-tile.module.css'
import styles from './skills-section.module.css'

/** Classes for the number of tiles in a row that leaves the smallest share of the last row free. */
function rowClasses(width: 'wide' | 'narrow', count: number, numbers: number[]): string {
  const free = (tiles: number) => (Math.ceil(count / tiles) * tiles - count) / tiles
  const [fullest = 1] = numbers.toSorted((a, b) => free(a) - free(b))
  const uneven = count % fullest === 0 ? '' : styles[`${width}-uneven`]
  return `${styles[`${width}-${fullest}`]} ${uneven}`
}

function tilesAndChips(skills: Skill[]) {
  const tiles = skills.filter(hasMark)
  const wide = rowClasses('wide', tiles.length, [5, 4, 3])
  const narrow = rowClasses('narrow', tiles.length, [3, 2])
  return [
    { className: `${styles.tiles} ${wide} ${narrow}`, items: tiles },
    { className: `${styles.chips} row`, items: skills.filter((skill) => !hasMark(skill)) },
  ].filter(({ items }) => items.length > 0)
}

type SubsectionProps = { title: string; lang?: string; children: ReactNode }

function Subsection({ title, lang, children }: SubsectionProps) {
  return (
    <section className={styles.list} aria-label={title}>
      <h2 {...part('list-title')} className={styles.title} lang={lang}>
        <span className="veil">{title}</span>
      </h2>
      {children}
    </section>
  )
}

function Languages() {
  const { profile, words } = useSite()
  const langOf = useLangOf()
  const { idiomas = [] } = profile
  if (idiomas.length === 0) return null
  return (
    <Subsection title={words.skills.languages}>
      <ul className={`${styles.chips} row`}>
        {idiomas.map(({ idioma, nivel }, index) => (
          <li key={idioma} {...part('entry')} className={`${tile.chip} ${styles.language} panel`}>
            <span
              lang={langOf(profile, `idiomas.${index}.idioma`)}
              {...spot?.('perfil', `idiomas.${index}.idioma`)}
            >
              {idioma}
            </span>
            {nivel && words.colon}
            {nivel && (
              <span
                lang={langOf(profile, `idiomas.${index}.nivel`)}
                {...spot?.('perfil', `idiomas.${index}.nivel`)}
              >
                {nivel}
              </span>
            )}
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
        {lists.map((name) => (
          <Subsection key={name} title={titles[name]} lang={skills.lang || undefined}>
            <ContentList name={name} listsOf={tilesAndChips}>
              {(skill) => (
                <SkillCard skill={skill}>
                  {name === 'hard-skills' && <SkillEvidence skill={skill} />}
                </SkillCard>
              )}
            </ContentList>
          </Subsection>
        ))}
        <Languages />
      </div>
    </>
  )
}
