import path from 'node:path'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import { fieldParts, LINKS, textFields } from '../../../site/model/schema/content-fields'
import { CONTENT_NAMES, type ContentName } from '../../../site/model/schema/schema'
import { keyOfItem, textParts } from '../../../site/model/translated-texts'
import { messagesOf } from '../main-language'
import { ownListsIn } from '../own-sections'
import { isObject } from '../reading/check-file'
import { type JsonSource, sourceIn } from '../reading/json-source'
import type { FileToWrite } from '../write-all'
import { type Addresses, linkKeys } from './changed-addresses'
import { isNoteOf, notesIn } from './check-overlay'
import { overlayFolders } from './overlay-folders'

type Fields = Record<string, unknown>

const linksOf = (object: unknown): Fields[] => {
  const links = isObject(object) ? object[LINKS] : undefined
  return Array.isArray(links) && links.every(isObject) ? links : []
}

/** An overlay's object whose links translate those of other addresses; their notes go with them. */
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

/** Of translated links without an address of the entry: by their notes, else, if they have none, by place. */
function missingAddresses(name: ContentName, translation: unknown, entry: unknown): Addresses {
  const inner = textFields(name)
    .map(fieldParts)
    .find(({ field }) => field === LINKS)?.inner
  const links = linksOf(translation)
  const own = linksOf(entry)
  const taken = new Set<unknown>(links.map(({ url }) => url))
  const found = new Map<string, string>()
  const lost = links
    .map((link, place) => ({ link, place, key: keyOfItem(link, place) }))
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
  for (const { link, place, key } of lost) {
    if (link.url === undefined && links.length === own.length) take(key, own[place]?.url)
  }
  return found
}

export function withAddresses(
  name: ContentName,
  source: JsonSource,
  main: JsonSource | undefined,
): JsonSource {
  const { value } = source
  if (!isObject(value)) return source
  const joined = (object: Fields, entry: unknown) =>
    readdressed(object, missingAddresses(name, object, entry))
  if (name === 'perfil') return { ...source, value: joined(value, main?.value) }
  const { items } = value
  if (!Array.isArray(items)) return source
  const entries: unknown = Object(main?.value).items
  const entryOf = (id: unknown) =>
    Array.isArray(entries) ? entries.find((entry) => Object(entry).id === id) : undefined
  const whole = items.map((item) => (isObject(item) ? joined(item, entryOf(item.id)) : item))
  return { ...source, value: { ...value, items: whole } }
}

export function overlaysWithAddresses(
  root: string,
  changed: readonly FileToWrite[],
): FileToWrite[] {
  const contentDir = path.join(root, 'src/content')
  const say = messagesOf(root)
  const read = (name: string) => sourceIn(path.join(contentDir, `${name}.json`), say, changed)
  return overlayFolders(contentDir).flatMap(({ language }) =>
    [...CONTENT_NAMES, ...ownListsIn(contentDir)].flatMap((name) => {
      const source = read(`${language}/${name}`)
      if (!source) return []
      const joined = withAddresses(name, source, read(name))
      const isSame = JSON.stringify(joined.value) === JSON.stringify(source.value)
      return isSame
        ? []
        : [{ file: source.file, bytes: `${JSON.stringify(joined.value, null, 2)}\n` }]
    }),
  )
}
