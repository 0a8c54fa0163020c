import { type Entry, entriesIn, inOrder } from '../../site/model/entries'
import { ownNamesOf } from '../../site/model/schema/schema'
import { sectionRows, shownSections } from '../../site/model/sections'
import { ownerEnvironment } from '../content/environment'
import type { Problem } from '../content/problem'
import { unnamedSkills } from '../skills/skill-evidence'
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

const DATED = ['experiencia', 'educacion'] as const

/** Months since year 0; undefined without a date. */
function startOf(entry: Entry): number | undefined {
  const { anioInicio, mesInicio = 1, fecha } = { ...entry } as Partial<Record<string, unknown>>
  const [year, month = mesInicio] = fecha ? String(fecha).split('-') : [anioInicio]
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}

/** Lists that begin with what is longest ago: readers look at the top. */
export const orderProblems = ({ lists, values, say }: Project): Problem[] =>
  [...DATED, ...ownNamesOf(lists)].flatMap((name) => {
    const starts = inOrder<Entry>(entriesIn(lists, name)).flatMap((entry) => startOf(entry) ?? [])
    const [first = 0, last = 0] = [starts[0], starts.at(-1)]
    const isOldestFirst = starts.every((start, index) => start >= (starts[index - 1] ?? start))
    const place = values.find((value) => value.name === name && value.field === 'items')?.place
    return place && first < last && isOldestFirst ? [{ ...place, ...say.check.oldestFirst }] : []
  })

/** Those of an import may be sixty. */
const MOST_NAMED = 5

export function evidenceProblems({ lists, absent, perfil, values, root, say }: Project): Problem[] {
  const { tiles } = shownSections(perfil, absent)
  const canBeNamed = tiles.includes('experience') || tiles.includes('projects')
  const list = values.find(({ name, field }) => name === 'hard-skills' && field === 'items')
  if (!list || !canBeNamed || !tiles.includes('skills')) return []
  if (ownerEnvironment(root).VITE_CONTENT_URL) return []
  const names = unnamedSkills(lists)
  if (names.length === 0) return []
  const more = names.length > MOST_NAMED ? ` … (${names.length})` : ''
  const shown = names.slice(0, MOST_NAMED).join(', ') + more
  return [{ ...list.place, ...say.check.evidence(shown) }]
}
