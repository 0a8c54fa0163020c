import type { Problem } from '../problem'
import { itemsOf, type JsonSource, nodeAt, problemAt } from './json-source'

/** The ids of a list's entries: of those that have none, in order, the next that no other has. */
export function idsOf(items: readonly unknown[]): unknown[] {
  const said = items.map((item) => Object(item).id as unknown)
  const taken = new Set(said)
  let next = 1
  return said.map((id) => {
    if (id !== undefined) return id
    while (taken.has(next)) next++
    return next++
  })
}

export function withIds(source: JsonSource): JsonSource {
  const { items } = Object(source.value)
  if (!Array.isArray(items)) return source
  const ids = idsOf(items)
  const whole = items.map((item, index) =>
    item?.constructor === Object ? { id: ids[index], ...item } : item,
  )
  return { ...source, value: { ...Object(source.value), items: whole } }
}

/** Entries that a translation could not find, once another stands before them. */
export function missingIds(source: JsonSource): Problem[] {
  const { missingField, overlay } = source.say.reading
  return itemsOf(source.value)
    .map((_, index) => ['items', index, 'id'])
    .filter((at) => nodeAt(source, at) === nodeAt(source, at.slice(0, -1)))
    .map((at) => problemAt(source, at, missingField, overlay.idWanted))
}
