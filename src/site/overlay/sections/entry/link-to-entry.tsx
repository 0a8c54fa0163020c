import { sections, skillsOfTechnologies } from 'virtual:content'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import { entryId, inOrder, technologyItems } from '../../../../model/entries'
import type { ListName } from '../../../../model/schema/schema'
import { useSite } from '../../site-context'

/** The page of a list. Fetched lists have none: their entries may be others than the built-in ones. */
function pageOf(list: ListName) {
  if (import.meta.env.VITE_CONTENT_URL) return undefined
  return sections.pager.find(({ lists }) => lists.includes(list))?.route
}

type LinkToEntryProps = {
  list: ListName
  id: number | undefined
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A link to an entry on its page, or only the text where there is no such entry. */
export function LinkToEntry({ list, id, onClick, children }: LinkToEntryProps) {
  const { paths } = useSite()
  const page = pageOf(list)
  if (id === undefined || !page) return children
  return (
    <Link href={`${paths[page]}#${entryId(list, { id })}`} onClick={onClick}>
      {children}
    </Link>
  )
}

export const skillIdOf = (technology: string): number | undefined =>
  Object.hasOwn(skillsOfTechnologies, technology) ? skillsOfTechnologies[technology] : undefined

export function useEntriesNaming(skill: { id: number }) {
  const { experiencia, proyectos } = useSite().lists
  const isNamed = (text = '') => technologyItems(text).some((each) => skillIdOf(each) === skill.id)
  return {
    experiencia: inOrder(pageOf('experiencia') ? experiencia : []).filter((job) =>
      isNamed(job.tegnologiasUtilizadas),
    ),
    proyectos: inOrder(pageOf('proyectos') ? proyectos : []).filter((project) =>
      isNamed(project.tecnologias),
    ),
  }
}
