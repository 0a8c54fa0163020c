import type { ListName, Lists } from './schema/schema'
import { fieldParts, textFields } from './schema/text-fields'

/** Texts by their path in an entry or in the profile: `titulo`, `enlaces.0.texto`. */
export type Texts = Readonly<Record<string, string>>
/** A text with its path. */
export type Text = readonly [path: string, text: string]

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The texts of an entry or of the profile, in the usual order; its values may be of any type. */
export function textsIn(name: 'perfil' | ListName, entry: unknown): Text[] {
  if (!isFields(entry)) return []
  return textFields(name).flatMap((path) => {
    const { field, inner } = fieldParts(path)
    const value = entry[field]
    if (inner === undefined) return typeof value === 'string' ? [[path, value] as const] : []
    const items: unknown[] = Array.isArray(value) ? value : []
    return items.flatMap((item, index) => {
      const text = isFields(item) ? item[inner] : undefined
      return typeof text === 'string' ? [[`${field}.${index}.${inner}`, text] as const] : []
    })
  })
}

/** A copy of an entry with other texts. */
function withTexts<Entry extends object>(entry: Entry, texts: Texts): Entry {
  const copy = structuredClone(entry)
  for (const [path, text] of Object.entries(texts)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<unknown>(
      (value, key) => (isFields(value) ? value[key] : undefined),
      copy,
    )
    if (isFields(holder)) holder[last] = text
  }
  return copy
}

/** Carried by an entry or the profile: paths of its texts that are in the main language. */
export type Fallbacks = { readonly fallbacks?: readonly string[] }

export const isFallback = (entry: object, path: string): boolean =>
  ((entry as Fallbacks).fallbacks ?? []).includes(path)

/** An entry or the profile with other texts; it tells which of its own are missing. */
export function translated<Entry extends object>(
  name: 'perfil' | ListName,
  entry: Entry,
  texts: Texts,
): Entry & Fallbacks {
  const missing = textsIn(name, entry).filter(([path, text]) => text.trim() !== '' && !texts[path])
  const fallbacks = missing.map(([path]) => path)
  return { ...withTexts(entry, texts), ...(fallbacks.length > 0 && { fallbacks }) }
}

/** A list with texts by id; what they do not say stays as it is. */
export const translatedList = <Name extends ListName>(
  name: Name,
  list: Lists[Name],
  texts: Readonly<Record<number, Texts>>,
): Lists[Name] => list.map((entry) => translated(name, entry, texts[entry.id] ?? {})) as Lists[Name]
