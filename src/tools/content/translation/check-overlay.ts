import * as v from 'valibot'
import {
  listOverlaySchema,
  ORIGINAL,
  profileOverlaySchema,
} from '../../../site/model/lists/overlay-schema'
import { type ListName, listSchemas, profileSchema } from '../../../site/model/schema/schema'
import { type Texts, textsIn } from '../../../site/model/translated-texts'
import { messages } from '../../messages/messages'
import type { Problem } from '../problem'
import { EDITOR_KEY, fieldProblems } from '../reading/field-problems'
import { type JsonSource, nodeAt, type Path, problemAt } from '../reading/json/json-source'
import { type FieldSchemas, fieldsOfItems, schemaProblems } from '../reading/schema-problems'
import { showValue } from '../show-value'

type Fields = Record<string, unknown>
/** The main language's file: where it stands, and what it says; undefined where it is broken. */
export type Main = { file: string; value: unknown }
type Checked<Value> = { value: Value; problems: Problem[] }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrongRoot = (source: JsonSource, expected: string) => [
  problemAt(source, [], showValue(source.value), expected),
]

const without = (names: FieldSchemas, known: readonly string[]) =>
  Object.keys(names).filter((name) => !known.includes(name))

/** Fields that are unknown or facts, of an object and of the objects in its lists. */
function wrongFields(
  source: JsonSource,
  at: Path,
  value: unknown,
  own: FieldSchemas,
  all: FieldSchemas,
): Problem[] {
  if (!isFields(value)) return []
  const known = [...(at.length === 0 ? [EDITOR_KEY] : []), ...Object.keys(own)]
  const nested = Object.entries(own).flatMap(([field, schema]) => {
    const items = fieldsOfItems(schema)
    const inside: unknown = value[field]
    if (items === undefined || !Array.isArray(inside)) return []
    return inside.flatMap((item, index) =>
      wrongFields(source, [...at, field, index], item, items, fieldsOfItems(all[field]) ?? {}),
    )
  })
  return [...fieldProblems(source, nodeAt(source, at), at, known, without(all, known)), ...nested]
}

const pathOf = (text: string): Path =>
  text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** Texts of which the main language has none. */
function extraTexts(
  source: JsonSource,
  at: Path,
  texts: readonly (readonly [string, string])[],
  original: Texts,
  { file, value }: Main,
): Problem[] {
  if (value === undefined) return []
  const { found, expected } = messages().reading.overlay.noOriginal(file)
  return texts
    .filter(([path, text]) => text !== '' && original[path] === undefined)
    .map(([path]) => problemAt(source, [...at, ...pathOf(path)], found, expected))
}

const translated = (name: 'perfil' | ListName, value: unknown): Texts =>
  Object.fromEntries(textsIn(name, value).filter(([, text]) => text !== ''))

export function checkProfileOverlay(source: JsonSource, main: Main): Checked<Texts> {
  const { value } = source
  if (!isFields(value))
    return { value: {}, problems: wrongRoot(source, messages().expected.object) }
  const { [EDITOR_KEY]: _editor, ...fields } = value
  const { entries } = profileOverlaySchema
  const { issues = [] } = v.safeParse(profileOverlaySchema, fields)
  const original = Object.fromEntries(textsIn('perfil', main.value))
  const texts = textsIn('perfil', value)
  const problems = [
    ...schemaProblems(source, issues, entries),
    ...wrongFields(source, [], value, entries, profileSchema.entries),
    ...extraTexts(source, [], texts, original, main),
  ]
  return { value: translated('perfil', value), problems }
}

const itemsOf = (value: unknown): unknown[] => {
  const items = isFields(value) ? value.items : undefined
  return Array.isArray(items) ? items : []
}

const idOf = (entry: unknown) => (isFields(entry) ? entry.id : undefined)

export function checkListOverlay(
  name: ListName,
  source: JsonSource,
  main: Main,
): Checked<Record<number, Texts>> {
  const { expected, reading } = messages()
  const { value } = source
  const result: Record<number, Texts> = {}
  if (!isFields(value)) return { value: result, problems: wrongRoot(source, reading.listFile) }
  const problems = fieldProblems(source, source.root, [], [EDITOR_KEY, 'items'])
  if (!('items' in value)) {
    problems.push(problemAt(source, ['items'], reading.missingField, expected.entries))
    return { value: result, problems }
  }
  const schema = listOverlaySchema(name)
  const { entries } = schema.item
  const { issues = [] } = v.safeParse(schema, value.items)
  problems.push(...schemaProblems(source, issues, entries, ['items']))
  const originals = new Map(itemsOf(main.value).map((entry) => [idOf(entry), entry]))
  for (const [index, entry] of itemsOf(value).entries()) {
    const at = ['items', index]
    problems.push(...wrongFields(source, at, entry, entries, listSchemas[name].item.entries))
    const id = idOf(entry)
    if (typeof id !== 'number') continue
    if (main.value !== undefined && !originals.has(id)) {
      const { unknownId } = reading.overlay
      problems.push(problemAt(source, [...at, 'id'], showValue(id), unknownId(main.file)))
      continue
    }
    const original = Object.fromEntries(textsIn(name, originals.get(id)))
    problems.push(...extraTexts(source, at, textsIn(name, entry), original, main))
    result[id] = translated(name, entry)
  }
  return { value: result, problems }
}

/** The short hashes of an overlay's object. */
export const hashesIn = (value: unknown): Texts => {
  const hashes = isFields(value) ? value[ORIGINAL] : undefined
  return isFields(hashes) ? (hashes as Texts) : {}
}
