import { LineOf } from '../../language/text-of'
import { Engraving } from '../../light/takes-light'
import { ContentList } from '../content-list'
import { Description } from '../entry/description'
import { Technologies } from '../entry/entry-parts'
import { ProjectLinks } from './project-links'
import { ProjectPicture } from './project-picture'
import styles from './projects-section.module.css'

/** Projects that are seen at once. */
const FIRST = 2
const FIRST_COLLAPSED = 3
/** About three lines of half the width. */
const SHOWN_CHARACTERS = 120

const numeralAt = (_: unknown, index: number) => String(index + 1).padStart(2, '0')

export function ProjectsSection() {
  return (
    <ContentList name="proyectos" className={styles.projects} numeralOf={numeralAt}>
      {(project, index) => (
        <article className={`${styles.project} panel`}>
          <Engraving />
          <div className={styles.body}>
            <p className="ordinal" aria-hidden="true">
              {numeralAt(project, index)}
            </p>
            <LineOf as="h2" className={styles.title} entry={project} field="titulo" />
            <Description
              entry={project}
              collapsedAfter={index >= FIRST_COLLAPSED && SHOWN_CHARACTERS}
            />
            <Technologies entry={project} field="tecnologias" />
            <div className={`${styles.links} row`}>
              <ProjectLinks project={project} isListed />
            </div>
          </div>
          <ProjectPicture project={project} isFirst={index < FIRST} />
        </article>
      )}
    </ContentList>
  )
}
