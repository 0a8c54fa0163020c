import * as v from 'valibot'
import { type ListName, listSchemas, profileSchema } from '../../model/schema'
import { assetMistakes } from './asset-mistakes'
import { EDITOR_KEY, fieldMistakes } from './field-mistakes'
import { type JsonSource, mistakeAt, nodeAt, type Path } from './json/json-source'
import { type Mistake, showValue } from './mistake'
import type { PublicFiles } from './public-files'
import { type FieldSchemas, schemaMistakes } from './schema-mistakes'

type Checked<Value> = { value?: Value; mistakes: Mistake[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutEditorKey = (value: Record<string, unknown>) => {
  const { [EDITOR_KEY]: _editor, ...rest } = value
  return rest
}

const wrongRoot = (source: JsonSource, expected: string): Mistake[] => [
  mistakeAt(source, { path: '', node: source.root }, showValue(source.value), expected),
]

const objectMistakes = (
  source: JsonSource,
  objects: readonly { path: Path; value: unknown }[],
  known: readonly string[],
  files: PublicFiles,
  found: readonly Mistake[],
) => {
  const skipped = new Set(found.map(({ path }) => path))
  return objects.flatMap(({ path, value }) => {
    if (!isObject(value)) return []
    const unknown = fieldMistakes(source, nodeAt(source, path), path, known)
    return [...unknown, ...assetMistakes(source, value, path, files, skipped)]
  })
}

export const checkProfile = (
  source: JsonSource,
  files: PublicFiles,
): Checked<v.InferOutput<typeof profileSchema>> => {
  if (!isObject(source.value)) return { mistakes: wrongRoot(source, 'un objeto entre llaves {}') }
  const fields: FieldSchemas = profileSchema.entries
  const result = v.safeParse(profileSchema, withoutEditorKey(source.value))
  const mistakes = result.success ? [] : schemaMistakes(source, result.issues, fields)
  const known = [EDITOR_KEY, ...Object.keys(fields)]
  const objects = [{ path: [], value: source.value }]
  mistakes.push(...objectMistakes(source, objects, known, files, mistakes))
  return result.success && mistakes.length === 0 ? { value: result.output, mistakes } : { mistakes }
}

const LIST_ROOT_EXPECTED = 'un objeto con la lista en "items": { "items": [] }'

export const checkList = <Name extends ListName>(
  name: Name,
  source: JsonSource,
  files: PublicFiles,
): Checked<v.InferOutput<(typeof listSchemas)[Name]>> => {
  if (!isObject(source.value)) return { mistakes: wrongRoot(source, LIST_ROOT_EXPECTED) }
  const schema = listSchemas[name]
  const fields: FieldSchemas = schema.item.entries
  const mistakes = fieldMistakes(source, source.root, [], [EDITOR_KEY, 'items'])
  if (!('items' in source.value)) {
    const place = { path: 'items', node: source.root }
    mistakes.push(mistakeAt(source, place, 'nada: falta este campo', schema.message))
    return { mistakes }
  }
  const { items } = source.value
  const result = v.safeParse(schema, items)
  if (!result.success) mistakes.push(...schemaMistakes(source, result.issues, fields, ['items']))
  const entries: unknown[] = Array.isArray(items) ? items : []
  const objects = entries.map((value, index) => ({ path: ['items', index], value }))
  mistakes.push(...objectMistakes(source, objects, Object.keys(fields), files, mistakes))
  if (!result.success || mistakes.length > 0) return { mistakes }
  return { value: result.output as v.InferOutput<(typeof listSchemas)[Name]>, mistakes }
}
