import { applyEdits, modify } from 'jsonc-parser'
import * as v from 'valibot'
import { ORIGINAL } from '../../site/model/lists/overlay-schema'
import { type ContentName, listSchemas, profileSchema } from '../../site/model/schema/schema'
import { textsIn } from '../../site/model/translated-texts'
import { idsOf } from '../content/reading/entry-ids'
import { overlaySchemaAddress, schemaAddress } from '../content/reading/json-schema'
import type { Path } from '../content/reading/json-source'
import { noteOf, PROFILE_ID, placeOfText } from '../content/translation/check-overlay'

export type Fields = Record<string, unknown>
/** Absent `value` removes the field. */
export type FieldChange = { path: (string | number)[]; value?: unknown }
/** What the form asks for; `id` is absent in the profile. */
export type Change =
  | { kind: 'fields'; name: ContentName; id?: number; fields: FieldChange[] }
  | { kind: 'add'; name: ContentName; entry: Fields }
  | { kind: 'remove'; name: ContentName; id: number }
  | { kind: 'order'; name: ContentName; ids: number[] }
  | {
      kind: 'translate'
      name: ContentName
      language: string
      id?: number
      place: string
      text: string
    }
/** The content files by place, such as `en/perfil`; a file that is absent is not in it. */
export type Texts = ReadonlyMap<string, string>

export const placeOf = (name: ContentName, language?: string): string =>
  language === undefined ? name : `${language}/${name}`

const schemasOf = (name: ContentName): Record<string, v.GenericSchema> =>
  name === 'perfil' ? profileSchema.entries : listSchemas[name].item.entries

const parsed = (text: string | undefined): Fields => JSON.parse(text ?? '{}')
const itemsOf = (value: Fields) => (Array.isArray(value.items) ? (value.items as Fields[]) : [])

