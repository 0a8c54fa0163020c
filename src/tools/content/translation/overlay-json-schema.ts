import type { JsonSchema } from '@valibot/to-json-schema'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import type { ContentName } from '../../../site/model/schema/schema'
import { fieldParts, textFields } from '../../../site/model/schema/text-fields'
import { inBothLanguages } from '../../messages/messages'
import { fieldDescription, fileSchema, schemaPath } from '../reading/json-schema'

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
  const description = inBothLanguages(({ editor }) => editor.original)
  const additionalProperties: JsonSchema = { type: 'string' }
  return { ...properties, [ORIGINAL]: { type: 'object', description, additionalProperties } }
}

/** The schema of a file of an overlay. */
export function overlayJsonSchema(name: ContentName): JsonSchema {
  const title = inBothLanguages(({ editor }) => editor.translationOf(editor.files[name]))
  const texts = textProperties(name)
  if (name === 'perfil') return fileSchema(name, title, objectOf(texts))
  const description = inBothLanguages(({ editor }) => editor.translatedId)
  const id: JsonSchema = { type: 'integer', description }
  return fileSchema(name, title, objectOf({ id, ...texts }, ['id']))
}

/** The file of an overlay's schema below the folder of all schemas. */
export const overlaySchemaPath = (name: ContentName) => `translation/${schemaPath(name)}`

/** The value of `$schema` in a file of an overlay. */
export const overlaySchemaAddress = (name: ContentName) =>
  `../../tools/content/json-schema/${overlaySchemaPath(name)}`
