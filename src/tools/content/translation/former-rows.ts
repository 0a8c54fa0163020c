import {
  type FormName,
  fieldParts,
  LINKS,
  NAMED,
  textFields,
} from '../../../model/schema/content-fields'

/** The lists whose rows a translation finds by their place, such as `idiomas`, each with the field that names a row. */
export function listsByPlace(name: FormName): Map<string, string> {
  const lists = new Map<string, string>()
  for (const { field, inner } of textFields(name).map(fieldParts)) {
    if (inner !== undefined && field !== LINKS && field !== NAMED && !lists.has(field)) {
      lists.set(field, inner)
    }
  }
  return lists
}

/**
 * For each row of a changed list, the place that it had before; -1 for a new row.
 * Rows are told by what they say, then by their name, then, if none was added or removed, by their place.
 */
export function formerPlaces(before: unknown, after: unknown, nameField: string): number[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return []
  const places = after.map(() => -1)
  const pairRows = (isPair: (from: number, to: number) => boolean) => {
    for (const to of after.keys()) {
      const isFree = (from: number) => !places.includes(from)
      if (places[to] !== -1) continue
      places[to] = before.findIndex((_, from) => isFree(from) && isPair(from, to))
    }
  }
  const saidBy = (row: unknown) => JSON.stringify(row)
  const nameOf = (row: unknown) => Object(row)[nameField] as unknown
  const isEqual = (from: number, to: number) => saidBy(before[from]) === saidBy(after[to])
  // Of equal rows, each keeps its own place.
  pairRows((from, to) => from === to && isEqual(from, to))
  pairRows(isEqual)
  pairRows(
    (from, to) => nameOf(after[to]) !== undefined && nameOf(before[from]) === nameOf(after[to]),
  )
  if (before.length === after.length) pairRows((from, to) => from === to)
  return places
}