/** The same text with one value changed; all else keeps its bytes. A new field takes its usual place. */
function withValue(text: string, path: Path, value: unknown, order: string[]): string {
  const [, indent = '  '] = /\n([ \t]+)/.exec(text) ?? []
  const formattingOptions = {
    insertSpaces: !indent.includes('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  const rank = order.indexOf(String(path.at(-1)))
  const getInsertionIndex = (present: string[]) => {
    const place = rank < 0 ? -1 : present.findIndex((name) => order.indexOf(name) > rank)
    return place < 0 ? present.length : place
  }
  return applyEdits(text, modify(text, [...path], value, { formattingOptions, getInsertionIndex }))
}

/** What a field without a value says where it may not be absent. */
function emptyOf(name: ContentName, field: string): unknown {
  const schema = schemasOf(name)[field]
  if (schema === undefined || v.is(schema, undefined)) return undefined
  return ['', null].find((none) => v.is(schema, none))
}

/** Translations hang on ids: an entry keeps the one that it has in the list as it is now. */
const withWrittenIds = (text: string): string =>
  idsOf(itemsOf(parsed(text))).reduce<string>((before, id, index) => {
    const path = ['items', index, 'id']
    return valueAt(parsed(before), path) === id ? before : withValue(before, path, id, ['id', ''])
  }, text)

/** In the order of the schema, with what the owner need not say. */
function completeEntry(name: ContentName, entry: Fields, present: Fields[]): Fields {
  const highest = (field: string) =>
    present.reduce((most, each) => Math.max(most, Number(each[field]) || 0), 0)
  const usual: Fields = {
    anchoIcon: 100,
    altoIcon: 100,
    id: highest('id') + 1,
    numeroOrden: highest('numeroOrden') + 1,
  }
  const values = Object.keys(schemasOf(name)).map((field) => [
    field,
    entry[field] ?? usual[field] ?? emptyOf(name, field),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The place of an entry in its file; the profile is the file. */
function entryAt(value: Fields, id: number | undefined): Path | undefined {
  if (id === undefined) return []
  const index = itemsOf(value).findIndex((entry) => entry.id === id)
  return index < 0 ? undefined : ['items', index]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, key) => (holder as Fields | undefined)?.[key], value)

function changeFields(text: string, { name, id, fields }: Change & { kind: 'fields' }): string {
  const at = entryAt(parsed(text), id)
  if (!at) throw new Error(`no entry ${id}`)
  const order = ['$schema', ...Object.keys(schemasOf(name))]
  return fields.reduce((before, { path, value }) => {
    const said = value ?? (path.length === 1 ? emptyOf(name, String(path[0])) : undefined)
    const present = valueAt(parsed(before), [...at, ...path])
    return said === present ? before : withValue(before, [...at, ...path], said, order)
  }, text)
}

/** The numbers of the list stay, if they differ, so that few lines change. */
function changeOrder(text: string, ids: readonly number[]): string {
  const items = itemsOf(parsed(text))
  const present = items.map(({ numeroOrden }) => Number(numeroOrden)).sort((a, b) => a - b)
  const numbers =
    new Set(present).size === present.length ? present : present.map((_, index) => index + 1)
  return ids.reduce((before, id, index) => {
    const at = entryAt(parsed(before), id)
    if (!at || valueAt(parsed(before), [...at, 'numeroOrden']) === numbers[index]) return before
    return withValue(before, [...at, 'numeroOrden'], numbers[index], [])
  }, text)
}

const textOf = (name: ContentName, entry: unknown, place: string) =>
  Object.fromEntries(textsIn(name, entry))[place]

function changeTranslation(texts: Texts, change: Change & { kind: 'translate' }): string {
  const { name, language, id, place, text } = change
  const main = parsed(texts.get(name))
  const original = textOf(name, valueAt(main, entryAt(main, id) ?? []), place) ?? ''
  const schema = { $schema: overlaySchemaAddress(name) }
  const fresh = id === undefined ? schema : { ...schema, items: [] }
  let written = texts.get(placeOf(name, language)) ?? `${JSON.stringify(fresh, null, 2)}\n`
  let at = entryAt(parsed(written), id)
  if (!at) {
    at = ['items', itemsOf(parsed(written)).length]
    written = withValue(written, at, { id }, [])
  }
  const order = ['$schema', 'id', ...Object.keys(schemasOf(name)), ORIGINAL]
  const [list, index] = placeOfText([], place)
  // A list in which an earlier item is not translated yet.
  for (let next = 0; typeof index === 'number' && next <= index; next++) {
    const item = [...at, list ?? '', next]
    if (valueAt(parsed(written), item) === undefined) written = withValue(written, item, {}, order)
  }
  written = withValue(written, placeOfText(at, place), text, order)
  return withValue(written, [...at, ORIGINAL, place], noteOf(original, text), [])
}

/** A translation without what is no longer there to translate. */
function withoutOrphans(name: ContentName, text: string, main: Fields): string {
  const ids = name === 'perfil' ? [PROFILE_ID] : itemsOf(parsed(text)).map(({ id }) => Number(id))
  return ids.reduceRight((before, id) => {
    const key = name === 'perfil' ? undefined : id
    const at = entryAt(parsed(before), key) ?? []
    const mainAt = entryAt(main, key)
    if (!mainAt) return withValue(before, at, undefined, [])
    const originals = Object.fromEntries(textsIn(name, valueAt(main, mainAt)))
    return textsIn(name, valueAt(parsed(before), at)).reduceRight((kept, [place]) => {
      if (originals[place] !== undefined) return kept
      const without = withValue(kept, placeOfText(at, place), undefined, [])
      const note = [...at, ORIGINAL, place]
      return valueAt(parsed(without), note) === undefined
        ? without
        : withValue(without, note, undefined, [])
    }, before)
  }, text)
}

/** The texts after a change, with only those files that change. @throws Error for an unknown entry */
export function changedTexts(texts: Texts, change: Change): Map<string, string> {
  const { name } = change
  if (change.kind === 'translate') {
    return new Map([[placeOf(name, change.language), changeTranslation(texts, change)]])
  }
  const fresh = { $schema: schemaAddress(name), items: [] }
  const text = withWrittenIds(texts.get(name) ?? `${JSON.stringify(fresh, null, 2)}\n`)
  const items = itemsOf(parsed(text))
  const changes = {
    fields: () => changeFields(text, change as Change & { kind: 'fields' }),
    order: () => changeOrder(text, (change as Change & { kind: 'order' }).ids),
    add: () => {
      const entry = completeEntry(name, (change as Change & { kind: 'add' }).entry, items)
      return withValue(text, ['items', items.length], entry, [])
    },
    remove: () => {
      const at = entryAt(parsed(text), (change as Change & { kind: 'remove' }).id)
      return at ? withValue(text, at, undefined, []) : text
    },
  }
  const after = changes[change.kind]()
  const changed = new Map([[name as string, after]])
  for (const [place, before] of texts) {
    const [language, of = ''] = place.split('/')
    if (of !== name || language === undefined) continue
    const kept = withoutOrphans(name, before, parsed(after))
    if (kept !== before) changed.set(place, kept)
  }
  return changed
}
