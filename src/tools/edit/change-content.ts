import * as v from 'valibot'
import type { Entry } from '../../model/entries'
import type { Fields } from '../../model/objects'
import {
  type FormName,
  kindOf,
  LINKS,
  marksAt,
  NAMED,
  schemaOf,
  textFields,
} from '../../model/schema/content-fields'
import type { ContentName } from '../../model/schema/schema'
import { ADDRESS, ORIGINAL } from '../../model/schema/translation-schema'
import { keysOfText, textParts, textsIn } from '../../model/translated-texts'
import { startOf } from '../check/section-problems'
import { variantNames } from '../content/cv-variants'
import { changedAddresses } from '../content/translation/changed-addresses'
import { isNoteOf, noteOf, notesIn } from '../content/translation/check-translation'
import { formerPlaces, listsByPlace } from '../content/translation/former-rows'
import { setText, textsToTranslate } from '../content/translation/plan-translations'
import { readdressed } from '../content/translation/translated-links'
import type { Workspace } from '../content/workspace/workspace'
import { writeContent } from '../content/write-content'
import {
  contentFile,
  formNameOf,
  isNone,
  isWhole,
  itemsOf,
  objectAt,
  partsOf,
  type Values,
} from './field-spot'

/** Whether each entry of a list has a picture of its own, as skills have. */
export const hasIcons = (name: ContentName): boolean => 'icon' in schemaOf(name).entries

/** What a field without a value says where it may not be absent. */
const emptyOf = (schema: v.GenericSchema): unknown =>
  v.is(schema, undefined) ? undefined : ['', null].find((none) => v.is(schema, none))

const after = (numbers: readonly number[]) => 1 + Math.max(0, ...numbers)

const isNew = (name: ContentName, { id }: Fields, values: Values) => !objectAt(values, name, id)

/** In the usual order, with what the owner need not say. @param nth how many new entries come before it */
function completed(name: ContentName, entry: Fields, values: Values, nth: number): Fields {
  const schemas = Object.entries(schemaOf(name).entries)
  const orders = itemsOf(values[name]).map(({ numeroOrden }) => Number(numeroOrden) || 0)
  const first = Math.min(2, ...orders) - 1
  // The newest first; skills have no age.
  const numeroOrden = hasIcons(name) ? after(orders) + nth : first - nth
  const usual: Fields = isNew(name, entry, values)
    ? { anchoIcon: 100, altoIcon: 100, numeroOrden }
    : {}
  const fields = schemas
    .map(([field, schema]) => [field, entry[field] ?? usual[field] ?? emptyOf(schema)])
    .filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(fields), ...entry }
}

/** What is the whole file, or each of its entries, made anew. */
const mapped = (name: ContentName, value: Fields, change: (entry: Fields) => Fields): Fields =>
  name === 'perfil' ? change(value) : { ...value, items: itemsOf(value).map(change) }

