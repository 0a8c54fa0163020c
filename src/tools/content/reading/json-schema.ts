import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { ContentName } from '../../../site/model/schema/schema'
import { listSchemas, profileSchema } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import { expectedText, messages, speakingIn, spoken } from '../../messages/messages'
import { deviconNames } from '../devicon'
import { type FieldSchemas, fieldsOfObject, itemOf } from './schema-problems'

/** VS Code shows `errorMessage` instead of its English text. */
type Described = JsonSchema & { errorMessage?: string }

export const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
export const editorKey = (): JsonSchema => ({
  type: 'string',
  description: messages().editor.schemaKey,
})

/** Checks that JSON Schema cannot express are left to the build. */
const convert = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore' })

const schemaOf = (name: ContentName): v.GenericSchema & { entries: FieldSchemas } =>
  name === 'perfil' ? profileSchema : listSchemas[name].item

const expectedBy = (schema: v.GenericSchema) => {
  // -0.5 fails every text field, and every number field because it is negative.
  const issue = v.safeParse(schema, -0.5).issues?.[0]
  return issue && messages().editor.expected(expectedText(issue.message))
}

/** An icon is a known name, which editors complete, or a path. */
const withIconNames = (icon: Described): Described => {
  const { pattern, ...rest } = icon
  const names = deviconNames().map((name) => `devicon:${name}`)
  return {
    ...rest,
    anyOf: [{ enum: names }, { pattern: pattern ?? '', not: { pattern: '^devicon:' } }],
  }
}

/** Descriptions by path below an entry: `enlaces.url`. */
type Texts = Readonly<Record<string, string>>

function describedProperty(
  path: string,
  schema: v.GenericSchema | undefined,
  property: JsonSchema,
  texts: Texts,
): Described {
  const errorMessage = schema && expectedBy(schema)
  const described: Described = { description: texts[path] ?? '', ...property, errorMessage }
  if (path === 'icon') return withIconNames(described)
  const own = fieldsOfObject(schema)
  if (own !== undefined) return withForms(described, own, texts, `${path}.`)
  const item = itemOf(schema)
  if (item === undefined) return described
  const items = describedItem(path, item, property.items as JsonSchema, texts)
  return { ...described, items }
}

/** An object, or one of several forms of which one is an object. */
function withForms(property: Described, fields: FieldSchemas, texts: Texts, above: string) {
  if (property.anyOf === undefined) return withDescriptions(property, fields, texts, above)
  const forms = property.anyOf.map((form) =>
    typeof form === 'object' && form.properties
      ? withDescriptions(form, fields, texts, above)
      : form,
  )
  return { ...property, anyOf: forms }
}

/** An entry of a list inside an entry: an object, or one of some names. */
function describedItem(
  path: string,
  item: v.GenericSchema & { entries?: FieldSchemas },
  property: JsonSchema,
  texts: Texts,
): Described {
  const errorMessage = expectedBy(item)
  if (item.entries === undefined) return { ...property, errorMessage }
  return { ...withDescriptions(property, item.entries, texts, `${path}.`), errorMessage }
}

function withDescriptions(
  object: JsonSchema,
  fields: FieldSchemas,
  texts: Texts,
  above = '',
): JsonSchema {
  const { properties = {}, ...rest } = object
  const described = Object.entries(properties).map(([field, property]) => [
    field,
    describedProperty(`${above}${field}`, fields[field], property as JsonSchema, texts),
  ])
  return { ...rest, properties: Object.fromEntries(described) }
}

const objectSchema = (name: ContentName): JsonSchema => {
  const { $schema: _dialect, ...object } = convert(schemaOf(name))
  const texts: Record<ContentName, Texts> = messages().editor.fields
  return withDescriptions(object, schemaOf(name).entries, texts[name])
}

/** JSON Schema of one content file: draft-07, the version that VS Code supports best. */
const contentJsonSchema = (name: ContentName): JsonSchema => {
  const head = { $schema: DRAFT_07, title: messages().editor.files[name] }
  const object = objectSchema(name)
  if (name === 'perfil') {
    return { ...head, ...object, properties: { $schema: editorKey(), ...object.properties } }
  }
  const items: JsonSchema = {
    type: 'array',
    description: messages().editor.items,
    items: object,
  }
  return {
    ...head,
    type: 'object',
    properties: { $schema: editorKey(), items },
    required: ['items'],
    additionalProperties: false,
  }
}

export const SCHEMA_DIR = 'src/tools/content/json-schema'
/** In Spanish at the address that content files have always named, others in a folder each. */
const folderOf = (language: Spoken) => (language === 'es' ? '' : `${language}/`)
export const schemaPath = (name: ContentName, language: Spoken) =>
  `${folderOf(language)}${name}.schema.json`
/** The value of `$schema` in a content file. */
export const schemaAddress = (name: ContentName, language = spoken()) =>
  `../tools/content/json-schema/${schemaPath(name, language)}`

export const jsonSchemaFile = (name: ContentName, language: Spoken) =>
  speakingIn(language, () => `${JSON.stringify(contentJsonSchema(name), null, 2)}\n`)
