import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fieldParts, LINKS, textFields } from '../../../site/model/schema/content-fields'
import { ORIGINAL } from '../../../site/model/schema/overlay-schema'
import {
  CONTENT_NAMES,
  type ContentName,
  LIST_NAMES,
  type ListName,
} from '../../../site/model/schema/schema'
import { keyOfItem, textParts, textsIn } from '../../../site/model/translated-texts'
import { CONTENT } from '../content-folder'
import { messagesOf } from '../main-language'
import { ownListsIn } from '../own-sections'
import {
  idsOf,
  isObject,
  itemsOf,
  type JsonSource,
  sourceIn,
  withValue,
} from '../reading/json-source'
import { readSite } from '../reading/read-content'
import type { FileToWrite } from '../write-all'
import { type Addresses, linkKeys } from './changed-addresses'
import { isNoteOf, notesIn } from './check-overlay'
import { overlayFolders } from './overlay-folders'

const idOf = (item: unknown) => Object(item).id as unknown

function commonTexts(name: ListName, entry: unknown, translation: unknown): number {
  const notes = notesIn(translation)
  return textsIn(name, entry).filter(([at, text]) => text && isNoteOf(notes[at] ?? '', text)).length
}

/** Ids for all entries: of one without, that of its translation, else one that no translation has. */
export function joinedIds(
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
  return idsOf(items).map((usual, index) => {
    if (ids[index] !== undefined) return ids[index]
    const id = taken.has(usual) || ofOthers.includes(usual) ? next++ : usual
    taken.add(id)
    return id
  })
}

/** The file's text with an id first in each entry that has none. */
function textWithIds({ text, value }: JsonSource, ids: readonly unknown[]): string {
  return ids.reduce<string>((before, id, index) => {
    const isThere = idOf(Object(value).items[index]) !== undefined
    return isThere ? before : withValue(before, ['items', index, 'id'], id, () => 0)
  }, text)
}

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

export function withAddresses(name: ContentName, source: JsonSource, main: JsonSource | undefined) {
  const { value } = source
  if (!isObject(value)) return source
  const joined = (object: Fields, entry: unknown) =>
    readdressed(object, missingAddresses(name, object, entry))
  if (name === 'perfil') return { ...source, value: joined(value, main?.value) }
  const { items } = value
  if (!Array.isArray(items)) return source
  const entries = itemsOf(main?.value)
  const entryOf = (id: unknown) => entries.find((entry) => Object(entry).id === id)
  const whole = items.map((item) => (isObject(item) ? joined(item, entryOf(item.id)) : item))
  return { ...source, value: { ...value, items: whole } }
}

/** Each translation with its entry and links, and the files that take ids. @throws ProblemError */
export function joinedContent(root: string) {
  const contentDir = path.join(root, CONTENT)
  const say = messagesOf(root)
  const languages = overlayFolders(contentDir)
  const own = ownListsIn(contentDir)
  const read = (name: string, changed: readonly FileToWrite[] = []) =>
    sourceIn(path.join(contentDir, `${name}.json`), say, changed)
  const withIds = [...LIST_NAMES, ...own].flatMap((name) => {
    const source = read(name)
    const items = itemsOf(source?.value)
    const isComplete = items.every((item) => idOf(item) !== undefined)
    if (!source || !items.every(isObject) || isComplete) return []
    const translations = languages.flatMap((each) => itemsOf(read(`${each}/${name}`)?.value))
    return [{ file: source.file, bytes: textWithIds(source, joinedIds(name, items, translations)) }]
  })
  const withLinks = languages.flatMap((language) =>
    [...CONTENT_NAMES, ...own].flatMap((name) => {
      const source = read(`${language}/${name}`)
      if (!source) return []
      const { value } = withAddresses(name, source, read(name, withIds))
      if (isDeepStrictEqual(value, source.value)) return []
      return [{ file: source.file, bytes: `${JSON.stringify(value, null, 2)}\n` }]
    }),
  )
  return { withIds, content: readSite(root, [...withIds, ...withLinks]) }
}
