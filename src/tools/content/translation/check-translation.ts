import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { isFields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import { type FormName, HEAD, LINKS } from '../../../model/schema/content-fields'
import { objectOf } from '../../../model/schema/fields'
import type { ContentName } from '../../../model/schema/schema'
import {
  ADDRESS,
  HEAD_ID,
  headTranslationFields,
  listTranslationSchema,
  ORIGINAL,
  PROFILE_ID,
  profileTranslationSchema,
} from '../../../model/schema/translation-schema'
import { keysOfText, type Text, type Texts, textsIn } from '../../../model/translated-texts'
import type { Problem } from '../problem'
import { checkForm, fileSchema } from '../reading/check-file'
import { showValue } from '../show-value'
import { itemsOf, type JsonSource, type Path, problemAt } from '../workspace/json-source'

const ORIGINAL_DIGITS = 8
const TRANSLATION_DIGITS = 4

const digits = (text: string, count: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, count)

/** Whether a note was made beside this translation, or before there was any. */
const isOf = (note: string, translation: string) =>
  ['', digits(translation, TRANSLATION_DIGITS)].includes(note.slice(ORIGINAL_DIGITS))

/**
 * Eight digits of the text that it translates, then four of its own, so that one that is written again
 * can be told; without a translation only the eight. @param before the hash that stands there
 */
export function noteOf(original: string, translation: string, before?: string): string {
  if (translation === '') return digits(original, ORIGINAL_DIGITS)
  const translated =
    before !== undefined && isOf(before, translation) ? before : digits(original, ORIGINAL_DIGITS)
  return translated.slice(0, ORIGINAL_DIGITS) + digits(translation, TRANSLATION_DIGITS)
}

export const isNoteOf = (note: string, original: string): boolean =>
  note.startsWith(digits(original, ORIGINAL_DIGITS))

/** Whether a text has changed since, and its translation has not. */
export const isStale = (note: string, original: string, translation: string): boolean =>
  !isNoteOf(note, original) && isOf(note, translation)

const fieldOf = (value: unknown, field: string) => (isFields(value) ? value[field] : undefined)

type Translatable = { id: unknown; entry: unknown; form: FormName; at: Path }

/** What has texts in a file of any language: the profile, the head of an own section, each entry. */
export function objectsOf(name: ContentName, value: unknown): Translatable[] {
  if (name === 'perfil') return [{ id: PROFILE_ID, entry: value, form: name, at: [] }]
  const entries = itemsOf(value).map((entry, index) => {
    return { id: fieldOf(entry, 'id'), entry, form: name, at: ['items', index] }
  })
  return isOwnList(name) ? [{ id: HEAD_ID, entry: value, form: HEAD, at: [] }, ...entries] : entries
}

function translationSchema(name: ContentName) {
  if (name === 'perfil') return profileTranslationSchema
  const items = listTranslationSchema(name)
  return isOwnList(name)
    ? objectOf({ ...headTranslationFields, items: v.optional(items) })
    : objectOf({ items })
}

/** A text at `at` that translates nothing. @param file the main language's */
function orphanProblem(source: JsonSource, at: Path, link: unknown, file: string): Problem {
  const { missingField, translation } = source.say.reading
  const { found, expected } = translation.noOriginal(file)
  if (!at.includes(LINKS)) return problemAt(source, at, found, expected)
  const url = fieldOf(link, 'url')
  const told = url === undefined ? missingField : showValue(url)
  return problemAt(source, [...at.slice(0, -1), 'url'], told, translation.unknownLink(file))
}

/** The texts of one file by id, those whose original has changed (`3 titulo`), and what is wrong. */
export function checkTranslation(
  name: ContentName,
  source: JsonSource,
  main: JsonSource | undefined,
) {
  const { problems } = checkForm(source, translationSchema(name), fileSchema(name))
  const { unknownId } = source.say.reading.translation
  const originals = new Map(objectsOf(name, main?.value).map(({ id, entry }) => [id, entry]))
  const texts: Record<number, Texts> = {}
  const stale: string[] = []
  for (const { id, entry, form, at } of objectsOf(name, source.value)) {
    // Of a broken main file it is not known what it says.
    if (typeof id !== 'number' || main === undefined) continue
    if (!originals.has(id)) {
      problems.push(problemAt(source, [...at, 'id'], showValue(id), unknownId(main.file)))
      continue
    }
    const original = Object.fromEntries(textsIn(form, originals.get(id)))
    const filled = textsIn(form, entry).filter(([, text]) => text !== '')
    const notes = notesIn(entry)
    const isTranslated = ([path]: Text) => original[path] !== undefined
    // One with a note had its original, which may be written again.
    const isKept = ([path]: Text) => path in notes && !path.includes('.')
    for (const [path] of filled.filter((each) => !isTranslated(each) && !isKept(each))) {
      const keys = keysOfText(entry, path)
      const item = keys.slice(0, -1).reduce<unknown>((held, key) => Object(held)[key], entry)
      problems.push(orphanProblem(source, [...at, ...keys], item, main.file))
    }
    const address = form === HEAD && fieldOf(entry, ADDRESS)
    texts[id] = {
      ...Object.fromEntries(filled.filter(isTranslated)),
      ...(typeof address === 'string' && { [ADDRESS]: address }),
    }
    for (const [path, text] of filled) {
      const isOld = isStale(notes[path] ?? '', original[path] ?? '', text)
      if (path in notes && isOld) stale.push(`${id} ${path}`)
    }
  }
  return { texts, stale, problems }
}

/** The short hashes of a translation's object. */
export const notesIn = (value: unknown): Texts => {
  const notes = fieldOf(value, ORIGINAL)
  return isFields(notes) ? (notes as Texts) : {}
}
