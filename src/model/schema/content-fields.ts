import * as v from 'valibot'
import { isOwnList, ownListOf } from '../own-list'
import { type Kind, type Marks, type Meaning, UNDER_TITLE } from './fields'
import { ownHead } from './own-section'
import { CONTENT_NAMES, type ContentName, listSchemaOf, profileSchema } from './schema'

/** What the file of an own section says besides its entries. */
export const HEAD = 'seccion'
/** What has fields: the profile, the entries of a list, the head of an own section. */
export type FormName = ContentName | typeof HEAD
/** Stands for all own lists, whose entries have the same fields. */
export const ANY_OWN_LIST = ownListOf('')
export const FORM_NAMES: readonly FormName[] = [...CONTENT_NAMES, HEAD, ANY_OWN_LIST]

export type FieldSchemas = Record<string, v.GenericSchema>

type Schema = v.GenericSchema
type Nesting = {
  wrapped?: Schema
  item?: Schema
  value?: Schema
  entries?: FieldSchemas
  options?: readonly { entries?: FieldSchemas }[]
}

/** Of an optional field, what it holds. */
export const heldBy = (schema: Schema): Schema => (schema as Nesting).wrapped ?? schema

export const itemOf = (schema: Schema): Schema | undefined => (heldBy(schema) as Nesting).item

/** Of objects that the owner names, such as `variantes`, what each is. */
export const namedBy = (schema: Schema): Schema | undefined => (heldBy(schema) as Nesting).value

/** The fields of an object, of each in a list such as `enlaces` or of those that have names, or of one of several forms. */
export function fieldsBelow(schema: Schema | undefined): FieldSchemas | undefined {
  const { item, value = item, entries, options = [] } = (schema ? heldBy(schema) : {}) as Nesting
  if (value) return fieldsBelow(value)
  return entries ?? options.find((option) => option.entries)?.entries
}

export function schemaOf(name: FormName): Schema & { entries: FieldSchemas } {
  if (name === 'perfil') return profileSchema
  return name === HEAD ? ownHead : listSchemaOf(name).item
}

export const marksOf = (schema: Schema): Marks => v.getMetadata(heldBy(schema))

/** Those and the fields inside them, by their paths: `enlaces.url`. */
function allFields(fields: FieldSchemas, above = ''): [path: string, schema: Schema][] {
  return Object.entries(fields).flatMap(([field, schema]) => [
    [above + field, schema],
    ...allFields(fieldsBelow(schema) ?? {}, `${above}${field}.`),
  ])
}

const ALL = new Map(FORM_NAMES.map((name) => [name, new Map(allFields(schemaOf(name).entries))]))
const TEXTS = new Map(
  [...ALL].map(([name, fields]) => [
    name,
    [...fields].filter(([, schema]) => marksOf(schema).isTranslated).map(([path]) => path),
  ]),
)

const formOf = (name: FormName) => (isOwnList(name) ? ANY_OWN_LIST : name)

export const fieldsByPath = (name: FormName): ReadonlyMap<string, Schema> =>
  ALL.get(formOf(name)) ?? new Map()

/** Paths of the fields that each language says anew. */
export const textFields = (name: FormName): readonly string[] => TEXTS.get(formOf(name)) ?? []

export const NAMED = 'variantes'

/** The fields on a path, without the names of the owner's. */
export const fieldKeys = (path: readonly (string | number)[]): string[] =>
  path.filter((key, at): key is string => typeof key === 'string' && path[at - 1] !== NAMED)

/** A field's path below its entry: `enlaces.url` of `['items', 0, 'enlaces', 1, 'url']`. */
export const fieldPath = (path: readonly (string | number)[]): string =>
  fieldKeys(path)
    .filter((key) => key !== 'items')
    .join('.')

/** By the path in a file: what an own section's says besides its entries is a form of its own. */
export const formAt = (name: ContentName, path: readonly (string | number)[]): FormName =>
  isOwnList(name) && path.length === 1 && path[0] !== 'items' ? HEAD : name

/** What a field is, by its path; nothing of one that is none. */
export function marksAt(name: FormName, path: string): Marks {
  const schema = fieldsByPath(name).get(path)
  return schema ? marksOf(schema) : {}
}

/** What a field holds; undefined for a plain text or number. */
export const kindOf = (name: FormName, path: string): Kind | undefined => marksAt(name, path).kind

/** Fields of entries by what they say, and those of the line under the title. */
export type EntryFields = Readonly<Partial<Record<Meaning, string>>> & {
  readonly subtitle: readonly string[]
}

export function entryFields(name: FormName): EntryFields {
  const fields = Object.entries(schemaOf(name).entries).map(
    ([field, schema]) => [marksOf(schema).means, field] as const,
  )
  const subtitle = fields.filter(([means]) => UNDER_TITLE.some((each) => each === means))
  return {
    ...Object.fromEntries(fields.filter(([means]) => means !== undefined)),
    subtitle: subtitle.map(([, field]) => field),
  }
}

/** The fields of a list's entries that have a name in JSON Resume, with the others for it. */
export const resumeFields = (name: FormName) =>
  Object.entries(schemaOf(name).entries).flatMap(([field, schema]) => {
    const { resume, kind } = marksOf(schema)
    const [key, ...aliases] = resume?.split('|') ?? []
    return key === undefined ? [] : [{ field, key, aliases, kind }]
  })

/** The list whose items a translation finds by their `url`. */
export const LINKS = 'enlaces'

/** `titulo`, `enlaces.texto` as the field of an entry and, where it is a list, that of its items. */
export const fieldParts = (path: string): { field: string; inner?: string } => {
  const [field = path, inner] = path.split('.')
  return inner === undefined ? { field } : { field, inner }
}
