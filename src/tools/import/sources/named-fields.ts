import { type Fields, isFields } from '../../../model/objects'
import { partsIn } from '../parsing/texts'
import { namesOf, plainKey } from './names'

export const isFilled = (value: unknown): boolean => partsIn(value).length > 0
export const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && isFilled(value)

export const setOf = (...fields: string[]): ReadonlySet<string> =>
  new Set(fields.flatMap(namesOf).map(plainKey))

/** The filled keys of an object that are among names, in the order of the names. */
export function keysAmong(fields: Fields, names: Iterable<string>): string[] {
  const keys = new Map<string, string[]>()
  for (const key of Object.keys(fields)) {
    const name = plainKey(key)
    keys.set(name, [...(keys.get(name) ?? []), key])
  }
  const among = [...names].flatMap((name) => keys.get(name) ?? [])
  return among.filter((key) => isFilled(fields[key]))
}

export const without = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))

/** What an object is called, which has a place for one text alone. */
const CALLED = setOf(
  ...'name label title skill item text value contact formatted raw number url description'.split(
    ' ',
  ),
)

/** The one text of a value, where it is plain which. */
export function textIn(value: unknown): string | undefined {
  if (isText(value)) return String(value)
  if (!isFields(value)) return undefined
  const [key = ''] = keysAmong(value, CALLED)
  return textIn(value[key])
}
