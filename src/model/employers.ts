import { type Entry, fieldText, type Period } from './entries'
import type { EntryFields } from './schema/content-fields'
import type { ListName } from './schema/schema'

/** 'Ejemplo S. A.' and 'EJEMPLO SA' are equal. The language is fixed, so that build and browser agree. */
const names = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

const employerOf = (entry: Entry | undefined) => (entry ? fieldText(entry, 'empresa').trim() : '')

/** Entries in their order. Posts with one employer that follow one another are together, any other entry is alone. */
export function byEmployer<Item extends Entry>(list: ListName, entries: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const [employer, before] = [employerOf(entry), employerOf(group?.[0])]
    const isOfBoth = list === 'experiencia' && employer !== '' && before !== ''
    if (isOfBoth && names.compare(employer, before) === 0) group?.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** What an employer's posts say alike is said once, beside the employer; the rest by each of them. */
export function sharedFields(posts: readonly Entry[], fields: EntryFields) {
  const { organization, place, link, subtitle } = fields
  const isAlike = (field: string | undefined) =>
    new Set(posts.map((post) => fieldText(post, field).trim())).size === 1
  const once = [organization, ...[place, link].filter(isAlike)]
  const ofAll: EntryFields = {
    subtitle: subtitle.filter((field) => field !== organization && once.includes(field)),
    link: once.includes(link) ? link : undefined,
  }
  const ofEach: EntryFields = {
    ...fields,
    subtitle: subtitle.filter((field) => !once.includes(field)),
    link: once.includes(link) ? undefined : link,
  }
  return { ofAll, ofEach }
}

type When = { year: number; month: number | undefined }

/** @returns the first by the number that `of` gives */
const least = (all: readonly When[], of: (when: When) => number): When | undefined =>
  all.toSorted((a, b) => of(a) - of(b))[0]

/** From the earliest start of several entries to their latest end, which is none while one of them lasts. */
export function wholePeriod(entries: readonly Entry[]): Partial<Period> {
  const periods: readonly Partial<Period>[] = entries as readonly object[]
  const starts = periods.flatMap(({ anioInicio: year, mesInicio: month }) =>
    year === undefined ? [] : [{ year, month }],
  )
  const ends = periods.flatMap(({ anioFin: year, mesFin: month }) =>
    year ? [{ year, month }] : [],
  )
  // A year without a month may have begun with January, and ended with December.
  const start = least(starts, ({ year, month = 1 }) => 12 * year + month)
  const end = least(ends, ({ year, month = 12 }) => -(12 * year + month))
  const lasts = periods.some(({ anioInicio, anioFin }) => anioInicio !== undefined && !anioFin)
  return {
    anioInicio: start?.year,
    mesInicio: start?.month,
    ...(!lasts && { anioFin: end?.year, mesFin: end?.month }),
  }
}
