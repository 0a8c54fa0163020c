import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import {
  type ContentName,
  LIST_NAMES,
  listSchemaOf,
  profileSchema,
} from '../../src/model/schema/schema'
import { SECTION_NAMES } from '../../src/model/sections'
import type { Messages } from '../../src/tools/messages/es/es'
import { CERTIFICATES } from './content-project'
import { saidText } from './said-texts'

export type Fields = Record<string, unknown>
/** By name, the profile and the lists of its entries. */
export type ContentFiles = Record<ContentName, Fields | { items: Fields[] }>

type Say = (messages: Messages) => string
/** What is wrong in an object of the content. */
export type Mistake = {
  file: ContentName
  /** In the profile, or in an entry: `enlaces[0].url`. */
  path: string
  value: Value
  /** Instead of the value. */
  found?: Say
  /** Absent where only the place matters. */
  expected?: Say | undefined
  /** Whether the JSON Schema refuses it too. */
  isSeenByEditors: boolean
}

/** Takes the field away. */
const ABSENT = 'ABSENT'
type Value = unknown | ((entry: Fields, entries: readonly Fields[]) => unknown)
type Row = readonly [path: string, value: Value, expected?: string, beside?: Fields]
type Rows = Partial<Record<ContentName, readonly Row[]>>
type AddressRow = readonly [path: string, expected: string, ...others: string[]]

const TABLES: {
  [name in 'wrong' | 'unknown' | 'unseen']: Rows
} & { addresses: Record<string, AddressRow[]> } = parse(
  readFileSync('tests/fixtures/mistakes.yaml', 'utf8'),
)

const sentence = (say: Messages, expected: string): string => {
  if (expected.includes('{')) return saidText(expected, say)
  const [name = '', detail = ''] = expected.split(/:(.*)/s)
  const text = say.expected[name as keyof typeof say.expected]
  return typeof text === 'string' ? text : text(detail)
}

/** The value, where other fields are also changed. */
const beside = (changes: Fields, value: unknown) => (entry: Fields) => {
  for (const [field, other] of Object.entries(changes)) {
    entry[field] = other === ABSENT ? undefined : other
  }
  return value
}

const NEXT_YEAR = new Date().getUTCFullYear() + 1
const NO_ADDRESSES = ['javascript:alert(1)', '//example.com', 'https:/', 'data:,x']
const ADDRESSES: Rows = Object.fromEntries(
  Object.entries(TABLES.addresses).map(([file, rows]) => [
    file,
    rows.flatMap(([path, expected, ...others]) =>
      [...NO_ADDRESSES, ...others].map((value): Row => [path, value, expected]),
    ),
  ]),
)

const PROFILE_FIELDS = Object.keys(profileSchema.entries).join(', ')
const SECTIONS = [...SECTION_NAMES, 'certificados'].join(', ')
/** What a table cannot say. */
const FAX: Rows = { perfil: [['fax', '', `{expected.knownFields}: ${PROFILE_FIELDS}`]] }
const COMPUTED: Rows = {
  perfil: [
    ['resumen', 'Una \ud83d oración.', 'writable'],
    ['secciones[0]', 'charlas', `{reading.section.oneOf:${SECTIONS}}`],
  ],
  educacion: [
    ['id', (_: Fields, [first]: readonly Fields[]) => first?.id, 'uniqueId'],
    ['anioInicio', NEXT_YEAR + 1, `startNotFuture:${NEXT_YEAR}`, { anioFin: 2200 }],
    ['anioFin', ({ anioInicio }: Fields) => Number(anioInicio) - 1, 'endAfterStart'],
  ],
}

const entriesOf = (file: ContentName) =>
  file === 'perfil' ? profileSchema.entries : listSchemaOf(file).item.entries
const FILES: readonly ContentName[] = ['perfil', ...LIST_NAMES, CERTIFICATES]

/** Each field with a value of no field's type, and each that is needed, left out. */
const ANY_FIELD = Object.fromEntries(
  FILES.map((file) => [
    file,
    Object.entries(entriesOf(file)).flatMap(([field, { type }]): Row[] => {
      // An entry without an id gets one.
      const isOptional = type === 'optional' || type === 'nullish' || field === 'id'
      return [[field, true], ...(isOptional ? [] : [[field, ABSENT] as const])]
    }),
  ]),
)

const mistakesOf = (rows: Rows, isSeenByEditors: boolean, found?: Say): Mistake[] =>
  FILES.flatMap((file) =>
    (rows[file] ?? []).map(([path, value, expected, changes]) => ({
      file,
      path,
      value: changes ? beside(changes, value) : value,
      isSeenByEditors,
      expected: expected === undefined ? undefined : (say) => sentence(say, expected),
      ...(found && { found }),
      ...(value === ABSENT && { found: ({ reading }: Messages) => reading.missingField }),
    })),
  )
const unknownField: Say = ({ reading }) => reading.unknownField

/** One of each that there is. */
export const MISTAKES: readonly Mistake[] = [
  ...[TABLES.wrong, ADDRESSES].flatMap((rows) => mistakesOf(rows, true)),
  ...[TABLES.unknown, FAX].flatMap((rows) => mistakesOf(rows, true, unknownField)),
  // Every object has one, of its prototype.
  ...mistakesOf({ perfil: [['constructor', '']] }, false, unknownField),
  ...[TABLES.unseen, COMPUTED].flatMap((rows) => mistakesOf(rows, false)),
  ...mistakesOf(ANY_FIELD, true),
]

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean)

/**
 * Makes the mistake in the profile, or in the last entry that can have it.
 * @returns its path in the file and the value that is there now; undefined where nothing can have it
 */
export function makeMistake(files: ContentFiles, mistake: Mistake) {
  const { file, path, value } = mistake
  const content = files[file]
  const entries = file === 'perfil' ? [content as Fields] : (content as { items: Fields[] }).items
  const [key = '', ...above] = keysOf(path).reverse()
  const targetIn = (entry: Fields) =>
    above.reduceRight<unknown>((inner, name) => Object(inner)[name], entry)
  const able = entries.filter((entry, index) => {
    const target = targetIn(entry)
    // An id is repeated by a later entry.
    if (typeof value === 'function' && key === 'id') return index > 0
    return target instanceof Object && (Object.hasOwn(target, key) || 'found' in mistake)
  })
  const entry = able.at(-1)
  if (entry === undefined) return undefined
  const target = targetIn(entry) as Fields
  const wrong: unknown = typeof value === 'function' ? value(entry, entries) : value
  if (wrong === ABSENT) {
    if (!Object.hasOwn(target, key)) return undefined
    delete target[key]
  } else target[key] = wrong
  const prefix = file === 'perfil' ? '' : `items[${entries.indexOf(entry)}].`
  return { path: prefix + path, value: target[key] }
}
