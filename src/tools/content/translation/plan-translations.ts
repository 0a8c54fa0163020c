import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import { CONTENT_NAMES, type ContentName } from '../../../site/model/schema/schema'
import { type Text, type Texts, textsIn } from '../../../site/model/translated-texts'
import type { Messages } from '../../messages/es/es'
import { messagesIn } from '../../messages/messages'
import { ProblemError, showProblem } from '../problem'
import { EDITOR_KEY } from '../reading/field-problems'
import { overlaySchemaAddress } from '../reading/json-schema'
import { readSite, type SiteContent } from '../reading/read-content'
import type { FileToWrite } from '../write-all'
import { noteOf, notesIn, PROFILE_ID } from './check-overlay'
import { languageFault, readOverlayFile } from './read-overlays'

const CONTENT = 'src/content'

type Fields = Record<string, unknown>
type Site = { content: SiteContent; root: string; language: string }

/** The translations of the profile or of an entry. */
type TextsOf = (name: ContentName, id: number) => { texts: Texts }

/** The texts that an overlay has to say: those that the main language says. */
export const textsToTranslate = (name: ContentName, entry: unknown): Text[] =>
  textsIn(name, entry).filter(([, text]) => text.trim() !== '')

/** `enlaces.1.texto` makes the list and its items. */
function setText(object: Fields, place: string, text: string): void {
  const [field = place, index, inner] = place.split('.')
  if (inner === undefined) {
    object[field] = text
    return
  }
  const items = (object[field] ?? []) as Fields[]
  while (items.length <= Number(index)) items.push({})
  Object.assign(items[Number(index)] ?? {}, { [inner]: text })
  object[field] = items
}

/** An overlay's object with a place for every text, in order. */
function filled(name: ContentName, entry: object, texts: Texts, present: unknown): Fields {
  const before = Object.fromEntries(textsIn(name, present))
  const notes = notesIn(present)
  const object: Fields = {}
  const noted: Fields = {}
  for (const [place, original] of textsToTranslate(name, entry)) {
    const text = texts[place] ?? ''
    setText(object, place, text)
    noted[place] = noteOf(original, text, text === before[place] ? notes[place] : undefined)
  }
  return { ...object, [ORIGINAL]: noted }
}

/** The objects of an overlay's file with what they lack. */
function filledObjects(
  { perfil, lists }: SiteContent,
  name: ContentName,
  present: Fields,
  textsOf: TextsOf,
): Fields[] {
  if (name === 'perfil') return [filled(name, perfil, textsOf(name, PROFILE_ID).texts, present)]
  const items = (present.items ?? []) as Fields[]
  return lists[name].map((entry) => {
    const value = items.find(({ id }) => id === entry.id)
    return { id: entry.id, ...filled(name, entry, textsOf(name, entry.id).texts, value) }
  })
}

/** The files of one language with what they lack, and how many texts are still to fill in. */
export function planLanguage(
  { content, root, language }: Site,
  textsOf: TextsOf,
): { files: FileToWrite[]; count: number } {
  const say = messagesIn(content.perfil.idioma ?? 'es')
  const contentDir = path.join(root, CONTENT)
  const place = { contentDir, shownDir: CONTENT, absent: content.absent, say }
  let count = 0
  const files = CONTENT_NAMES.flatMap((name): FileToWrite[] => {
    const read = readOverlayFile(place, language, name)
    const present = read && 'source' in read ? (read.source.value as Fields) : {}
    const objects = filledObjects(content, name, present, textsOf)
    const texts = objects.flatMap((object) => textsIn(name, object))
    count += texts.filter(([, text]) => text === '').length
    const editor = { [EDITOR_KEY]: overlaySchemaAddress(name) }
    const value = { ...editor, ...(name === 'perfil' ? objects[0] : { items: objects }) }
    // A list without entries is left alone.
    if (objects.length === 0 || isDeepStrictEqual(value, present)) return []
    const bytes = `${JSON.stringify(value, null, 2)}\n`
    return [{ file: path.join(contentDir, language, `${name}.json`), bytes }]
  })
  return { files, count }
}

/** @throws ProblemError for a code that names no language, or the main one */
export function checkLanguage(language: string, say: Messages): void {
  const fault = languageFault(language, say)
  if (fault === undefined) return
  throw new ProblemError(showProblem({ file: 'npm run translations', ...fault }, say))
}

/**
 * What the overlays of one language or of all lack: new files, entries, texts to fill in, and hashes
 * of what is translated. No translation is changed.
 * @returns by language the files, and how many texts are to fill in
 * @throws ProblemError for wrong content or an unknown language
 */
export function planTranslations(root: string, wanted?: string) {
  const content = readSite(path.join(root, CONTENT), path.join(root, 'public'))
  if (wanted !== undefined) checkLanguage(wanted, messagesIn(content.perfil.idioma ?? 'es'))
  const languages = wanted === undefined ? [...content.overlays.keys()] : [wanted]
  return languages.map((language) => {
    const overlay = content.overlays.get(language)
    const plan = planLanguage({ content, root, language }, (name, id) => ({
      texts: (name === 'perfil' ? overlay?.perfil : overlay?.lists[name]?.[id]) ?? {},
    }))
    return { language, ...plan }
  })
}
