import { sections, skillsOfTechnologies } from 'virtual:content'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import { entryId, inOrder, technologyItems } from '../../../model/entries'
import { useSite } from '../../language/site-context'

const ROUTES = {
  experiencia: 'experience',
  proyectos: 'projects',
  'hard-skills': 'skills',
} as const
type Listed = keyof typeof ROUTES

/** Fetched lists may have other entries than the built-in ones. */
const isShown = (list: Listed) =>
  !import.meta.env.VITE_CONTENT_URL && sections.pages.includes(ROUTES[list])

type LinkToEntryProps = {
  list: Listed
  id: number | undefined
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A link to the entry on its page; without such an entry only the text. */
export function LinkToEntry({ list, id, onClick, children }: LinkToEntryProps) {
  const { paths } = useSite()
  if (id === undefined || !isShown(list)) return children
  return (
    <Link href={`${paths[ROUTES[list]]}#${entryId(list, { id })}`} onClick={onClick}>
      {children}
    </Link>
  )
}

/** The hard skill that a technology names, by its id. */
export const skillOf = (technology: string): number | undefined =>
  Object.hasOwn(skillsOfTechnologies, technology) ? skillsOfTechnologies[technology] : undefined

/** The experiences and projects that name a hard skill, in their order. */
export function useEntriesNaming(skill: { id: number }) {
  const { experiencia, proyectos } = useSite().lists
  const isNamed = (text = '') => technologyItems(text).some((each) => skillOf(each) === skill.id)
  return {
    experiencia: inOrder(isShown('experiencia') ? experiencia : []).filter((job) =>
      isNamed(job.tegnologiasUtilizadas),
    ),
    proyectos: inOrder(isShown('proyectos') ? proyectos : []).filter((project) =>
      isNamed(project.tecnologias),
    ),
  }
}
