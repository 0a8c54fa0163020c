import { entriesIn } from '../../site/model/entries'
import { ownNamesOf } from '../../site/model/schema/schema'
import { sectionRows, shownSections } from '../../site/model/sections'
import { ownerEnvironment } from '../content/environment'
import type { Problem } from '../content/problem'
import type { Project } from './project-content'

const placesOf = ({ values }: Project, name: string, field: string) =>
  values.filter((value) => value.name === name && value.field === field).map(({ place }) => place)

const withoutFile = (project: Project, name: string): Problem[] =>
  project.perfil.secciones?.includes(name)
    ? placesOf(project, 'perfil', 'secciones').map((place) => ({
        ...place,
        ...project.say.check.section.noFile(name),
      }))
    : []

function problemsOf(
  project: Project,
  section: ReturnType<typeof sectionRows>[number],
  isShown: boolean,
): Problem[] {
  const { name } = section
  const { emptySection, emptyList, hidden } = project.say.check.section
  const lists = section.lists.filter((list) => !project.absent.includes(list))
  if (lists.length === 0) return withoutFile(project, name)
  const wrong = lists.filter((list) => (entriesIn(project.lists, list).length === 0) === isShown)
  // One problem for a section without any entries.
  const isEmpty = isShown && wrong.length === lists.length
  return wrong.slice(0, isEmpty ? 1 : undefined).flatMap((list) => {
    const texts = isShown ? emptyList : hidden(name, entriesIn(project.lists, list).length)
    const [place] = placesOf(project, list, 'items')
    return place ? [{ ...place, ...(isEmpty ? emptySection(name) : texts) }] : []
  })
}

/** Lists that are shown without entries, entries that no section shows, and sections without lists. */
export function sectionProblems(project: Project): Problem[] {
  const shown = shownSections(project.perfil, project.absent, project.own).tiles
  // Fetched lists have their entries elsewhere.
  const areFetched = Boolean(ownerEnvironment(project.root).VITE_CONTENT_URL)
  return sectionRows(ownNamesOf(project.lists)).flatMap((section) => {
    const isShown = shown.includes(section.route)
    return isShown && areFetched ? [] : problemsOf(project, section, isShown)
  })
}
