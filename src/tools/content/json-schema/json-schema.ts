import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { ADDRESS, ORIGINAL } from '../../../model/schema/translation-schema'
import { isOwnList, OWN_FOLDER } from '../../../model/own-list'
import {
  ANY_OWN_LIST,
  type FieldSchemas,
  type FormName,
  fieldsBelow,
  fieldsByPath,
  HEAD,
  itemOf,
  marksOf,
  namedBy,
  schemaOf,
} from '../../../model/schema/content-fields'
import { CONTENT_NAMES, type ContentName } from '../../../model/schema/schema'
import { fieldWords } from '../../messages/fields'
import { expectedText, inBothLanguages } from '../../messages/messages'
import { deviconNames } from '../../skills/icon-sets'

/** VS Code shows `errorMessage` instead of its English text. */
type Described = JsonSchema & { errorMessage?: string }

/** The file of devicon's names below `SCHEMA_DIR`: other schemas reach it by `$ref`. */
export const DEVICON_PATH = 'devicon.schema.json'
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'

const expectedBy = (schema: v.GenericSchema) => {
  // -0.5 fails every text field, and every number field because it is negative.
  const issue = v.safeParse(schema, -0.5).issues?.[0]
  return issue && inBothLanguages((say) => say.jsonSchema.expected(expectedText(issue.message, say)))
}

/** An icon is a known name, which editors complete, or a path. */
const withIconNames = ({ pattern, ...rest }: Described): Described => ({
  ...rest,
  anyOf: [{ $ref: DEVICON_PATH }, { pattern: pattern ?? '', not: { pattern: '^devicon:' } }],
})

const describedField = (name: FormName, path: string) => {
  const schema = fieldsByPath(name).get(path)
  const isOptional = schema !== undefined && v.is(schema, undefined)
  return {
    description: inBothLanguages(({ language, jsonSchema }) => {
      const told = fieldWords(name, path)?.[language] ?? ''
      return isOptional ? jsonSchema.optional(told) : told
    }),
  }
}

/** A field, or an item of a list, with what is expected of it and of all inside it. */
function described(
  name: FormName,
  path: string,
  schema: v.GenericSchema | undefined,
  { default: _unsaid, ...property }: JsonSchema,
): Described {
  // A default would be written by the editor, but what is not there is meant to stay so.
  const told: Described = { ...property, errorMessage: schema && expectedBy(schema) }
  if (path === 'icon') return withIconNames(told)
  const inside = schema && (itemOf(schema) ?? namedBy(schema))
  if (inside) {
    const place = property.items ? 'items' : 'additionalProperties'
    return { ...told, [place]: described(name, path, inside, property[place] as JsonSchema) }
  }
  // One of several forms, of which one is an object.
  const anyOf = told.anyOf?.map((form) => withDescriptions(name, form as JsonSchema, `${path}.`))
  return anyOf ? { ...told, anyOf } : withDescriptions(name, told, `${path}.`)
}

function withDescriptions(
  name: FormName,
  { properties, ...rest }: JsonSchema,
  above = '',
): JsonSchema {
  if (properties === undefined) return rest
  const all = Object.entries(properties).map(([field, property]) => {
    const path = `${above}${field}`
    const told = { ...describedField(name, path), ...(property as JsonSchema) }
    return [field, described(name, path, fieldsByPath(name).get(path), told)]
  })
  return { ...rest, properties: Object.fromEntries(all) }
}

const fileKey = (name: ContentName) => (isOwnList(name) ? OWN_FOLDER : name)
/** @param head what the file of an own section says besides its entries */
function fileJsonSchema(
  name: ContentName,
  title: string,
  object: JsonSchema,
  head?: JsonSchema,
): JsonSchema {
  const draft = { $schema: DRAFT_07, title }
  const about = inBothLanguages(({ jsonSchema }) => jsonSchema.schemaKey)
  const $schema: JsonSchema = { type: 'string', description: about }
  if (name === 'perfil')
    return { ...draft, ...object, properties: { $schema, ...object.properties } }
  const description = inBothLanguages(({ jsonSchema }) => jsonSchema.items)
  return {
    ...draft,
    type: 'object',
    properties: {
      $schema,
      ...head?.properties,
      items: { type: 'array', description, items: object },
    },
    required: head?.required ?? ['items'],
    additionalProperties: false,
  }
}

