import path from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { LIST_NAMES, type ListName } from '../../../site/model/schema/schema'
import { textsIn } from '../../../site/model/translated-texts'
import { messagesOf } from '../main-language'
import { ownListsIn } from '../own-sections'
import { idsOf } from '../reading/entry-ids'
import { type JsonSource, sourceIn } from '../reading/json-source'
import type { FileToWrite } from '../write-all'
import { isNoteOf, notesIn } from './check-overlay'
import { overlayFolders } from './overlay-folders'

const itemsOf = (source: JsonSource | undefined): unknown[] => {
  const { items } = Object(source?.value)
  return Array.isArray(items) ? items : []
}
const idOf = (item: unknown) => Object(item).id as unknown

function commonTexts(name: ListName, entry: unknown, translation: unknown): number {
  const notes = notesIn(translation)
  return textsIn(name, entry).filter(([at, text]) => text && isNoteOf(notes[at] ?? '', text)).length
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
  return idsOf(items).map((usual, index) => {
    if (ids[index] !== undefined) return ids[index]
    const id = taken.has(usual) || ofOthers.includes(usual) ? next++ : usual
    taken.add(id)
    return id
  })
}

/** The file's text with an id first in each entry that has none. */
function textWithIds({ text, value }: JsonSource, ids: readonly unknown[]): string {
  const [, indent = '  '] = /\n([ \t]+)/.exec(text) ?? []
  const formattingOptions = {
    insertSpaces: !indent.includes('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  const options = { formattingOptions, getInsertionIndex: () => 0 }
  return ids.reduce<string>((before, id, index) => {
    if (idOf(Object(value).items[index]) !== undefined) return before
    return applyEdits(before, modify(before, ['items', index, 'id'], id, options))
  }, text)
}

/** The lists in which an entry has no id, with ids by which translations find their entries. */
export function filesWithIds(root: string): FileToWrite[] {
  const contentDir = path.join(root, 'src/content')
  const say = messagesOf(root)
  const read = (name: string) => sourceIn(path.join(contentDir, `${name}.json`), say)
  const languages = overlayFolders(contentDir).map(({ language }) => language)
  return [...LIST_NAMES, ...ownListsIn(contentDir)].flatMap((name) => {
    const source = read(name)
    const items = itemsOf(source)
    const areObjects = items.every((item) => item?.constructor === Object)
    const isComplete = items.every((item) => idOf(item) !== undefined)
    if (!source || !areObjects || isComplete) return []
    const translations = languages.flatMap((language) => itemsOf(read(`${language}/${name}`)))
    const bytes = textWithIds(source, joinedIds(name, items, translations))
    return [{ file: source.file, bytes }]
  })
}
