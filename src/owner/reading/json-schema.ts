import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { messages } from '../../messages/messages'
import { listSchemas, profileSchema } from '../../model/schema/schema'
import { deviconNames } from '../devicon'
import type { ContentName } from './read-content'

/** VS Code shows `errorMessage` instead of its English text. */
type Described = JsonSchema & { errorMessage?: string }

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
const editorKey = (): JsonSchema => ({ type: 'string', description: messages().editor.schemaKey })

/** Checks that JSON Schema cannot express are left to the build. */
const convert = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore' })

const entriesOf = (name: ContentName): Record<string, v.GenericSchema> =>
  name === 'perfil' ? profileSchema.entries : listSchemas[name].item.entries

const schemaOf = (name: ContentName): v.GenericSchema =>
  name === 'perfil' ? profileSchema : listSchemas[name].item

const expectedBy = (schema: v.GenericSchema) => {
  // -0.5 fails every text field, and every number field because it is negative.
  const issue = v.safeParse(schema, -0.5).issues?.[0]
  return issue === undefined ? undefined : messages().editor.expected(issue.message)
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

const describedProperty = (name: ContentName, field: string, property: JsonSchema): Described => {
  const fields: Record<ContentName, Record<string, string>> = messages().editor.fields
  const schema = entriesOf(name)[field]
  const errorMessage = schema && expectedBy(schema)
  const described: Described = { description: fields[name][field] ?? '', ...property, errorMessage }
  return field === 'icon' ? withIconNames(described) : described
}

const objectSchema = (name: ContentName): JsonSchema => {
  const { $schema: _dialect, properties = {}, ...rest } = convert(schemaOf(name))
  const described = Object.entries(properties).map(([field, property]) => [
    field,
    describedProperty(name, field, property as JsonSchema),
  ])
  return { ...rest, properties: Object.fromEntries(described) }
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

export const SCHEMA_DIR = 'src/model/json-schema'
/** The value of `$schema` in a content file. */
export const schemaAddress = (name: ContentName) => `../model/json-schema/${name}.schema.json`

export const jsonSchemaFile = (name: ContentName) =>
  `${JSON.stringify(contentJsonSchema(name), null, 2)}\n`
