import type { Fallbacks } from './fallbacks'
import { type FormName, fieldParts, marksAt, NAMED, textFields } from './schema/content-fields'
import { type Marks, UNDER_TITLE } from './schema/fields'
import type { ListName, Lists } from './schema/schema'

/** Texts by their path in an entry or in the profile: `titulo`, `idiomas.0.nivel`, `enlaces.https://a.dev/.texto`. */
export type Texts = Readonly<Record<string, string>>
export type Text = readonly [path: string, text: string]

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What an item of a list is found by in every language: a link's address, or else its index. */
export const keyOfItem = (item: unknown, index: number): string =>
  isFields(item) && typeof item.url === 'string' ? item.url : String(index)

/** The items of a list, or the objects that have names. */
const keyedItems = (value: unknown): [key: string, item: unknown][] =>
  Array.isArray(value)
    ? value.map((item, index) => [keyOfItem(item, index), item])
    : Object.entries(Object(value))

/** A text's path as a field and, in a list, the key of its item and the field there. */
export const textParts = (path: string): string[] =>
  /^([^.]+)\.(.+)\.([^.]+)$/.exec(path)?.slice(1) ?? path.split('.')

/** What the field of a text is, by the text's path. */
export function marksOfText(name: FormName, path: string): Marks {
  const [field, , inner] = textParts(path)
  return marksAt(name, inner === undefined ? path : `${field}.${inner}`)
}

/** Four words or more of which only the first may have a capital: a skill that is called so is told in words of a language. */
const IN_WORDS = /^\S+(?:\s+[^\s\p{Lu}]+){3,}$/u

/** Whether a text is a name, which is the same in every language unless that says another. */
export const isNameIn = ({ isName }: Marks, path: string, text: unknown): boolean =>
  isName === true && !(path === 'titulo' && IN_WORDS.test(String(text).trim()))

/** Where an entry has a text: `['enlaces', 1, 'texto']`; the index of an item that is not there is -1. */
export function keysOfText(entry: unknown, path: string): (string | number)[] {
  const [field = path, key, inner] = textParts(path)
  if (key === undefined || inner === undefined) return textParts(path)
  const items = isFields(entry) ? entry[field] : undefined
  if (field === NAMED) return [field, key, inner]
  const keys = Array.isArray(items) ? items.map(keyOfItem) : []
  return [field, keys.indexOf(key), inner]
}

export function textPath(entry: unknown, [field = '', index, inner]: (string | number)[]): string {
  if (index === undefined) return String(field)
  if (field === NAMED) return [field, index, inner].join('.')
  const items = isFields(entry) ? entry[field] : undefined
  const item = Array.isArray(items) ? items[Number(index)] : undefined
  return [field, keyOfItem(item, Number(index)), inner].join('.')
}

/** The texts of an entry or of the profile, in the usual order; its values may be of any type. */
export function textsIn(name: FormName, entry: unknown): Text[] {
  if (!isFields(entry)) return []
  return textFields(name).flatMap((path) => {
    const { field, inner } = fieldParts(path)
    const value = entry[field]
    if (inner === undefined) return typeof value === 'string' ? [[path, value] as const] : []
    return keyedItems(value).flatMap(([key, item]) => {
      const text = isFields(item) ? item[inner] : undefined
      return typeof text === 'string' ? [[`${field}.${key}.${inner}`, text] as const] : []
    })
  })
}

function withTexts<Entry extends object>(entry: Entry, texts: Texts): Entry {
  const copy = structuredClone(entry)
  for (const [path, text] of Object.entries(texts)) {
    const keys = keysOfText(copy, path)
    const last = keys.pop() ?? ''
    const holder = keys.reduce<unknown>(
      (value, key) => (isFields(value) ? value[key] : undefined),
      copy,
    )
    if (isFields(holder)) holder[last] = text
  }
  return copy
}

/** Of a technology's name nobody knows in which language it is; an organisation's and a place's are in their owner's. */
function isOfNoLanguage(name: FormName, path: string): boolean {
  const { isName, means } = marksOfText(name, path)
  return isName === true && !UNDER_TITLE.some((each) => each === means)
}

/** An entry or the profile with other texts; it tells which of its own are missing. */
export function translatedFields<Entry extends object>(
  name: FormName,
  entry: Entry,
  texts: Texts,
): Entry & Fallbacks {
  const missing = textsIn(name, entry).filter(
    ([path, text]) => text.trim() !== '' && !texts[path] && !isOfNoLanguage(name, path),
  )
  const fallbacks = missing.map(([path]) => path)
  return { ...withTexts(entry, texts), ...(fallbacks.length > 0 && { fallbacks }) }
}

/** A list with texts by id; what they do not say stays as it is. */
export const translatedList = <Name extends ListName>(
  name: Name,
  list: Lists[Name],
  texts: Readonly<Record<number, Texts>>,
): Lists[Name] =>
  list.map((entry) => translatedFields(name, entry, texts[entry.id] ?? {})) as Lists[Name]