/** Undefined without any. */
function filledObjects(named: unknown): Fields | undefined {
  const filled = Object.entries(Object(named)).filter(
    ([, said]) => Object.keys(Object(said)).length > 0,
  )
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** A translation whose rows stand where the rows that they translate stand now. */
function withMovedRows(name: FormName, entry: Fields, before: Fields = {}, after: Fields = {}) {
  const moved = { ...entry }
  for (const [list, nameField] of listsByPlace(name)) {
    const [rows, was, is = []] = [entry[list], before[list], after[list]]
    const places = formerPlaces(was, is, nameField)
    const isKept = places.every((from, to) => from === to)
    if (!Array.isArray(rows) || !Array.isArray(was)) continue
    if (isKept && places.length === was.length) continue
    const own = places.map((from) => rows[from] ?? {})
    const last = own.findLastIndex((row) => Object.keys(row).length > 0)
    if (last < 0) Reflect.deleteProperty(moved, list)
    else moved[list] = own.slice(0, last + 1)
    if (entry[ORIGINAL] === undefined) continue
    const notes = Object.entries(notesIn(moved)).flatMap(([path, note]) => {
      const [field, place, inner] = textParts(path)
      if (field !== list) return [[path, note]]
      const to = places.indexOf(Number(place))
      return to < 0 ? [] : [[[list, to, inner].join('.'), note]]
    })
    moved[ORIGINAL] = Object.fromEntries(notes)
  }
  return moved
}

const sharedFields = (name: FormName) =>
  textFields(name).filter((field) => marksAt(name, field).isShared)

/** A translation that says a text for an entry, and of what. */
const withText = (entry: Fields, field: string, text: string, note: string): Fields => ({
  ...entry,
  [field]: text,
  [ORIGINAL]: { ...notesIn(entry), [field]: note },
})

/** A list's translations in which each entry of a group says what the others of that group say. */
function withSharedTexts(name: ContentName, items: Fields[], before: Values, main: Fields) {
  return sharedFields(name).reduce<Fields[]>((said, field) => {
    const saidBy = (values: Values, id: unknown) => objectAt(values, name, id)?.[field]
    const known = new Map<unknown, { text: string; note: string }>()
    const isOld = ({ id }: Fields) => saidBy(before, id) === saidBy({ [name]: main }, id)
    // Of two groups that become one, the one that had the name before says it.
    for (const entry of said.toSorted((a, b) => Number(isOld(b)) - Number(isOld(a)))) {
      const [text, original] = [entry[field], saidBy({ [name]: main }, entry.id)]
      if (!text || !original || known.has(original)) continue
      const note = notesIn(entry)[field] ?? noteOf(String(original), String(text))
      known.set(original, { text: String(text), note })
    }
    const all = said.slice()
    for (const { id, [field]: original } of itemsOf(main)) {
      const group = known.get(original)
      const place = all.findIndex((entry) => entry.id === id)
      const present = all[place]
      if (!group || (present?.[field] && isOld({ id }))) continue
      const next = withText(present ?? { id }, field, group.text, group.note)
      all.splice(present ? place : all.length, 1, next)
    }
    return all
  }, items)
}

/** A translation whose links and rows follow theirs, without the entries and items that are no longer there to translate. */
function following(name: ContentName, translation: Fields, before: Values, main: Fields): Fields {
  const values = { [name]: main }
  const left = itemsOf(translation).filter(({ id }) => objectAt(values, name, id))
  const items = withSharedTexts(name, left, before, main)
  return mapped(
    name,
    { ...translation, ...(translation.items !== undefined && { items }) },
    (entry) => {
      const original = objectAt(values, name, entry.id)
      const former = objectAt(before, name, entry.id)
      const withLinks = readdressed(entry, changedAddresses(former, original))
      const form = formNameOf(name, entry.id)
      const copy = structuredClone(withMovedRows(form, withLinks, former, original))
      const originals = Object.fromEntries(textsIn(name, original))
      // What was translated before it was said is a translation of what is said now.
      for (const [path, note] of Object.entries(notesIn(copy))) {
        const text = originals[path]
        if (!text || !isNoteOf(note, '')) continue
        Object.assign(Object(copy[ORIGINAL]), { [path]: noteOf(text, String(copy[path] ?? '')) })
      }
      // Of a link without an address it is not known what it translates.
      const isGone = (path: string) =>
        path.includes('.') && originals[path] === undefined && !/^enlaces\.\d+\./.test(path)
      for (const [path] of textsIn(name, copy).filter(([each]) => isGone(each))) {
        const keys = keysOfText(copy, path)
        const holder = keys.slice(0, -1).reduce<unknown>((held, key) => Object(held)[key], copy)
        Reflect.deleteProperty(Object(holder), keys.at(-1) ?? '')
        Reflect.deleteProperty(Object(copy[ORIGINAL]), path)
      }
      if (copy[NAMED] !== undefined) copy[NAMED] = filledObjects(copy[NAMED])
      const links = copy[LINKS]
      if (!Array.isArray(links)) return copy
      const isTranslation = (link: Fields) => Object.keys(link).some((field) => field !== 'url')
      return { ...copy, [LINKS]: links.filter(isTranslation) }
    },
  )
}

/** The other entries of a group whose name a text is. */
function groupOf(name: ContentName, values: Values, id: unknown, field: string): Fields[] {
  const original = objectAt(values, name, id)?.[field]
  if (!original || !sharedFields(formNameOf(name, id)).includes(field)) return []
  return itemsOf(values[name]).filter((each) => each.id !== id && each[field] === original)
}

/** A file of translations with other texts by path, for all that share them. */
function withTranslations(place: string, values: Values, id: unknown, texts: Fields): Fields {
  const { name } = partsOf(place)
  return Object.keys(texts)
    .flatMap((field) => groupOf(name, values, id, field).map((entry) => [entry.id, field] as const))
    .reduce(
      (file, [other, field]) =>
        withOwnTexts(place, { ...values, [place]: file }, other, { [field]: texts[field] }),
      withOwnTexts(place, values, id, texts),
    )
}

/** The same for one entry, with the notes of what they translate. */
function withOwnTexts(place: string, values: Values, id: unknown, texts: Fields): Fields {
  const { name } = partsOf(place)
  const file = structuredClone(values[place] ?? {})
  const present = objectAt({ [place]: file }, place, id)
  const entry = present ?? { id }
  if (!present) file.items = [...itemsOf(file), entry]
  const form = formNameOf(name, id)
  const originals = Object.fromEntries(textsIn(form, objectAt(values, name, id)))
  for (const [path, said] of Object.entries(texts)) {
    if (path === ADDRESS) {
      // It translates nothing.
      if (isNone(said)) Reflect.deleteProperty(entry, path)
      else entry[path] = said
      continue
    }
    const text = String(said ?? '')
    setText(entry, path, text)
    entry[ORIGINAL] = { ...notesIn(entry), [path]: noteOf(originals[path] ?? '', text) }
  }
  return file
}

/** An object with other fields; those that are to say nothing go. An end that is still to come is said by null. */
const changed = (name: FormName, object: Fields, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...object, ...fields }).filter(([field, value]) => {
      const isOpenEnd = value === null && kindOf(name, field) === 'year'
      return !(field in fields && isNone(value)) || isOpenEnd
    }),
  )

