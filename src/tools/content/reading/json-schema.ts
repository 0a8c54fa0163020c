import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import {
  CONTENT_NAMES,
  type ContentName,
  listSchemas,
  profileSchema,
} from '../../../site/model/schema/schema'
import { fieldParts, LINKS, textFields } from '../../../site/model/schema/text-fields'
import { expectedText, inBothLanguages } from '../../messages/messages'
import { deviconNames } from '../icon-sets'
import { type FieldSchemas, fieldsOfObject, itemOf } from './schema-problems'

/** VS Code shows `errorMessage` instead of its English text. */
type Described = JsonSchema & { errorMessage?: string }

/** The file of devicon's names below `SCHEMA_DIR`: other schemas reach it by `$ref`. */
export const DEVICON_PATH = 'devicon.schema.json'
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'

const expectedBy = (schema: v.GenericSchema) => {
  // -0.5 fails every text field, and every number field because it is negative.
  const issue = v.safeParse(schema, -0.5).issues?.[0]
  return issue && inBothLanguages((say) => say.editor.expected(expectedText(issue.message, say)))
}

/** An icon is a known name, which editors complete, or a path. */
const withIconNames = (icon: Described): Described => {
  const { pattern, ...rest } = icon
  return {
    ...rest,
    anyOf: [{ $ref: DEVICON_PATH }, { pattern: pattern ?? '', not: { pattern: '^devicon:' } }],
  }
}

/** The description of a field, by its path below an entry: `enlaces.url`. */
const fieldDescription = (name: ContentName, path: string) =>
  inBothLanguages(({ editor }) => {
    const texts: Readonly<Record<string, string>> = editor.fields[name]
    return texts[path] ?? ''
  })

/** A field, or an item of a list, with what is expected of it and of all inside it. */
function described(
  name: ContentName,
  path: string,
  schema: v.GenericSchema | undefined,
  property: JsonSchema,
): Described {
  const told: Described = { ...property, errorMessage: schema && expectedBy(schema) }
  if (path === 'icon') return withIconNames(told)
  const item = itemOf(schema)
  if (item) return { ...told, items: described(name, path, item, property.items as JsonSchema) }
  const fields = fieldsOfObject(schema)
  if (fields === undefined) return told
  const inside = (form: JsonSchema) => withDescriptions(name, form, fields, `${path}.`)
  // One of several forms, of which one is an object.
  const forms = told.anyOf?.map((form) => inside(form as JsonSchema))
  return forms ? { ...told, anyOf: forms } : inside(told)
}

/** @param above path of the object, with a full stop */
function withDescriptions(
  name: ContentName,
  { properties, ...rest }: JsonSchema,
  fields: FieldSchemas,
  above = '',
): JsonSchema {
  if (properties === undefined) return rest
  const all = Object.entries(properties).map(([field, property]) => {
    const path = `${above}${field}`
    const told = { description: fieldDescription(name, path), ...(property as JsonSchema) }
    return [field, described(name, path, fields[field], told)]
  })
  return { ...rest, properties: Object.fromEntries(all) }
}

/** A file's schema, around that of its object or entries. VS Code supports draft-07 best. */
function fileSchema(name: ContentName, title: string, object: JsonSchema): JsonSchema {
  const head = { $schema: DRAFT_07, title }
  const about = inBothLanguages(({ editor }) => editor.schemaKey)
  const $schema: JsonSchema = { type: 'string', description: about }
  if (name === 'perfil')
    return { ...head, ...object, properties: { $schema, ...object.properties } }
  const description = inBothLanguages(({ editor }) => editor.items)
  return {
    ...head,
    type: 'object',
    properties: { $schema, items: { type: 'array', description, items: object } },
    required: ['items'],
    additionalProperties: false,
  }
}

/** The schema of a content file. Checks that JSON Schema cannot express are left to the build. */
function jsonSchema(name: ContentName): JsonSchema {
  const schema = name === 'perfil' ? profileSchema : listSchemas[name].item
  const options = { target: 'draft-07', errorMode: 'ignore' } as const
  const { $schema: _dialect, ...all } = toJsonSchema(schema, options)
  // An entry without an id gets the next free one.
  const object = { ...all, required: all.required?.filter((field) => field !== 'id') ?? [] }
  const title = inBothLanguages(({ editor }) => editor.files[name])
  return fileSchema(name, title, withDescriptions(name, object, schema.entries))
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

function textProperties(name: ContentName): Properties {
  const properties: Properties = {}
  for (const path of textFields(name)) {
    const { field, inner } = fieldParts(path)
    const text: JsonSchema = { type: 'string', description: fieldDescription(name, path) }
    if (inner === undefined) {
      properties[field] = text
      continue
    }
    const { items } = (properties[field] ?? {}) as { items?: { properties: Properties } }
    const translatedUrl = inBothLanguages(({ editor }) => editor.translatedUrl)
    const url: JsonSchema = { type: 'string', description: translatedUrl }
    const isLink = field === LINKS
    const inside = { ...(isLink && { url }), ...items?.properties, [inner]: text }
    properties[field] = {
      type: 'array',
      description: fieldDescription(name, field),
      items: plainObject(inside, isLink ? ['url'] : []),
    }
  }
  const description = inBothLanguages(({ editor }) => editor.original)
  const additionalProperties: JsonSchema = { type: 'string' }
  return { ...properties, [ORIGINAL]: { type: 'object', description, additionalProperties } }
}

/** The schema of a file of an overlay. */
function overlayJsonSchema(name: ContentName): JsonSchema {
  const title = inBothLanguages(({ editor }) => editor.translationOf(editor.files[name]))
  const texts = textProperties(name)
  if (name === 'perfil') return fileSchema(name, title, plainObject(texts))
  const description = inBothLanguages(({ editor }) => editor.translatedId)
  const id: JsonSchema = { type: 'integer', description }
  return fileSchema(name, title, plainObject({ id, ...texts }, ['id']))
}

export const SCHEMA_DIR = 'src/tools/content/json-schema'
/** Below `SCHEMA_DIR`. */
const schemaPath = (name: ContentName) => `${name}.schema.json`
const overlaySchemaPath = (name: ContentName) => `translation/${schemaPath(name)}`

/** The value of `$schema` in a content file. */
export const schemaAddress = (name: ContentName) =>
  `../tools/content/json-schema/${schemaPath(name)}`

/** The value of `$schema` in a file of an overlay. */
export const overlaySchemaAddress = (name: ContentName) =>
  `../../tools/content/json-schema/${overlaySchemaPath(name)}`

const fileOf = (file: string, schema: JsonSchema) => ({
  file: `${SCHEMA_DIR}/${file}`,
  bytes: `${JSON.stringify(schema, null, 2)}\n`,
})

/** The schemas of all content files, each with both languages. */
export const schemaFiles = () => [
  ...CONTENT_NAMES.flatMap((name) => [
    fileOf(schemaPath(name), jsonSchema(name)),
    fileOf(overlaySchemaPath(name), overlayJsonSchema(name)),
  ]),
  { file: `${SCHEMA_DIR}/${DEVICON_PATH}`, bytes: deviconSchemaText() },
]
