import { EntryLink } from './entry/entry-link'
import { ContentList } from './list/content-list'
import styles from './projects-section.module.css'
import { SectionScreen } from './section-screen'

export function ProjectsSection() {
  return (
    <SectionScreen route="projects">
      <ContentList name="proyectos" className={styles.projects}>
        {(project, index) => (
          <article className={styles.project}>
            <p className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h2 className={styles.title}>{project.titulo}</h2>
            <p className={styles.text}>{project.descripcion}</p>
            <div className={styles.links}>
              <EntryLink name="Link GitHub" href={project.gitHubWeb} />
              <EntryLink name="Link Web" href={project.direccionWeb} />
            </div>
          </article>
        )}
      </ContentList>
    </SectionScreen>
  )
}
