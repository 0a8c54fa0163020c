import type { ListName } from '../../site/model/schema/schema'
import { isObject, itemsOf, type JsonSource } from '../content/reading/json-source'
import { joinedIds } from '../content/translation/joined-content'

const idOf = (item: unknown) => Object(item).id as unknown
const idsIn = (source: JsonSource) => itemsOf(source.value).map(idOf)

/** How many of the ids before one are equal to it. */
const rankOf = (ids: readonly unknown[], index: number) =>
  ids.slice(0, index).filter((id) => id === ids[index]).length

/** Whether an entry has the id of one above it, as a copied entry does. */
export const isRepeated = (ids: readonly unknown[], index: number): boolean =>
  typeof ids[index] === 'number' && rankOf(ids, index) > 0

function withIds(source: JsonSource, ids: readonly unknown[]): JsonSource {
  const items = itemsOf(source.value).map((item, index) =>
    isObject(item) ? Object.assign({ id: ids[index] }, item, { id: ids[index] }) : item,
  )
  return { ...source, value: { ...Object(source.value), items } }
}

/** A list with an id for each entry that has none or that of another; it is free in all languages. */
export function withOwnIds(name: ListName, source: JsonSource, overlays: readonly JsonSource[]) {
  const said = idsIn(source)
  if (said.length === 0) return source
  const translations = overlays.flatMap(({ value }) => itemsOf(value))
  const joined = joinedIds(name, itemsOf(source.value), translations)
  const taken = [...joined, ...translations.map(idOf)].map((id) => Number(id) || 0)
  let next = 1 + Math.max(0, ...taken)
  return withIds(
    source,
    joined.map((id, index) => (isRepeated(said, index) ? next++ : id)),
  )
}

/** A translated list whose copied entries are those that were copied in the main language. */
export function withIdsOf(overlay: JsonSource, main: JsonSource, own: JsonSource): JsonSource {
  const [ids, said, given] = [overlay, main, own].map(idsIn) as [unknown[], unknown[], unknown[]]
  if (!ids.some((_, index) => isRepeated(ids, index))) return overlay
  const copies = ids.map((id, index) => {
    const isSameCopy = (each: unknown, at: number) =>
      each === id && rankOf(said, at) === rankOf(ids, index)
    const place = said.findIndex(isSameCopy)
    return place < 0 ? id : given[place]
  })
  return withIds(overlay, copies)
}
