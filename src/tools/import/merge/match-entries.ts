import type { Mapped } from '../mapping/mapped'
import { hashOf, type RecordedFields, recordedFields } from './import-record'

export type Item = { id: number; numeroOrden: number; titulo: string }

/** An entry of the content, and the same as its own resume would say it. */
export type Present<Entry> = { current: Entry; said: Mapped<Entry> }

/** An entry of the resume, and what it belongs to. */
export type Match<Entry> = {
  next: Mapped<Entry>
  present?: Present<Entry> | undefined
  recorded?: RecordedFields | undefined
  /** Its id, where the last import wrote it and the owner has removed it. */
  removedId?: number | undefined
}

const START = ['anioInicio', 'mesInicio', 'fecha', 'grupo']

/** Equal titles are told apart by their dates or groups. */
const keysOf = (fields: RecordedFields) => {
  const title = fields.titulo ?? ''
  return [hashOf([title, ...START.map((field) => fields[field])].join()), title]
}

/** Takes the first candidate with the same key out of `pool`: exact ones first. */
function takeBest<Candidate>(
  key: string | undefined,
  pool: Candidate[],
  keyOf: (candidate: Candidate) => string | undefined,
): Candidate | undefined {
  const index = pool.findIndex((candidate) => keyOf(candidate) === key)
  return index === -1 ? undefined : pool.splice(index, 1)[0]
}

/** Pairs each of `wanted` with one of `pool` by title and date, then by title. */
function pairUp<Wanted extends object, Candidate>(
  wanted: readonly Wanted[],
  pool: Candidate[],
  keysOfWanted: (item: Wanted) => string[],
  keysOfCandidate: (candidate: Candidate) => string[],
): Map<Wanted, Candidate> {
  const pairs = new Map<Wanted, Candidate>()
  for (const precision of [0, 1]) {
    for (const item of wanted) {
      if (pairs.has(item)) continue
      const key = keysOfWanted(item)[precision]
      const found = takeBest(key, pool, (candidate) => keysOfCandidate(candidate)[precision])
      if (found !== undefined) pairs.set(item, found)
    }
  }
  return pairs
}

type Recorded = { id: number; fields: RecordedFields }

/** Finds the entries that the resume means: by what the last import said, then by the content. */
export function matchEntries<Entry extends Item>(
  nexts: readonly Mapped<Entry>[],
  presents: readonly Present<Entry>[],
  record: readonly Recorded[],
): Match<Entry>[] {
  const keysOfNext = ({ entry }: Mapped<Entry>) => keysOf(recordedFields(entry))
  const byRecord = pairUp(nexts, [...record], keysOfNext, ({ fields }) => keysOf(fields))
  const byId = new Map(presents.map((present) => [present.current.id, present]))
  const taken = new Set([...byRecord.values()].map(({ id }) => byId.get(id)))
  const byTitle = pairUp(
    nexts.filter((next) => !byRecord.has(next)),
    presents.filter((present) => !taken.has(present)),
    keysOfNext,
    ({ said }) => keysOfNext(said),
  )
  return nexts.map((next) => {
    const recorded = byRecord.get(next)
    const present = recorded === undefined ? byTitle.get(next) : byId.get(recorded.id)
    const removedId = present === undefined ? recorded?.id : undefined
    return { next, present, recorded: recorded?.fields, removedId }
  })
}
