import type { Mapped } from '../mapping/mapped'
import type { RecordedFields } from './import-record'
import type { Item, Match, Present } from './match-entries'

type Recorded = { id: number; fields: RecordedFields }

type Lists<Entry> = {
  current: readonly Entry[]
  /** In the order of their own resume. */
  presents: readonly Present<Entry>[]
  /** In the order of the resume. */
  matches: readonly Match<Entry>[]
  /** Entries that stay though the resume does not have them. */
  others: readonly Present<Entry>[]
  /** What became of each entry of the resume. */
  places: ReadonlyMap<Mapped<Entry>, Entry>
  record: readonly Recorded[] | undefined
}

const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id)

/** Both name the ids that they share in the same order. */
function agree(first: readonly number[], second: readonly number[]): boolean {
  const shared = first.filter((id) => second.includes(id))
  return shared.join() === second.filter((id) => first.includes(id)).join()
}

/** Each id of `newcomers` after the one that it follows in `order`. */
function insertAfter(order: readonly number[], newcomers: readonly number[]): number[] {
  const result = [...order]
  newcomers.forEach((id, index) => {
    if (result.includes(id)) return
    const before = newcomers[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  })
  return result
}

/** The owner's order, unless only the resume has changed its own. */
function orderOf<Entry extends Item>({
  presents,
  matches,
  others,
  places,
  record,
}: Lists<Entry>): number[] {
  const before = idsOf(presents.map(({ current }) => current))
  const wanted = idsOf([...places.values()])
  const staying = before.filter(
    (id) => wanted.includes(id) || others.some(({ current }) => current.id === id),
  )
  const isNew = (id: number) => !before.includes(id)
  const ownersOrder = record !== undefined && !agree(before, idsOf(record))
  if (
    matches.length === 0 ||
    ownersOrder ||
    agree(
      before,
      wanted.filter((id) => !isNew(id)),
    )
  ) {
    return insertAfter(staying, wanted)
  }
  return insertAfter(wanted, staying)
}

/** The entries of the list, as they were where nothing has come in or moved. */
export function arrange<Entry extends Item>(lists: Lists<Entry>): Entry[] {
  const { current, presents, places } = lists
  const byId = new Map<number, Entry>()
  for (const { current: entry } of presents) byId.set(entry.id, entry)
  for (const entry of places.values()) byId.set(entry.id, entry)
  const order = orderOf(lists)
  const entriesOf = (ids: readonly number[]) =>
    ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined)
  const before = idsOf(presents.map(({ current: entry }) => entry))
  const isSame = order.join() === before.filter((id) => order.includes(id)).join()
  if (isSame) return entriesOf(idsOf(current).filter((id) => order.includes(id)))
  return entriesOf(order).map((entry, index) => ({ ...entry, numeroOrden: index + 1 }))
}
