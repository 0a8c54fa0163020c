import { type Entry, entriesIn, inOrder } from '../../site/model/entries'
import { ownNamesOf } from '../../site/model/schema/schema'
import { sectionRows, shownSections } from '../../site/model/sections'
import type { Problem } from '../content/problem'
import { unnamedSkills } from '../skills/skill-evidence'
import { locationOf, type Project } from './project-content'

/** Their entries are elsewhere. */
const areFetched = ({ env }: Project) => Boolean(env.VITE_CONTENT_URL)

function problemsOf(
  project: Project,
  section: ReturnType<typeof sectionRows>[number],
  isShown: boolean,
): Problem[] {
  const { name } = section
  const { emptySection, emptyList, hidden, noFile } = project.say.check.section
  const lists = section.lists.filter((list) => !project.absent.includes(list))
  if (lists.length === 0) {
    const isChosen = project.perfil.secciones?.includes(name)
    const location = isChosen && locationOf(project, 'perfil', 'secciones')
    return location ? [{ ...location, ...noFile(name) }] : []
  }
  const wrong = lists.filter((list) => (entriesIn(project.lists, list).length === 0) === isShown)
  // One problem for a section without any entries.
  const isEmpty = isShown && wrong.length === lists.length
  return wrong.slice(0, isEmpty ? 1 : undefined).flatMap((list) => {
    const texts = isShown ? emptyList : hidden(name, entriesIn(project.lists, list).length)
    const location = locationOf(project, list, 'items')
    return location ? [{ ...location, ...(isEmpty ? emptySection(name) : texts) }] : []
  })
}

/** Lists that are shown without entries, entries that no section shows, and sections without lists. */
export function sectionProblems(project: Project): Problem[] {
  const shown = shownSections(project.perfil, project.absent, project.own).tiles
  return sectionRows(ownNamesOf(project.lists)).flatMap((section) => {
    const isShown = shown.includes(section.route)
    return isShown && areFetched(project) ? [] : problemsOf(project, section, isShown)
  })
}

/** Months since year 0; undefined without a date. */
function startOf(entry: Entry): number | undefined {
  const { anioInicio, mesInicio = 1, fecha } = { ...entry } as Partial<Record<string, unknown>>
  const [year, month = mesInicio] = fecha ? String(fecha).split('-') : [anioInicio]
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}

/** Lists that begin with what is longest ago: readers look at the top. */
export const orderProblems = (project: Project): Problem[] =>
  ['experiencia' as const, 'educacion' as const, ...ownNamesOf(project.lists)].flatMap((name) => {
    const entries = inOrder<Entry>(entriesIn(project.lists, name))
    const starts = entries.flatMap((entry) => startOf(entry) ?? [])
    const [first = 0, last = 0] = [starts[0], starts.at(-1)]
    const isOldestFirst = starts.every((start, index) => start >= (starts[index - 1] ?? start))
    const location = locationOf(project, name, 'items')
    const { oldestFirst } = project.say.check
    return location && first < last && isOldestFirst ? [{ ...location, ...oldestFirst }] : []
  })

/** Those of an import may be sixty. */
const MOST_NAMED = 5

/** Skills that neither a job nor a project names. */
export function evidenceProblems(project: Project): Problem[] {
  const { tiles } = shownSections(project.perfil, project.absent)
  const canBeNamed = tiles.includes('experience') || tiles.includes('projects')
  const location = locationOf(project, 'hard-skills', 'items')
  if (!location || !canBeNamed || !tiles.includes('skills') || areFetched(project)) return []
  const names = unnamedSkills(project.lists)
  if (names.length === 0) return []
  const more = names.length > MOST_NAMED ? ` … (${names.length})` : ''
  const shown = names.slice(0, MOST_NAMED).join(', ') + more
  return [{ ...location, ...project.say.check.evidence(shown) }]
}
