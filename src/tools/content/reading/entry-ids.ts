import type { JsonSource } from './json-source'

/** The ids of a list's entries: of those that have none, in order, the next that no other has. */
function idsOf(items: readonly unknown[]): unknown[] {
  const said = items.map((item) => Object(item).id as unknown)
  const taken = new Set(said)
  let next = 1
  return said.map((id) => {
    if (id !== undefined) return id
    while (taken.has(next)) next++
    return next++
  })
}

/** A list's file with an id in every entry; any other value stays as it is. */
export function withIds(source: JsonSource): JsonSource {
  const { items } = Object(source.value)
  if (!Array.isArray(items)) return source
  const ids = idsOf(items)
  const whole = items.map((item, index) =>
    item?.constructor === Object ? { id: ids[index], ...item } : item,
  )
  return { ...source, value: { ...Object(source.value), items: whole } }
}