const orderOf = ({ numeroOrden }: Fields) => Number(numeroOrden)
const dateOf = (entry: Fields) => startOf(entry as unknown as Entry)

/** A list's entries in the order of these ids; the list's own numbers, if they differ, so that few lines change. */
export function orderedByIds(items: readonly Fields[], ids: readonly unknown[]): Fields[] {
  const own = [...new Set(items.map(orderOf))].sort((a, b) => a - b)
  const numbers = own.length === items.length ? own : items.map((_, place) => place + 1)
  return items.map((entry) => ({ ...entry, numeroOrden: numbers[ids.indexOf(entry.id)] }))
}

/** A list with a new entry before the first one that did not begin later; without a date its place is the usual one. */
function withPlaced(items: readonly Fields[], entry: Fields): Fields[] {
  const date = dateOf(entry)
  if (date === undefined) return [...items, entry]
  const sorted = items.toSorted((a, b) => orderOf(a) - orderOf(b))
  const place = sorted.findIndex((each) => (dateOf(each) ?? Infinity) <= date)
  if (place === 0) return [...items, entry]
  const ids = sorted.map(({ id }) => id)
  ids.splice(place < 0 ? ids.length : place, 0, entry.id)
  return orderedByIds([...items, { ...entry, numeroOrden: after(items.map(orderOf)) }], ids)
}

/** A list whose entry of an id has other fields; one that is not there is new, unless it says nothing. */
function withEntry(name: ContentName, items: readonly Fields[], id: unknown, fields: Fields) {
  const present = items.find((entry) => entry.id === id)
  const entry = changed(name, present ?? { id }, fields)
  const others = items.filter((each) => each !== present)
  if (!present) return Object.keys(entry).length > 1 ? withPlaced(items, entry) : [...items]
  // What was added last may get its date after its title.
  const isNewest = others.every((each) => Number(each.id) < Number(id))
  const isDated = dateOf(present) === undefined && dateOf(entry) !== undefined
  if (isNewest && isDated) return withPlaced(others, entry)
  return items.map((each) => (each === present ? entry : each))
}

export function withFields(place: string, values: Values, id: unknown, fields: Fields): Fields {
  const { name, language, page } = partsOf(place)
  if (page !== undefined) return fields
  if (language !== undefined) return withTranslations(place, values, id, fields)
  const file = values[place] ?? {}
  if (isWhole(name, id)) return changed(formNameOf(name, id), file, fields)
  return { ...file, items: withEntry(name, itemsOf(file), id, fields) }
}

/**
 * A list with a copy of an entry below it, and the content whose translations have that of the copy.
 * A project's page is its own.
 */
export function withCopy(name: ContentName, values: Values, seen: Fields, id: number) {
  const isCopied = ([field]: readonly [string, unknown]) => kindOf(name, field) !== 'page'
  const copy: Fields = { ...Object.fromEntries(Object.entries(seen).filter(isCopied)), id }
  const withNext = (entries: Fields[], toNext: (entry: Fields) => Fields) =>
    entries.flatMap((entry) => (entry.id === seen.id ? [entry, toNext(entry)] : [entry]))
  const items = withNext(itemsOf(values[name]), () => copy)
  const ids = items.toSorted((a, b) => orderOf(a) - orderOf(b)).map((entry) => entry.id)
  const translated = Object.entries(values).map(([place, file]) => {
    const { name: of, language } = partsOf(place)
    if (of !== name || language === undefined || file.items === undefined) return [place, file]
    const all = withNext(itemsOf(file), (entry) => ({ ...entry, id }))
    return [place, { ...file, items: all }]
  })
  return { items: orderedByIds(items, ids), values: Object.fromEntries(translated) as Values }
}

