import type { Fields } from '../../model/objects'
import type { Workspace } from '../content/workspace/workspace'
import { sayAt } from './change-content'
import { type Inspected, inspect, type SpotProblem } from './content-reader'
import type { Values } from './field-spot'
import type { NamedFiles } from './named-files'

/** What became of a change, field by field; of a file that is locked nothing is written. */
export type Outcome = {
  written: string[]
  /** Say something else than their owner saw. */
  conflicts: string[]
  /** Why the others were not written. */
  problems: SpotProblem[]
  /** Of the copy. */
  id?: number
  /** Of texts that were missing. */
  count?: number
}
export const NOTHING: Outcome = { written: [], conflicts: [], problems: [] }

/** Whether a problem such as `enlaces[0].url` is in a field, or in that of a text's path. */
const isIn = (field: string, { field: at }: SpotProblem) =>
  at.split(/[.[]/)[0] === field.split('.')[0]

/** What a mistake is known by, wherever its line or row has moved. */
const keyOf = ({ line: _line, field, ...rest }: SpotProblem) =>
  JSON.stringify({ ...rest, field: field.replace(/\[\d+\]/g, '[]') })

function countsOf(problems: readonly SpotProblem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of problems.map(keyOf)) counts.set(key, 1 + (counts.get(key) ?? 0))
  return counts
}

/** The files that can be changed. */
export const openOf = ({ values, locked }: Pick<Inspected, 'values' | 'locked'>): Values =>
  Object.fromEntries(Object.entries(values).filter(([place]) => !(place in locked)))

/** Has the file say of these fields those that bring no new mistake. @param toSay what it then says */
export function sayRight(
  workspace: Workspace,
  files: NamedFiles,
  { values, locked, problems: known }: Inspected,
  place: string,
  fields: readonly string[],
  toSay: (values: Values, fields: readonly string[]) => Fields,
): Outcome {
  const told = countsOf(known)
  const open = openOf({ values, locked })
  const attempt = (wanted: readonly string[]): Outcome => {
    if (wanted.length === 0) return NOTHING
    sayAt(workspace, open, place, toSay(open, wanted))
    files.restore()
    const { problems } = inspect(workspace)
    const counts = countsOf(problems)
    const isFresh = (key: string) => (counts.get(key) ?? 0) > (told.get(key) ?? 0)
    const fresh = problems.filter((each) => isFresh(keyOf(each)))
    if (fresh.length === 0) return { ...NOTHING, written: [...wanted] }
    workspace.discard()
    const right = wanted.filter((field) => !fresh.some((problem) => isIn(field, problem)))
    if (right.length === wanted.length) return { ...NOTHING, problems: fresh }
    const rest = attempt(right)
    return { ...rest, problems: [...fresh, ...rest.problems] }
  }
  return attempt(fields)
}
