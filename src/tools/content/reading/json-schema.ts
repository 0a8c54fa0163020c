import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import { type ContentName, listSchemas, profileSchema } from '../../../site/model/schema/schema'
import { fieldParts, textFields } from '../../../site/model/schema/text-fields'
import { expectedText, inBothLanguages } from '../../messages/messages'
import { deviconNames } from '../devicon'
import { type FieldSchemas, fieldsOfObject, itemOf } from './schema-problems'

/** VS Code shows `errorMessage` instead of its English text. */
type Described = JsonSchema & { errorMessage?: string }

/** The file of devicon's names below `SCHEMA_DIR`: other schemas reach it by `$ref`. */
export const DEVICON_PATH = 'devicon.schema.json'
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'

/** Checks that JSON Schema cannot express are left to the build. */
const convert = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore' })

const schemaOf = (name: ContentName): v.GenericSchema & { entries: FieldSchemas } =>
  name === 'perfil' ? profileSchema : listSchemas[name].item

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

function describedProperty(
  path: string,
  schema: v.GenericSchema | undefined,
  property: JsonSchema,
  name: ContentName,
): Described {
  const errorMessage = schema && expectedBy(schema)
  const description = fieldDescription(name, path)
  const described: Described = { description, ...property, errorMessage }
  if (path === 'icon') return withIconNames(described)
  const own = fieldsOfObject(schema)
  if (own !== undefined) return withForms(described, own, name, `${path}.`)
  const item = itemOf(schema)
  if (item === undefined) return described
  const items = describedItem(path, item, property.items as JsonSchema, name)
  return { ...described, items }
}

/** An object, or one of several forms of which one is an object. */
function withForms(property: Described, fields: FieldSchemas, name: ContentName, above: string) {
  if (property.anyOf === undefined) return withDescriptions(property, fields, name, above)
  const forms = property.anyOf.map((form) =>
    typeof form === 'object' && form.properties
      ? withDescriptions(form, fields, name, above)
      : form,
  )
  return { ...property, anyOf: forms }
}

/** An entry of a list inside an entry: an object, or one of some names. */
function describedItem(
  path: string,
  item: v.GenericSchema & { entries?: FieldSchemas },
  property: JsonSchema,
  name: ContentName,
): Described {
  const errorMessage = expectedBy(item)
  if (item.entries === undefined) return { ...property, errorMessage }
  return { ...withDescriptions(property, item.entries, name, `${path}.`), errorMessage }
}

function withDescriptions(
  object: JsonSchema,
  fields: FieldSchemas,
  name: ContentName,
  above = '',
): JsonSchema {
  const { properties = {}, ...rest } = object
  const described = Object.entries(properties).map(([field, property]) => [
    field,
    describedProperty(`${above}${field}`, fields[field], property as JsonSchema, name),
  ])
  return { ...rest, properties: Object.fromEntries(described) }
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

/** The schema of a content file. */
export function jsonSchema(name: ContentName): JsonSchema {
  const { $schema: _dialect, ...object } = convert(schemaOf(name))
  const title = inBothLanguages(({ editor }) => editor.files[name])
  return fileSchema(name, title, withDescriptions(object, schemaOf(name).entries, name))
}

/** devicon's names, in the text of their file: as many as fit into 100 columns share a line. */
export function deviconSchemaText() {
  const names = deviconNames().map((name) => `"devicon:${name}"`)
  const lines = names.join(', ').replace(/(.{1,96})(?: |$)/g, '    $1\n')
  return `{\n  "$schema": "${DRAFT_07}",\n  "enum": [\n${lines}  ]\n}\n`
}

export const SCHEMA_DIR = 'src/tools/content/json-schema'
/** The file of a schema below `SCHEMA_DIR`. */
export const schemaPath = (name: ContentName) => `${name}.schema.json`
/** The value of `$schema` in a content file. */
export const schemaAddress = (name: ContentName) =>
  `../tools/content/json-schema/${schemaPath(name)}`

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
    properties[field] = {
      type: 'array',
      description: fieldDescription(name, field),
      items: plainObject({ ...items?.properties, [inner]: text }),
    }
  }
  const description = inBothLanguages(({ editor }) => editor.original)
  const additionalProperties: JsonSchema = { type: 'string' }
  return { ...properties, [ORIGINAL]: { type: 'object', description, additionalProperties } }
}

/** The schema of a file of an overlay. */
export function overlayJsonSchema(name: ContentName): JsonSchema {
  const title = inBothLanguages(({ editor }) => editor.translationOf(editor.files[name]))
  const texts = textProperties(name)
  if (name === 'perfil') return fileSchema(name, title, plainObject(texts))
  const description = inBothLanguages(({ editor }) => editor.translatedId)
  const id: JsonSchema = { type: 'integer', description }
  return fileSchema(name, title, plainObject({ id, ...texts }, ['id']))
}

/** The file of an overlay's schema below the folder of all schemas. */
export const overlaySchemaPath = (name: ContentName) => `translation/${schemaPath(name)}`

/** The value of `$schema` in a file of an overlay. */
export const overlaySchemaAddress = (name: ContentName) =>
  `../../tools/content/json-schema/${overlaySchemaPath(name)}`
