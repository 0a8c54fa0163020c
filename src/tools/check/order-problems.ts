import { type Entry, entriesIn, inOrder } from '../../site/model/entries'
import { ownNamesOf } from '../../site/model/schema/schema'
import type { Problem } from '../content/problem'
import type { Project } from './project-content'

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
