import { hasProjectPages, projectPages } from 'virtual:content'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { projectRoute } from '../../../../model/routes'
import type { Project } from '../../../../model/schema/schema'
import { TextOf, useLangOf } from '../../language/text-of'
import { useProjectPageLink } from '../../project-page/page-loader'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import styles from './entry.module.css'
import { EntryLink } from './entry-parts'

function PageLink({ project, slug }: { project: Project; slug: string }) {
  const { words } = useSite()
  return (
    <Link {...useProjectPageLink(slug)} className={styles.link} data-page={projectRoute(slug)}>
      <span>
        {words.projectPage.read}
        <span className="visually-hidden">
          {words.colon}
          <TextOf entry={project} field="titulo" />
        </span>
      </span>
      <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
    </Link>
  )
}

/** Reserved work has nothing to open: whoever wants to know more asks by mail. */
function AskLink({ project }: { project: Project }) {
  const { words, paths, profile } = useSite()
  const link = { className: styles.link, children: words.projectPage.ask }
  if (!profile.email) return <Link {...link} to={paths.contact} />
  const subject = encodeURIComponent(project.titulo)
  return <a {...link} href={`mailto:${profile.email}?subject=${subject}`} />
}

type ProjectLinksProps = {
  project: Project
  /** Whether they stand in the list, where one leads to the project's own page. */
  isListed?: boolean
}

export function ProjectLinks({ project, isListed = false }: ProjectLinksProps) {
  const { words } = useSite()
  const langOf = useLangOf()
  const { pagina, gitHubWeb, direccionWeb, enlaces, reservado } = project
  const hasPage = hasProjectPages && isListed && pagina && projectPages.includes(pagina)
  return (
    <>
      {hasPage && <PageLink project={project} slug={pagina} />}
      <EntryLink name={words.entry.code} to={gitHubWeb} />
      <EntryLink name={words.entry.web} to={direccionWeb} />
      {enlaces?.map((link) => (
        <EntryLink
          key={link.texto + link.url}
          name={
            <span
              lang={langOf(project, `enlaces.${link.url}.texto`)}
              {...spot?.(project, `enlaces.${link.url}.texto`)}
            >
              {link.texto}
            </span>
          }
          to={link.url}
        />
      ))}
      {reservado && <AskLink project={project} />}
    </>
  )
}
