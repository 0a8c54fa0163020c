import { type Fields, isFields } from '../../../model/objects'
import { UNWRITABLE } from '../../../model/schema/fields'
import { proseOf } from './markup'

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** Lists by name; those of one name become one. */
export function listsOf(named: Iterable<readonly [name: unknown, items: readonly unknown[]]>) {
  const found = new Map<string, unknown[]>()
  for (const [name, items] of named) {
    const key = String(name ?? '')
    found.set(key, [...(found.get(key) ?? []), ...items])
  }
  return Object.fromEntries(found)
}

/** Those that say the same, told by a text, once. */
export function eachOnce<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => seen.size < seen.add(textOf(item)).size)
}

export type Text = string | undefined

const ALL_UNWRITABLE = new RegExp(UNWRITABLE, 'gu')

/** Trimmed, without unwritable characters; undefined when empty. */
export const clean = (value: Text): Text => value?.replace(ALL_UNWRITABLE, ' ').trim() || undefined

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a key is called as a title: 'openSource' and 'open_source' → 'Open source'. */
export const titleOfKey = (key: string): string =>
  capital(
    key
      .replace(/[_-]/g, ' ')
      .replace(
        /(?<=\p{Ll}{2})(?<!(?:Java|Type)(?=Script)|Git(?=Hub|Lab)|Linked(?=In))\p{Lu}(?=\p{Ll})/gu,
        (letter) => ` ${letter.toLowerCase()}`,
      )
      .replace(/(?<=\p{Ll}{2})(?=\p{Lu}{2})/gu, ' '),
  )

export const filled = (texts: readonly Text[] = []): string[] =>
  texts.map(clean).filter((text) => text !== undefined)

export const joinTexts = (texts: readonly Text[], separator: string): Text =>
  clean(filled(texts).join(separator))

/** All texts, numbers and truths inside a value, in its order. */
export function partsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(partsIn)
  return value === undefined || value === null || value === '' ? [] : [String(value)]
}

/** All of a value on one line, to be copied to where the owner wants it: '«Lima», «Perú»'. */
export const quotedParts = (value: unknown): string =>
  partsIn(value)
    .map(
      (text) =>
        `«${proseOf(text)
          .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
          .trim()}»`,
    )
    .join(', ')
