import type { Fields } from '../../model/objects'
import { kindOf, schemaOf } from '../../model/schema/content-fields'
import { formNameOf, isSame, itemsOf, partsOf, type Values } from './field-spot'

/** A field, an entry that came or went, or a file; an entry's title tells which it is. */
export type ChangedSpot = { place: string; title?: unknown; field?: string }

/** A file's own fields, and its entries by their ids. */
const objectsIn = (file: Fields): Map<unknown, Fields> => {
  const { items: _entries, ...own } = file
  return new Map([[undefined, own], ...itemsOf(file).map((entry) => [entry.id, entry] as const)])
}

function changesIn(place: string, was: Fields, is: Fields): ChangedSpot[] {
  const { name, page } = partsOf(place)
  if (page !== undefined) return [{ place }]
  const [before, after] = [objectsIn(was), objectsIn(is)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): ChangedSpot[] => {
    const [one, other] = [before.get(id), after.get(id)]
    const title = id === undefined ? undefined : (other ?? one)?.titulo
    if (!one || !other) return [{ place, title }]
    // Of a place in the list, and of what is written unasked, nobody knows a name.
    const form = formNameOf(name, id)
    const isNamed = (key: string) =>
      key in schemaOf(form).entries && kindOf(form, key) !== 'unasked'
    const fields = Object.keys({ ...one, ...other }).filter((key) => !isSame(one[key], other[key]))
    const named = fields.filter(isNamed).map((field) => ({ place, title, field }))
    return fields.length > 0 && named.length === 0 ? [{ place }] : named
  })
}

/** What two states of the content say otherwise; of what translations follow, only that. */
export function changedSpots(before: Values, after: Values): ChangedSpot[] {
  const places = Object.keys({ ...before, ...after })
  const changed = places.flatMap((place) => {
    const [was, is] = [before[place], after[place]]
    if (isSame(was, is)) return []
    return was && is ? changesIn(place, was, is) : [{ place }]
  })
  const inMain = changed.filter(({ place }) => partsOf(place).language === undefined)
  return inMain.length > 0 ? inMain : changed
}
