import { isFields } from '../../../model/objects'
import type { ListName } from '../../../model/schema/schema'
import { textsIn } from '../../../model/translated-texts'
import type { Problem } from '../problem'
import { itemsOf, type JsonSource, nodeAt, problemAt } from '../workspace/json-source'
import { isNoteOf, notesIn } from './check-translation'

export const idOf = (item: unknown): unknown => Object(item).id
const idsIn = (source: JsonSource) => itemsOf(source.value).map(idOf)
const translationsIn = (translations: readonly JsonSource[]) =>
  translations.flatMap(({ value }) => itemsOf(value))

function commonTexts(name: ListName, entry: unknown, translation: unknown): number {
  const notes = notesIn(translation)
  return textsIn(name, entry).filter(([at, text]) => text && isNoteOf(notes[at] ?? '', text)).length
}

/** The ids of a list's entries: of those that have none, in order, the next that no other has. */
function usualIds(items: readonly unknown[]): unknown[] {
  const said = items.map(idOf)
  const taken = new Set(said)
  let next = 1
  return said.map((id) => {
    if (id !== undefined) return id
    while (taken.has(next)) next++
    return next++
  })
}

/** Ids for all entries: of one without, that of its translation, else one that no translation has. */
function joinedIds(
  name: ListName,
  items: readonly unknown[],
  translations: readonly unknown[],
): unknown[] {
  const taken = new Set(items.map(idOf))
  const ids = items.map((item) => {
    if (idOf(item) !== undefined) return idOf(item)
    const [best] = translations
      .filter((each) => !taken.has(idOf(each)))
      .map((each) => ({ id: idOf(each), common: commonTexts(name, item, each) }))
      .filter(({ common }) => common > 0)
      .sort((a, b) => b.common - a.common)
    if (best) taken.add(best.id)
    return best?.id
  })
  // A translation without notes stays where it was read until now.
  const ofOthers = translations.filter((each) => Object.keys(notesIn(each)).length > 0).map(idOf)
  const known = [...taken, ...translations.map(idOf)].map((id) => Number(id) || 0)
  let next = Math.max(0, ...known) + 1
  return usualIds(items).map((usual, index) => {
    if (ids[index] !== undefined) return ids[index]
    const id = taken.has(usual) || ofOthers.includes(usual) ? next++ : usual
    taken.add(id)
    return id
  })
}

function entriesWith(source: JsonSource, ids: readonly unknown[]): JsonSource {
  const items = itemsOf(source.value).map((item, index) =>
    isFields(item) ? Object.assign({ id: ids[index] }, item, { id: ids[index] }) : item,
  )
  return items.length === 0 ? source : { ...source, value: { ...Object(source.value), items } }
}

/** A list with an id for each entry that has none. @param translations the same list in other languages */
export const withIds = (name: ListName, source: JsonSource, translations: readonly JsonSource[]) =>
  entriesWith(source, joinedIds(name, itemsOf(source.value), translationsIn(translations)))

/** How many of the ids before one are equal to it. */
const rankOf = (ids: readonly unknown[], index: number) =>
  ids.slice(0, index).filter((id) => id === ids[index]).length

/** Whether an entry has the id of one above it, as a copied entry does. */
const isRepeated = (ids: readonly unknown[], index: number): boolean =>
  typeof ids[index] === 'number' && rankOf(ids, index) > 0

/** With another id for each entry that has that of another; it is free in all languages. */
export function withUniqueIds(
  name: ListName,
  source: JsonSource,
  translations: readonly JsonSource[],
) {
  const whole = withIds(name, source, translations)
  const [said, ids] = [idsIn(source), idsIn(whole)]
  const taken = [...ids, ...translationsIn(translations).map(idOf)].map((id) => Number(id) || 0)
  let next = 1 + Math.max(0, ...taken)
  return entriesWith(
    source,
    ids.map((id, index) => (isRepeated(said, index) ? next++ : id)),
  )
}

/** Of entries that had the id of another: that id, and the one that each got. */
export const copiedIds = (source: JsonSource, own: JsonSource): { from: number; to: number }[] => {
  const [said, ids] = [idsIn(source), idsIn(own)]
  return ids.flatMap((id, index) =>
    isRepeated(said, index) ? [{ from: Number(said[index]), to: Number(id) }] : [],
  )
}

/** A translated list whose copied entries are those that were copied in the main language. */
export function withIdsOf(translation: JsonSource, main: JsonSource, own: JsonSource): JsonSource {
  const [ids, said, given] = [translation, main, own].map(idsIn) as [
    unknown[],
    unknown[],
    unknown[],
  ]
  if (!ids.some((_, index) => isRepeated(ids, index))) return translation
  const copies = ids.map((id, index) => {
    const isSameCopy = (each: unknown, at: number) =>
      each === id && rankOf(said, at) === rankOf(ids, index)
    const place = said.findIndex(isSameCopy)
    return place < 0 ? id : given[place]
  })
  return entriesWith(translation, copies)
}

/** Entries that a translation could not find, once another stands before them. */
export function missingIds(source: JsonSource): Problem[] {
  const { missingField, translation } = source.say.reading
  return itemsOf(source.value)
    .map((_, index) => ['items', index, 'id'])
    .filter((at) => nodeAt(source, at) === nodeAt(source, at.slice(0, -1)))
    .map((at) => problemAt(source, at, missingField, translation.idWanted))
}