/** A file of translations that says of each name and short text without one that it is the same there. */
export function withOriginals(place: string, values: Values): { file: Fields; count: number } {
  const { name } = partsOf(place)
  let count = 0
  const file = itemsOf(values[name]).reduce((said, entry) => {
    const present = objectAt({ [place]: said }, place, entry.id)
    const there = Object.fromEntries(textsIn(name, present))
    const texts = textsToTranslate(name, entry).filter(
      ([path]) => !there[path] && kindOf(name, path) !== 'prose',
    )
    count += texts.length
    if (texts.length === 0) return said
    return withOwnTexts(place, { ...values, [place]: said }, entry.id, Object.fromEntries(texts))
  }, values[place] ?? {})
  return { file, count }
}

/** With the ends of lines that the file has. */
function pageText(text: unknown, before = ''): string {
  const said = String(text ?? '')
  return before.includes('\r\n') ? said.replaceAll('\n', '\r\n') : said
}

/** Has a file say something else, and the translations of what is gone from it with it. */
export function sayAt(workspace: Workspace, values: Values, place: string, value: Fields): void {
  const { name, language, page } = partsOf(place)
  if (page !== undefined) {
    const file = contentFile(place)
    workspace.write(file, pageText(value.texto, String(workspace.bytes(file) ?? '')))
    return
  }
  let fresh = 0
  const whole = (entry: Fields) =>
    completed(name, entry, values, isNew(name, entry, values) ? fresh++ : 0)
  const after = language === undefined ? mapped(name, value, whole) : value
  const changed: [string, Fields][] = [[place, after]]
  if (language === undefined) {
    const translations = Object.entries(values).filter(([each]) => {
      const of = partsOf(each)
      return of.name === name && of.language !== undefined && of.page === undefined
    })
    changed.push(
      ...translations.map(([each, of]): [string, Fields] => [
        each,
        following(name, of, values, after),
      ]),
    )
  }
  // A translation is found by the id of its entry.
  if (language !== undefined && values[name]) changed.push([name, values[name]])
  for (const [each, of] of changed) {
    const known = values[each]
    // First the ids that entries got when they were read: by them entries are told from here on.
    if (known) writeContent(workspace, name, partsOf(each).language, known)
    writeContent(workspace, name, partsOf(each).language, of)
  }
}

/** The keys of an object, one of them called otherwise. */
const renamed = (object: unknown, newKey: (key: string) => string): Fields =>
  Object.fromEntries(Object.entries(Object(object)).map(([key, held]) => [newKey(key), held]))

function withName(profile: Fields, from: string, to: string): Fields {
  const nameOf = (name: string) => (name === from ? to : name)
  const pathOf = (path: string) => {
    const [field, name = '', inner] = textParts(path)
    return field === NAMED && inner ? [field, nameOf(name), inner].join('.') : path
  }
  return {
    ...profile,
    ...(profile[NAMED] !== undefined && { [NAMED]: renamed(profile[NAMED], nameOf) }),
    ...(profile[ORIGINAL] !== undefined && { [ORIGINAL]: renamed(profile[ORIGINAL], pathOf) }),
  }
}

function withoutName({ [NAMED]: named, ...profile }: Fields, from: string): Fields {
  const { [from]: _gone, ...left } = Object(named)
  return Object.keys(left).length === 0 ? profile : { ...profile, [NAMED]: left }
}

/** Which variants an entry is for; with the last variant goes the question, but one that is for none stays so. */
function entryFor(entry: Fields, from: string, to: string | undefined, isLast: boolean): Fields {
  const { para, ...rest } = entry
  if (!Array.isArray(para) || !para.includes(from)) return entry
  if (isLast) return rest
  return { ...entry, para: para.flatMap((name) => (name === from ? (to ?? []) : name)) }
}

/** Gives a variant of the CV another name, or none, in all files: profile, its translations, entries for it. */
export function renameVariant(workspace: Workspace, values: Values, from: string, to?: string) {
  const { perfil = {} } = values
  const isLast = to === undefined && variantNames(perfil).every((name) => name === from)
  const own = Object.entries(values).filter(([place]) => partsOf(place).name === 'perfil')
  const profiles: Values = to
    ? Object.fromEntries(own.map(([place, said]) => [place, withName(said, from, to)]))
    : {}
  const after = profiles.perfil ?? withoutName(perfil, from)
  const lists = Object.entries(values).filter(
    ([place]) => partsOf(place).language === undefined && place !== 'perfil',
  )
  sayAt(workspace, { ...values, ...profiles }, 'perfil', after)
  for (const [place, value] of lists) {
    const items = itemsOf(value).map((entry) => entryFor(entry, from, to, isLast))
    const isSaid = items.some((entry, index) => entry !== itemsOf(value)[index])
    if (isSaid) sayAt(workspace, values, place, { ...value, items })
  }
}
