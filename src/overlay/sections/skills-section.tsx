import { platedIcons, profile } from 'virtual:content'
import type { ReactNode } from 'react'
import { inGroups } from '../../model/entries'
import type { Skill } from '../../model/schema/schema'
import { assetUrl } from '../../model/site-base'
import { movingPart } from '../route/timelines/moving-parts'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './skills-section.module.css'

type SubsectionProps = { title: string; lang?: string; children: ReactNode }

function Subsection({ title, lang, children }: SubsectionProps) {
  return (
    <section className={styles.list} aria-label={title}>
      <h2 className={styles.title} lang={lang} {...movingPart('list-title')}>
        <span className="veil">{title}</span>
      </h2>
      {children}
    </section>
  )
}

function SkillTile({ skill }: { skill: Skill }) {
  const Heading = skill.grupo ? 'h4' : 'h3'
  return (
    <article className={styles.skill}>
      {/* The image's alt names the heading; reading the caption would repeat it. */}
      <Heading className={styles.name}>
        <img
          className={platedIcons.includes(skill.icon) ? styles.plated : undefined}
          src={assetUrl(skill.icon)}
          alt={skill.titulo}
          width={skill.anchoIcon}
          height={skill.altoIcon}
        />
        <span aria-hidden="true">{skill.titulo}</span>
      </Heading>
    </article>
  )
}

function SkillList({ name, title }: { name: 'hard-skills' | 'soft-skills'; title: string }) {
  return (
    <Subsection title={title} lang="en">
      <ContentList name={name} className={styles.grid} groupsOf={inGroups}>
        {(skill) => <SkillTile skill={skill} />}
      </ContentList>
    </Subsection>
  )
}

function Languages() {
  const { idiomas = [] } = profile
  if (idiomas.length === 0) return null
  return (
    <Subsection title="Idiomas">
      <ul className={styles.languages}>
        {idiomas.map(({ idioma, nivel }) => (
          <li key={idioma} {...movingPart('entry')}>
            {idioma}
            {nivel && <span>{` — ${nivel}`}</span>}
          </li>
        ))}
      </ul>
    </Subsection>
  )
}

export function SkillsSection() {
  return (
    <SectionScreen route="skills">
      <div className={styles.lists}>
        <SkillList name="hard-skills" title="Hard skills" />
        <SkillList name="soft-skills" title="Soft skills" />
        <Languages />
      </div>
    </SectionScreen>
  )
}
