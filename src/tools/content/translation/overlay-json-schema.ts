import type { JsonSchema } from '@valibot/to-json-schema'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import type { ContentName } from '../../../site/model/schema/schema'
import { fieldParts, textFields } from '../../../site/model/schema/text-fields'
import { inBothLanguages } from '../../messages/messages'
import {
  DRAFT_07,
  editorKey,
  fieldDescription,
  schemaPath,
  schemaText,
} from '../reading/json-schema'

type Properties = Record<string, JsonSchema>

const objectOf = (properties: Properties, required: string[] = []): JsonSchema => ({
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
      items: objectOf({ ...items?.properties, [inner]: text }),
    }
  }
  const original: JsonSchema = {
    type: 'object',
    description: inBothLanguages(({ editor }) => editor.original),
    additionalProperties: { type: 'string' },
  }
  return { ...properties, [ORIGINAL]: original }
}

function overlayJsonSchema(name: ContentName): JsonSchema {
  const title = inBothLanguages(({ editor }) => editor.translationOf(editor.files[name]))
  const head = { $schema: DRAFT_07, title }
  const editor = { $schema: editorKey() }
  if (name === 'perfil') return { ...head, ...objectOf({ ...editor, ...textProperties(name) }) }
  const id: JsonSchema = {
    type: 'integer',
    description: inBothLanguages(({ editor }) => editor.translatedId),
  }
  const entry = objectOf({ id, ...textProperties(name) }, ['id'])
  const description = inBothLanguages(({ editor }) => editor.items)
  const items: JsonSchema = { type: 'array', description, items: entry }
  return { ...head, ...objectOf({ ...editor, items }, ['items']) }
}

/** The file of an overlay's schema below the folder of all schemas. */
export const overlaySchemaPath = (name: ContentName) => `translation/${schemaPath(name)}`

/** The value of `$schema` in a file of an overlay. */
export const overlaySchemaAddress = (name: ContentName) =>
  `../../tools/content/json-schema/${overlaySchemaPath(name)}`

/** The schema of an overlay's file, as it is committed. */
export const overlaySchemaFile = (name: ContentName) => schemaText(overlayJsonSchema(name))
