import { messages } from '../messages/messages'
import type { SectionRoute } from '../model/routes'
import type { ListName, SectionName } from '../model/schema/schema'
import { shownSections } from '../model/sections'
import { ownerEnvironment } from '../owner/environment'
import type { Problem } from '../owner/problem'
import type { Project } from './project-content'

type Section = { name: SectionName; route: SectionRoute; lists: readonly ListName[] }

const SECTIONS: readonly Section[] = [
  { name: 'experiencia', route: 'experience', lists: ['experiencia'] },
  { name: 'educacion', route: 'education', lists: ['educacion'] },
  { name: 'proyectos', route: 'projects', lists: ['proyectos'] },
  { name: 'habilidades', route: 'skills', lists: ['hard-skills', 'soft-skills'] },
  { name: 'certificados', route: 'certificates', lists: ['certificados'] },
]

/** The list's place; an optional list without a file is named by `secciones` alone. */
const placeOf = ({ values }: Project, list: ListName) =>
  (
    values.find(({ name, field }) => name === list && field === 'items') ??
    values.find(({ name, field }) => name === 'perfil' && field === 'secciones')
  )?.place

function problemsOf(project: Project, section: Section, isShown: boolean): Problem[] {
  const { emptySection, emptyList, hidden } = messages().check.section
  const { name, lists } = section
  const count = (list: ListName) => project.lists[list].length
  const wrong = lists.filter((list) => (count(list) === 0) === isShown)
  // One problem for a section without any entries.
  const isEmpty = isShown && wrong.length === lists.length
  return wrong.slice(0, isEmpty ? 1 : undefined).flatMap((list) => {
    const place = placeOf(project, list)
    const texts = isShown ? emptyList : hidden(name, count(list))
    return place ? [{ ...place, ...(isEmpty ? emptySection(name) : texts) }] : []
  })
}

/** Lists that are shown without entries, and entries that no section shows. */
export function sectionProblems(project: Project): Problem[] {
  const shown = shownSections(project.perfil, project.lists).tiles
  // Fetched lists have their entries elsewhere.
  const areFetched = Boolean(ownerEnvironment(project.root).VITE_CONTENT_URL)
  return SECTIONS.flatMap((section) => {
    const isShown = shown.includes(section.route)
    return isShown && areFetched ? [] : problemsOf(project, section, isShown)
  })
}
