import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { entriesIn } from '../../../site/model/entries'
import { isOwnList } from '../../../site/model/own-list'
import { type FormName, HEAD, NAMED } from '../../../site/model/schema/content-fields'
import { ADDRESS, ORIGINAL, PROFILE_ID } from '../../../site/model/schema/overlay-schema'
import type { ContentName } from '../../../site/model/schema/schema'
import {
  keysOfText,
  type Text,
  type Texts,
  textParts,
  textsIn,
} from '../../../site/model/translated-texts'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import { CONTENT } from '../content-folder'
import { overlaySchemaAddress } from '../json-schema/json-schema'
import { ProblemError, showProblem } from '../problem'
import { EDITOR_KEY } from '../reading/field-problems'
import { type Path, sourceIn, sourceOf } from '../reading/json-source'
import type { ReadSite } from '../reading/read-content'
import type { FileToWrite } from '../write-all'
import { noteOf, notesIn, objectsOf } from './check-overlay'
import { joinedContent } from './joined-content'
import { languageFault } from './overlay-folders'

type Fields = Record<string, unknown>

/** The profile, an entry or the head of an own section, and what an overlay's file has for it. */
type Translated = {
  id: number
  form: FormName
  entry: object
  texts: Texts
  present: unknown
  at: Path
}

export function translatedObjects(
  { perfil, lists, own, overlays, files }: ReadSite,
  name: ContentName,
  language: string,
): Translated[] {
  const head = own.find(({ list }) => list === name)
  const main = name === 'perfil' ? perfil : { ...head, items: entriesIn(lists, name) }
  const overlay = overlays.get(language)
  const texts: Partial<Record<number, Texts>> =
    name === 'perfil' ? { [PROFILE_ID]: overlay?.perfil } : { ...overlay?.lists[name] }
  const there = objectsOf(name, sourceOf(files, name, language)?.value)
  return objectsOf(name, main)
    .filter(({ form }) => form !== HEAD || head)
    .map(({ form, entry, ...known }) => {
      const id = known.id as number
      const { entry: present, at } = there.find((each) => each.id === id) ?? { at: [] }
      return { id, form, entry: entry as object, texts: texts[id] ?? {}, present, at }
    })
}

export const textsToTranslate = (name: FormName, entry: unknown): Text[] =>
  textsIn(name, entry).filter(([, text]) => text.trim() !== '')

/** `idiomas.1.nivel` makes the list and its items; a link's path, one with its address. */
export function setText(object: Fields, path: string, text: string): void {
  const [field = path, key = '', inner] = textParts(path)
  if (inner === undefined) {
    object[field] = text
    return
  }
  if (field === NAMED) {
    const named = Object(object[field])
    object[field] = { ...named, [key]: { ...Object(named[key]), [inner]: text } }
    return
  }
  const items = (object[field] ?? []) as Fields[]
  object[field] = items
  const isPlace = /^\d+$/.test(key)
  while (isPlace && items.length <= Number(key)) items.push({})
  const index = Number(keysOfText(object, path)[1])
  if (index < 0) items.push({ url: key, [inner]: text })
  else Object.assign(items[index] ?? {}, { [inner]: text })
}

/** An overlay's object with a place for every text, in order. */
function filled({ form, entry, texts, present }: Translated): Fields {
  const before = Object.fromEntries(textsIn(form, present))
  const notes = notesIn(present)
  const object: Fields = {}
  const noted: Fields = {}
  for (const [path, original] of textsToTranslate(form, entry)) {
    const text = texts[path] ?? ''
    setText(object, path, text)
    noted[path] = noteOf(original, text, text === before[path] ? notes[path] : undefined)
  }
  // Their originals are gone for now.
  for (const [path, text] of Object.entries(before)) {
    if (path in noted || path.includes('.') || text === '' || notes[path] === undefined) continue
    setText(object, path, text)
    noted[path] = notes[path]
  }
  const address = Object(present)[ADDRESS] as unknown
  return { ...object, ...(address !== undefined && { [ADDRESS]: address }), [ORIGINAL]: noted }
}

/** The files of one language with what they lack. @param said texts that replace those of the files */
export function planLanguage(
  { content, root, language }: { content: ReadSite; root: string; language: string },
  said: (name: ContentName, id: number) => Texts = () => ({}),
): { files: FileToWrite[]; count: number } {
  let count = 0
  const files = content.names.flatMap((name): FileToWrite[] => {
    const objects = translatedObjects(content, name, language).map((object) => {
      const { id, form, texts } = object
      const all = filled({ ...object, texts: { ...texts, ...said(name, id) } })
      count += textsIn(form, all).filter(([, text]) => text === '').length
      return form === name && name !== 'perfil' ? { id, ...all } : all
    })
    const editor = { [EDITOR_KEY]: overlaySchemaAddress(name) }
    const heads = name === 'perfil' || isOwnList(name) ? objects.slice(0, 1) : []
    const items = objects.slice(heads.length)
    const value = { ...editor, ...heads[0], ...(items.length > 0 && { items }) }
    const file = path.join(root, CONTENT, language, `${name}.json`)
    const present = sourceIn(file, content.say)?.value
    // A list without entries is left alone.
    if (objects.length === 0 || isDeepStrictEqual(value, present)) return []
    return [{ file, bytes: `${JSON.stringify(value, null, 2)}\n` }]
  })
  return { files, count }
}

/** @throws ProblemError for a code that names no language, or the main one */
export function checkLanguage(language: string, main: Spoken, say: Messages): void {
  const fault = languageFault(language, main, say)
  if (fault === undefined) return
  throw new ProblemError(showProblem({ file: 'npm run translations', ...fault }, say))
}

/** What the overlays lack: files, entries, texts to fill in, hashes. @throws ProblemError */
export function planTranslations(root: string, wanted?: string) {
  const { withIds, content } = joinedContent(root)
  if (wanted !== undefined) checkLanguage(wanted, content.main, content.say)
  const languages = wanted === undefined ? [...content.overlays.keys()] : [wanted]
  return {
    withIds,
    plans: languages.map((language) => ({
      language,
      ...planLanguage({ content, root, language }),
    })),
  }
}
