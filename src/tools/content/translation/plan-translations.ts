import { isDeepStrictEqual } from 'node:util'
import { entriesIn } from '../../../model/entries'
import { type Fields, isFields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import { type FormName, HEAD, NAMED } from '../../../model/schema/content-fields'
import { CONTENT_NAMES, type ContentName, LIST_NAMES } from '../../../model/schema/schema'
import { ADDRESS, ORIGINAL, PROFILE_ID } from '../../../model/schema/translation-schema'
import {
  isNameIn,
  keysOfText,
  marksOfText,
  type Text,
  type Texts,
  textParts,
  textsIn,
} from '../../../model/translated-texts'
import { isBuiltIn } from '../../messages/built-words'
import type { Messages } from '../../messages/es/es'
import { contentFile, ownListsIn, sourceOf } from '../content-files'
import { translationSchemaAddress } from '../json-schema/json-schema'
import { ProblemError, showProblem } from '../problem'
import { EDITOR_KEY } from '../reading/field-problems'
import { type ReadSite, readSite } from '../reading/read-content'
import { itemsOf, type Path, repeatedKey } from '../workspace/json-source'
import type { Workspace } from '../workspace/workspace'
import { writeContent } from '../write-content'
import { noteOf, notesIn, objectsOf } from './check-translation'
import { idOf, withIds } from './entry-ids'
import { withAddresses } from './translated-links'
import { languageFault, translationFolders } from './translation-folders'
import { fillWords } from './words-file'

/** The profile, an entry or the head of an own section, and what a translation's file has for it. */
type Translated = {
  id: number
  form: FormName
  entry: object
  texts: Texts
  present: unknown
  at: Path
}

export function translatedObjects(
  { perfil, lists, own, translations, files }: ReadSite,
  name: ContentName,
  language: string,
): Translated[] {
  const head = own.find(({ list }) => list === name)
  const main = name === 'perfil' ? perfil : { ...head, items: entriesIn(lists, name) }
  const translation = translations.get(language)
  const texts: Partial<Record<number, Texts>> =
    name === 'perfil' ? { [PROFILE_ID]: translation?.perfil } : { ...translation?.lists[name] }
  const there = objectsOf(name, sourceOf(files, name, language)?.value)
  return objectsOf(name, main)
    .filter(({ form }) => form !== HEAD || head)
    .map(({ form, entry, ...known }) => {
      const id = known.id as number
      const { entry: present, at } = there.find((each) => each.id === id) ?? { at: [] }
      return { id, form, entry: entry as object, texts: texts[id] ?? {}, present, at }
    })
}

export const isAsked = (name: FormName, [path, text]: Text): boolean =>
  !isNameIn(marksOfText(name, path), path, text)

export const filledTexts = (name: FormName, entry: unknown): Text[] =>
  textsIn(name, entry).filter(([, text]) => text.trim() !== '')

/** Without names, which another language may say, too, but need not. */
export const textsToTranslate = (name: FormName, entry: unknown): Text[] =>
  filledTexts(name, entry).filter((text) => isAsked(name, text))

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

/** A translation's object with a place for every text, in order. */
function filled({ form, entry, texts, present }: Translated): Fields {
  const before = Object.fromEntries(textsIn(form, present))
  const notes = notesIn(present)
  const object: Fields = {}
  const noted: Fields = {}
  for (const [path, original] of filledTexts(form, entry)) {
    const text = texts[path] ?? ''
    if (text === '' && !isAsked(form, [path, original])) continue
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

type Said = (name: ContentName, id: number) => Texts

/**
 * Gives the files of a language what they lack. @param said texts that replace those of the files
 * @returns how many texts are still to be translated
 */
export function fillLanguage(
  workspace: Workspace,
  content: ReadSite,
  language: string,
  {
    said = () => ({}),
    names = content.names,
  }: { said?: Said; names?: readonly ContentName[] } = {},
): number {
  let count = 0
  for (const name of names) {
    const objects = translatedObjects(content, name, language).map((object) => {
      const { id, form, texts } = object
      const all = filled({ ...object, texts: { ...texts, ...said(name, id) } })
      count += textsIn(form, all).filter(([, text]) => text === '').length
      return form === name && name !== 'perfil' ? { id, ...all } : all
    })
    const heads = name === 'perfil' || isOwnList(name) ? objects.slice(0, 1) : []
    // Of one that has names alone there is nothing to say.
    const items = objects
      .slice(heads.length)
      .filter((each) => Object.keys(Object(each[ORIGINAL])).length > 0)
    const editor = { [EDITOR_KEY]: translationSchemaAddress(name) }
    const value = { ...editor, ...heads[0], ...(items.length > 0 && { items }) }
    // A list without entries is left alone.
    const isAsked = heads.length + items.length > 0
    if (isAsked) writeContent(workspace, name, language, value)
  }
  return count
}

/** Gives each entry an id by which its translations find it. @returns the content, with links joined, too @throws ProblemError */
export function joinedContent(workspace: Workspace): ReadSite {
  const languages = translationFolders(workspace)
  const own = ownListsIn(workspace)
  const read = (from: Workspace, name: ContentName, language?: string) =>
    from.json(contentFile(name, language)).source
  for (const name of [...LIST_NAMES, ...own]) {
    const source = read(workspace, name)
    const items = itemsOf(source?.value)
    const isWhole = items.every((item) => idOf(item) !== undefined)
    // What has a mistake is told below, and left as it is.
    if (!source || isWhole || !items.every(isFields) || repeatedKey(source.root)) continue
    const translations = languages.flatMap((language) => read(workspace, name, language) ?? [])
    const { value } = withIds(name, source, translations)
    writeContent(workspace, name, undefined, Object(value))
  }
  const joined = workspace.copy()
  for (const language of languages) {
    for (const name of [...CONTENT_NAMES, ...own]) {
      const source = read(joined, name, language)
      const { value } = source ? withAddresses(name, source, read(joined, name)) : {}
      if (isFields(value) && !isDeepStrictEqual(value, source?.value)) {
        writeContent(joined, name, language, value)
      }
    }
  }
  return readSite(joined)
}

/** @throws ProblemError for a code that names no language, or the main one */
export function checkLanguage(language: string, main: string, say: Messages): void {
  const fault = languageFault(language, main, say)
  if (fault === undefined) return
  throw new ProblemError(showProblem({ file: 'npm run translations', ...fault }, say))
}

/** Gives the translations what they lack: files, entries, texts to fill in, hashes. @throws ProblemError */
export function planTranslations(workspace: Workspace, wanted?: string) {
  const content = joinedContent(workspace)
  const { main, translations } = content
  // Its words may be the owner's.
  const isMainWanted = wanted === main && !isBuiltIn(main)
  if (wanted !== undefined && !isMainWanted) checkLanguage(wanted, main, content.say)
  const languages = wanted === undefined ? [main, ...translations.keys()] : [wanted]
  return languages
    .filter((language) => language !== main || !isBuiltIn(main))
    .map((language) => ({
      language,
      count: language === main ? 0 : fillLanguage(workspace, content, language),
      words: isBuiltIn(language) ? undefined : fillWords(workspace, language),
    }))
}
