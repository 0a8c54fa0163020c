import type { ReactNode } from 'react'
import { fieldText, technologyItems, whenText } from '../../../model/entries'
import type { Project } from '../../../model/schema/schema'
import { TextOf } from '../language/text-of'
import { Technologies } from '../sections/entry/entry-parts'
import { ProjectLinks } from '../sections/entry/project-links'
import { useSite } from '../site-context'

export function ProjectFacts({ project }: { project: Project }) {
  const { words } = useSite()
  const { projectPage: names, entry } = words
  const { gitHubWeb, direccionWeb, enlaces = [], reservado } = project
  const hasLinks = reservado || gitHubWeb !== '' || direccionWeb !== '' || enlaces.length > 0
  const text = (field: string) =>
    fieldText(project, field) !== '' && <TextOf entry={project} field={field} />
  const facts: readonly (readonly [name: string, fact: ReactNode])[] = [
    [names.role, text('rol')],
    [names.team, text('equipo')],
    [names.when, whenText(project, words)],
    [names.state, reservado ? names.reserved : text('estado')],
    [
      entry.technologies,
      technologyItems(project.tecnologias ?? '').length > 0 && (
        <Technologies entry={project} field="tecnologias" />
      ),
    ],
    [names.links, hasLinks && <ProjectLinks project={project} />],
  ]
  const known = facts.filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
