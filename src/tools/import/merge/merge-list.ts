import type { Mapped } from '../mapping/mapped'
import { isRecorded, type RecordedFields } from './import-record'
import { type Item, type Match, matchEntries, type Present } from './match-entries'
import { mergeFields } from './merge-fields'
import { arrange } from './order-entries'

type Recorded = { id: number; fields: RecordedFields }

export type MergedList<Entry> = {
  items: Entry[]
  /** By entry of the resume, where it stands now. */
  places: Map<Mapped<Entry>, Entry>
  /** Entries of the owner with the fields that the resume says otherwise. */
  kept: { entry: Entry; fields: string[]; next: Mapped<Entry> }[]
  /** Entries that the owner has changed or added, and that the resume does not have. */
  extra: Entry[]
  /** Entries of the resume that the owner has removed. */
  removed: { id: number; next: Mapped<Entry> }[]
}

const isUntouched = <Entry extends Item>({ said, current }: Present<Entry>, recorded: Recorded) =>
  [said.entry, current].some((version) =>
    Object.entries(version)
      .filter(([field]) => field !== 'numeroOrden' && field !== 'id')
      .every(([field, value]) => isRecorded(value, recorded.fields[field])),
  )

/** Of the entries that the resume does not have, those that stay. */
function othersThatStay<Entry extends Item>(
  presents: readonly Present<Entry>[],
  matches: readonly Match<Entry>[],
  record: readonly Recorded[] | undefined,
): Present<Entry>[] {
  if (record === undefined) return []
  const matched = new Set(matches.map(({ present }) => present))
  return presents.filter((present) => {
    if (matched.has(present)) return false
    const recorded = record.find(({ id }) => id === present.current.id)
    return recorded === undefined || !isUntouched(present, recorded)
  })
}

/**
 * @param presents in the order in which their own resume names them
 * @param record undefined where the resume's word counts, as with --force
 */
export function mergeList<Entry extends Item>(
  current: readonly Entry[],
  presents: readonly Present<Entry>[],
  nexts: readonly Mapped<Entry>[],
  record: readonly Recorded[] | undefined,
): MergedList<Entry> {
  const all = matchEntries(nexts, presents, record ?? [])
  const matches = all.filter(({ removedId }) => removedId === undefined)
  const others = othersThatStay(presents, matches, record)
  const kept: MergedList<Entry>['kept'] = []
  const places = new Map<Mapped<Entry>, Entry>()
  let lastId = Math.max(0, ...current.map(({ id }) => id), ...(record ?? []).map(({ id }) => id))
  for (const { next, present, recorded } of matches) {
    if (present === undefined) {
      lastId++
      places.set(next, { ...next.entry, id: lastId })
      continue
    }
    const merged = mergeFields({
      current: present.current,
      said: present.said.entry,
      next,
      recorded: record && (recorded ?? {}),
    })
    const entry = merged.entry as Entry
    places.set(next, entry)
    if (merged.kept.length > 0) kept.push({ entry, fields: merged.kept, next })
  }
  const items = arrange({ current, presents, matches, others, places, record })
  const removed = all.flatMap(({ removedId, next }) =>
    removedId === undefined ? [] : [{ id: removedId, next }],
  )
  const final = new Map(items.map((item) => [item.id, item]))
  const finalOf = (entry: Entry) => final.get(entry.id) ?? entry
  return {
    items,
    places: new Map([...places].map(([next, entry]) => [next, finalOf(entry)])),
    kept: kept.map((one) => ({ ...one, entry: finalOf(one.entry) })),
    extra: others.map((present) => present.current),
    removed,
  }
}
