import * as v from 'valibot'
import { type ListName, listSchemas, profileSchema } from '../../../site/model/schema/schema'
import { messages } from '../../messages/messages'
import type { Problem } from '../problem'
import { showValue } from '../show-value'
import { assetProblems } from './asset-problems'
import { EDITOR_KEY, fieldProblems } from './field-problems'
import { type JsonSource, nodeAt, type Path, problemAt } from './json/json-source'
import type { PublicFiles } from './public-files'
import { type FieldSchemas, fieldsOfItems, fieldsOfObject, schemaProblems } from './schema-problems'
import { themeProblems } from './theme-problems'

type Checked<Value> = { value?: Value; problems: Problem[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutEditorKey = (value: Record<string, unknown>) => {
  const { [EDITOR_KEY]: _editor, ...rest } = value
  return rest
}

const wrongRoot = (source: JsonSource, expected: string): Problem[] => [
  problemAt(source, [], showValue(source.value), expected),
]

/** An object of a content file, and the names of its fields. */
type Checkable = { path: Path; value: unknown; known: readonly string[] }

/** An object and those inside it: the entries of `enlaces`, `grabado`. */
const withNested = (object: Checkable, fields: FieldSchemas): Checkable[] => [
  object,
  ...Object.entries(fields).flatMap(([field, schema]) => {
    const inside = isObject(object.value) ? object.value[field] : undefined
    const own = fieldsOfObject(schema)
    if (own !== undefined) {
      return [{ path: [...object.path, field], value: inside, known: Object.keys(own) }]
    }
    const entries = fieldsOfItems(schema)
    if (entries === undefined || !Array.isArray(inside)) return []
    return inside.map((value: unknown, index) => ({
      path: [...object.path, field, index],
      value,
      known: Object.keys(entries),
    }))
  }),
]

const objectProblems = (
  source: JsonSource,
  objects: readonly Checkable[],
  files: PublicFiles,
  found: readonly Problem[],
) => {
  const skipped = new Set(found.map(({ path }) => path))
  return objects.flatMap(({ path, value, known }) => {
    if (!isObject(value)) return []
    const unknown = fieldProblems(source, nodeAt(source, path), path, known)
    return [...unknown, ...assetProblems(source, value, path, files, skipped)]
  })
}

export const checkProfile = (
  source: JsonSource,
  files: PublicFiles,
): Checked<v.InferOutput<typeof profileSchema>> => {
  if (!isObject(source.value)) return { problems: wrongRoot(source, messages().expected.object) }
  const fields: FieldSchemas = profileSchema.entries
  const result = v.safeParse(profileSchema, withoutEditorKey(source.value))
  const problems = result.success ? [] : schemaProblems(source, result.issues, fields)
  const known = [EDITOR_KEY, ...Object.keys(fields)]
  const objects = withNested({ path: [], value: source.value, known }, fields)
  problems.push(...objectProblems(source, objects, files, problems))
  if (result.success) problems.push(...themeProblems(source, result.output))
  return result.success && problems.length === 0 ? { value: result.output, problems } : { problems }
}

export const checkList = <Name extends ListName>(
  name: Name,
  source: JsonSource,
  files: PublicFiles,
): Checked<v.InferOutput<(typeof listSchemas)[Name]>> => {
  if (!isObject(source.value)) return { problems: wrongRoot(source, messages().reading.listFile) }
  const schema = listSchemas[name]
  const fields: FieldSchemas = schema.item.entries
  const problems = fieldProblems(source, source.root, [], [EDITOR_KEY, 'items'])
  if (!('items' in source.value)) {
    const { expected, reading } = messages()
    problems.push(problemAt(source, ['items'], reading.missingField, expected.entries))
    return { problems }
  }
  const { items } = source.value
  const result = v.safeParse(schema, items)
  if (!result.success) problems.push(...schemaProblems(source, result.issues, fields, ['items']))
  const entries: unknown[] = Array.isArray(items) ? items : []
  const known = Object.keys(fields)
  const objects = entries.flatMap((value, index) =>
    withNested({ path: ['items', index], value, known }, fields),
  )
  problems.push(...objectProblems(source, objects, files, problems))
  if (!result.success || problems.length > 0) return { problems }
  return { value: result.output as v.InferOutput<(typeof listSchemas)[Name]>, problems }
}
