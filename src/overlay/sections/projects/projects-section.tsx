import { Description } from '../entry/description'
import { EntryLink } from '../entry/entry-link'
import { Technologies } from '../entry/technologies'
import { ContentList } from '../list/content-list'
import { SectionScreen } from '../section-screen'
import { ProjectPicture } from './project-picture'
import styles from './projects-section.module.css'

export function ProjectsSection() {
  return (
    <SectionScreen route="projects">
      <ContentList name="proyectos" className={styles.projects}>
        {(project, index) => (
          <article className={styles.project}>
            <div className={styles.body}>
              <p className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </p>
              <h2 className={styles.title}>{project.titulo}</h2>
              <Description text={project.descripcion} />
              <Technologies text={project.tecnologias} />
              <div className={styles.links}>
                <EntryLink name="Link GitHub" to={project.gitHubWeb} />
                <EntryLink name="Link Web" to={project.direccionWeb} />
                {project.enlaces?.map(({ texto, url }) => (
                  <EntryLink key={texto + url} name={texto} to={url} />
                ))}
              </div>
            </div>
            <ProjectPicture project={project} />
          </article>
        )}
      </ContentList>
    </SectionScreen>
  )
}
