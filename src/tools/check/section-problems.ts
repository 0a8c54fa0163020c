import { type Entry, entriesIn, inOrder } from '../../model/entries'
import { ownListsOf } from '../../model/schema/schema'
import { sectionRows, shownSections } from '../../model/sections'
import type { Problem } from '../content/problem'
import { unnamedSkills } from '../skills/skill-evidence'
import { type Checked, locationOf } from './checked'

/** Their entries are elsewhere. */
const areFetched = ({ env }: Checked) => Boolean(env.VITE_CONTENT_URL)

function problemsOf(
  site: Checked,
  section: ReturnType<typeof sectionRows>[number],
  isShown: boolean,
): Problem[] {
  const { name } = section
  const { emptySection, emptyList, hidden, noFile } = site.say.check.section
  const lists = section.lists.filter((list) => !site.absent.includes(list))
  if (lists.length === 0) {
    // Languages are shown without a list, too.
    const isChosen = !isShown && site.perfil.secciones?.includes(name)
    const location = isChosen && locationOf(site, 'perfil', 'secciones')
    return location ? [{ ...location, ...noFile(name) }] : []
  }
  const wrong = lists.filter((list) => (entriesIn(site.lists, list).length === 0) === isShown)
  // One problem for a section without any entries.
  const isEmpty = isShown && wrong.length === lists.length
  return wrong.slice(0, isEmpty ? 1 : undefined).flatMap((list) => {
    const texts = isShown ? emptyList : hidden(name, entriesIn(site.lists, list).length)
    const location = locationOf(site, list, 'items')
    return location ? [{ ...location, ...(isEmpty ? emptySection(name) : texts) }] : []
  })
}

/** Lists that are shown without entries, entries that no section shows, and sections without lists. */
export function sectionProblems(site: Checked): Problem[] {
  const shown = shownSections(site.perfil, site.absent, site.own).tiles
  return sectionRows(ownListsOf(site.lists)).flatMap((section) => {
    const isShown = shown.includes(section.route)
    return isShown && areFetched(site) ? [] : problemsOf(site, section, isShown)
  })
}

/** Months since year 0; undefined without a date. */
export function startOf(entry: Entry): number | undefined {
  const { anioInicio, mesInicio = 1, fecha } = { ...entry } as Partial<Record<string, unknown>>
  const [year, month = mesInicio] = fecha ? String(fecha).split('-') : [anioInicio]
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}

/** Lists that begin with what is longest ago: readers look at the top. */
export const orderProblems = (site: Checked): Problem[] =>
  ['experiencia' as const, 'educacion' as const, ...ownListsOf(site.lists)].flatMap((name) => {
    const entries = inOrder<Entry>(entriesIn(site.lists, name))
    const starts = entries.flatMap((entry) => startOf(entry) ?? [])
    const [first = 0, last = 0] = [starts[0], starts.at(-1)]
    const isOldestFirst = starts.every((start, index) => start >= (starts[index - 1] ?? start))
    const location = locationOf(site, name, 'items')
    const { oldestFirst } = site.say.check
    return location && first < last && isOldestFirst ? [{ ...location, ...oldestFirst }] : []
  })

/** Those of an import may be sixty. */
const MOST_NAMED = 5

/** Skills that neither a job nor a project names. */
export function evidenceProblems(site: Checked): Problem[] {
  const { tiles } = shownSections(site.perfil, site.absent)
  const canBeNamed = tiles.includes('experience') || tiles.includes('projects')
  const location = locationOf(site, 'hard-skills', 'items')
  if (!location || !canBeNamed || !tiles.includes('skills') || areFetched(site)) return []
  const names = unnamedSkills(site.lists)
  if (names.length === 0) return []
  const more = names.length > MOST_NAMED ? ` … (${names.length})` : ''
  const shown = names.slice(0, MOST_NAMED).join(', ') + more
  return [{ ...location, ...site.say.check.evidence(shown) }]
}