/** Of an object of a content file. Checks that JSON Schema cannot express are left to the build. */
function objectSchema(name: FormName): JsonSchema {
  const { $schema: _dialect, ...all } = toJsonSchema(schemaOf(name), {
    target: 'draft-07',
    errorMode: 'ignore',
    ignoreActions: ['metadata'],
  })
  // An entry without an id gets the next free one.
  const object = { ...all, required: all.required?.filter((field) => field !== 'id') ?? [] }
  return withDescriptions(name, object)
}

/** devicon's names, in the text of their file: as many as fit into 100 columns share a line. */
function deviconSchemaText() {
  const names = deviconNames().map((name) => `"devicon:${name}"`)
  const lines = names.join(', ').replace(/(.{1,96})(?: |$)/g, '    $1\n')
  return `{\n  "$schema": "${DRAFT_07}",\n  "enum": [\n${lines}  ]\n}\n`
}

type Properties = Record<string, JsonSchema>

const plainObject = (properties: Properties, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
})

function textProperties(name: FormName, fields: FieldSchemas, above = ''): Properties {
  const all = Object.entries(fields).flatMap(([field, schema]): [string, JsonSchema][] => {
    const path = `${above}${field}`
    const told = describedField(name, path)
    if (marksOf(schema).isTranslated) return [[field, { type: 'string', ...told }]]
    const isNamed = namedBy(schema) !== undefined
    const own = isNamed || itemOf(schema) ? fieldsBelow(schema) : undefined
    const texts = textProperties(name, own ?? {}, `${path}.`)
    if (Object.keys(texts).length === 0) return []
    if (isNamed) {
      return [[field, { type: 'object', ...told, additionalProperties: plainObject(texts) }]]
    }
    const description = inBothLanguages(({ jsonSchema }) => jsonSchema.translatedUrl)
    const url: Properties = own?.url ? { url: { type: 'string', description } } : {}
    const items = plainObject({ ...url, ...texts }, Object.keys(url))
    return [[field, { type: 'array', ...told, items }]]
  })
  return Object.fromEntries(all)
}

function translationProperties(name: FormName): Properties {
  const description = inBothLanguages(({ jsonSchema }) => jsonSchema.original)
  const additionalProperties: JsonSchema = { type: 'string' }
  const original: JsonSchema = { type: 'object', description, additionalProperties }
  return { ...textProperties(name, schemaOf(name).entries), [ORIGINAL]: original }
}

function translationJsonSchema(name: ContentName): JsonSchema {
  const title = inBothLanguages((say) => say.jsonSchema.translationOf(say.jsonSchema.files[fileKey(name)]))
  const texts = translationProperties(name)
  if (name === 'perfil') return fileJsonSchema(name, title, plainObject(texts))
  const description = inBothLanguages(({ jsonSchema }) => jsonSchema.translatedId)
  const id: JsonSchema = { type: 'integer', description }
  const entry = plainObject({ id, ...texts }, ['id'])
  if (!isOwnList(name)) return fileJsonSchema(name, title, entry)
  const about = inBothLanguages(({ jsonSchema }) => jsonSchema.address)
  const address: Properties = { [ADDRESS]: { type: 'string', description: about } }
  const head = plainObject({ ...translationProperties(HEAD), ...address })
  return fileJsonSchema(name, title, entry, { ...head, required: [] })
}

export const SCHEMA_DIR = 'src/tools/content/json-schema'
const schemaPath = (name: ContentName) => `${fileKey(name)}.schema.json`
const translationSchemaPath = (name: ContentName) => `translation/${schemaPath(name)}`

const upFrom = (name: ContentName) => (isOwnList(name) ? '../' : '')

/** The value of `$schema` in a content file. */
export const schemaAddress = (name: ContentName) =>
  `${upFrom(name)}../tools/content/json-schema/${schemaPath(name)}`

export const translationSchemaAddress = (name: ContentName) =>
  `${upFrom(name)}../../tools/content/json-schema/${translationSchemaPath(name)}`

const fileOf = (file: string, schema: JsonSchema) => ({
  file: `${SCHEMA_DIR}/${file}`,
  bytes: `${JSON.stringify(schema, null, 2)}\n`,
})

export const schemaFiles = () => [
  ...[...CONTENT_NAMES, ANY_OWN_LIST].flatMap((name) => {
    const title = inBothLanguages(({ jsonSchema }) => jsonSchema.files[fileKey(name)])
    const head = isOwnList(name) ? objectSchema(HEAD) : undefined
    return [
      fileOf(schemaPath(name), fileJsonSchema(name, title, objectSchema(name), head)),
      fileOf(translationSchemaPath(name), translationJsonSchema(name)),
    ]
  }),
  { file: `${SCHEMA_DIR}/${DEVICON_PATH}`, bytes: deviconSchemaText() },
]
