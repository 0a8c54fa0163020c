import type { JsonSchema } from '@valibot/to-json-schema'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import type { ContentName } from '../../../site/model/schema/schema'
import { fieldParts, textFields } from '../../../site/model/schema/text-fields'
import type { Spoken } from '../../../site/words/language'
import { messages, speakingIn, spoken } from '../../messages/messages'
import { DRAFT_07, editorKey, schemaPath } from '../reading/json-schema'

type Properties = Record<string, JsonSchema>

const objectOf = (properties: Properties, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
})

function textProperties(name: ContentName): Properties {
  const texts: Readonly<Record<string, string>> = messages().editor.fields[name]
  const properties: Properties = {}
  for (const path of textFields(name)) {
    const { field, inner } = fieldParts(path)
    const text: JsonSchema = { type: 'string', description: texts[path] ?? '' }
    if (inner === undefined) {
      properties[field] = text
      continue
    }
    const { items } = (properties[field] ?? {}) as { items?: { properties: Properties } }
    properties[field] = {
      type: 'array',
      description: texts[field] ?? '',
      items: objectOf({ ...items?.properties, [inner]: text }),
    }
  }
  const original: JsonSchema = {
    type: 'object',
    description: messages().editor.original,
    additionalProperties: { type: 'string' },
  }
  return { ...properties, [ORIGINAL]: original }
}

function overlayJsonSchema(name: ContentName): JsonSchema {
  const say = messages().editor
  const head = { $schema: DRAFT_07, title: say.translationOf(say.files[name]) }
  const editor = { $schema: editorKey() }
  if (name === 'perfil') return { ...head, ...objectOf({ ...editor, ...textProperties(name) }) }
  const id: JsonSchema = { type: 'integer', description: say.translatedId }
  const entry = objectOf({ id, ...textProperties(name) }, ['id'])
  const items: JsonSchema = { type: 'array', description: say.items, items: entry }
  return { ...head, ...objectOf({ ...editor, items }, ['items']) }
}

const FOLDER = 'translation/'

/** Below the folder of all schemas. */
export const overlaySchemaPath = (name: ContentName, language: Spoken) =>
  FOLDER + schemaPath(name, language)

/** The value of `$schema` in a file of an overlay. */
export const overlaySchemaAddress = (name: ContentName, language = spoken()) =>
  `../../tools/content/json-schema/${overlaySchemaPath(name, language)}`

export const overlaySchemaFile = (name: ContentName, language: Spoken) =>
  speakingIn(language, () => `${JSON.stringify(overlayJsonSchema(name), null, 2)}\n`)
