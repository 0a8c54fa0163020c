import { type Fields, isFields } from '../../../model/objects'
import { fieldParts, LINKS, textFields } from '../../../model/schema/content-fields'
import type { ContentName } from '../../../model/schema/schema'
import { ORIGINAL } from '../../../model/schema/translation-schema'
import { keyOfItem, textParts } from '../../../model/translated-texts'
import { itemsOf, type JsonSource } from '../workspace/json-source'
import { type Addresses, linkKeys } from './changed-addresses'
import { isNoteOf, notesIn } from './check-translation'

const linksOf = (object: unknown): Fields[] => {
  const links = isFields(object) ? object[LINKS] : undefined
  return Array.isArray(links) && links.every(isFields) ? links : []
}

/** A translation's object whose links translate those of other addresses; their notes go with them. */
export function readdressed(object: Fields, addresses: Addresses): Fields {
  if (addresses.size === 0) return object
  const links = linksOf(object).map((link, index) => {
    const { url: before, ...texts } = link
    const url = addresses.get(keyOfItem(link, index)) ?? before
    return url === undefined ? texts : { url, ...texts }
  })
  const notes = Object.entries(notesIn(object)).map(([at, note]) => {
    const [field, key = '', inner] = textParts(at)
    const url = field === LINKS ? addresses.get(key) : undefined
    return [url === undefined ? at : [field, url, inner].join('.'), note]
  })
  const original = ORIGINAL in object && { [ORIGINAL]: Object.fromEntries(notes) }
  return { ...object, [LINKS]: links, ...original }
}

/** Of translated links without an address of the entry: by their notes, else, if they have none, by index. */
function missingAddresses(name: ContentName, translation: unknown, entry: unknown): Addresses {
  const inner = textFields(name)
    .map(fieldParts)
    .find(({ field }) => field === LINKS)?.inner
  const links = linksOf(translation)
  const own = linksOf(entry)
  const taken = new Set<unknown>(links.map(({ url }) => url))
  const found = new Map<string, string>()
  const lost = links
    .map((link, index) => ({ link, index, key: keyOfItem(link, index) }))
    .filter(({ key }) => !linkKeys(entry).includes(key))
  const take = (key: string, url: unknown) => {
    if (found.has(key) || typeof url !== 'string' || taken.has(url)) return
    taken.add(url)
    found.set(key, url)
  }
  for (const { key } of lost) {
    const note = notesIn(translation)[`${LINKS}.${key}.${inner}`] ?? ''
    const free = own.filter(({ url }) => !taken.has(url))
    take(key, free.find((link) => isNoteOf(note, String(link[inner ?? ''])))?.url)
  }
  for (const { link, index, key } of lost) {
    if (link.url === undefined && links.length === own.length) take(key, own[index]?.url)
  }
  return found
}

/** A translated file whose links have the addresses of those that they translate. */
export function withAddresses(name: ContentName, source: JsonSource, main: JsonSource | undefined) {
  const { value } = source
  if (!isFields(value)) return source
  const joined = (object: Fields, entry: unknown) =>
    readdressed(object, missingAddresses(name, object, entry))
  if (name === 'perfil') return { ...source, value: joined(value, main?.value) }
  const { items } = value
  if (!Array.isArray(items)) return source
  const entries = itemsOf(main?.value)
  const entryOf = (id: unknown) => entries.find((entry) => Object(entry).id === id)
  const whole = items.map((item) => (isFields(item) ? joined(item, entryOf(item.id)) : item))
  return { ...source, value: { ...value, items: whole } }
}
