import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { listSchemas, profileSchema } from '../../model/schema'
import { deviconNames } from '../devicon'
import { FIELD_NOTES, FILE_TITLES } from './field-notes'
import type { ContentName } from './read-content'

/** VS Code shows `errorMessage` instead of its English text. */
type Noted = JsonSchema & { errorMessage?: string }

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
const EDITOR_KEY: JsonSchema = {
  type: 'string',
  description: 'Esquema con el que el editor completa y revisa este archivo.',
}

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
  return issue === undefined ? undefined : `Se espera ${issue.message}.`
}

/** An icon is a known name, which editors complete, or a path. */
const withIconNames = (icon: Noted): Noted => {
  const { pattern, ...rest } = icon
  const names = deviconNames().map((name) => `devicon:${name}`)
  return {
    ...rest,
    anyOf: [{ enum: names }, { pattern: pattern ?? '', not: { pattern: '^devicon:' } }],
  }
}

const notedProperty = (name: ContentName, field: string, property: JsonSchema): Noted => {
  const description = FIELD_NOTES[name][field] ?? ''
  const schema = entriesOf(name)[field]
  const errorMessage = schema && expectedBy(schema)
  const noted: Noted = { description, ...property, errorMessage }
  return field === 'icon' ? withIconNames(noted) : noted
}

const objectSchema = (name: ContentName): JsonSchema => {
  const { $schema: _dialect, properties = {}, ...rest } = convert(schemaOf(name))
  const noted = Object.entries(properties).map(([field, property]) => [
    field,
    notedProperty(name, field, property as JsonSchema),
  ])
  return { ...rest, properties: Object.fromEntries(noted) }
}

/** JSON Schema of one content file: draft-07, the version that VS Code supports best. */
const contentJsonSchema = (name: ContentName): JsonSchema => {
  const head = { $schema: DRAFT_07, title: FILE_TITLES[name] }
  const object = objectSchema(name)
  if (name === 'perfil') {
    return { ...head, ...object, properties: { $schema: EDITOR_KEY, ...object.properties } }
  }
  const items: JsonSchema = {
    type: 'array',
    description: 'Las entradas de la lista.',
    items: object,
  }
  return {
    ...head,
    type: 'object',
    properties: { $schema: EDITOR_KEY, items },
    required: ['items'],
    additionalProperties: false,
  }
}

export const SCHEMA_DIR = 'src/model/json-schema'
/** The value of `$schema` in a content file. */
export const schemaAddress = (name: ContentName) => `../model/json-schema/${name}.schema.json`

export const jsonSchemaFile = (name: ContentName) =>
  `${JSON.stringify(contentJsonSchema(name), null, 2)}\n`
