import { findNodeAtLocation } from 'jsonc-parser'
import * as v from 'valibot'
import {
  type FieldSchemas,
  fieldKeys,
  fieldsBelow,
  itemOf,
  NAMED,
} from '../../../model/schema/content-fields'
import { ORIGINAL } from '../../../model/schema/translation-schema'
import type { Messages } from '../../messages/es/es'
import { expectedText } from '../../messages/messages'
import type { Problem } from '../problem'
import { nearHint, showPath, showValue } from '../show-value'
import { type JsonSource, nodeAt, type Path, problemAt } from '../workspace/json-source'

/** Allowed in every file, but never suggested for a misspelt field. */
export const EDITOR_KEY = '$schema'

/** Written by commands. */
const UNSUGGESTED = [EDITOR_KEY, ORIGINAL]

const expectedInstead = (key: string, known: readonly string[], say: Messages) => {
  const { expected } = say
  const near = nearHint(key, known, say)
  if (near) return expected.knownFields + near
  return `${expected.knownFields}: ${known.filter((name) => !UNSUGGESTED.includes(name)).join(', ')}`
}

/** Unknown and repeated fields of the object at `path`. @param all those of the main language */
export const fieldProblems = (
  source: JsonSource,
  path: Path,
  known: readonly string[],
  all: readonly string[] = [],
): Problem[] => {
  const { fieldOnce, translation, repeatedField, unknownField } = source.say.reading
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const property of nodeAt(source, path).children ?? []) {
    const [keyNode] = property.children ?? []
    if (keyNode === undefined) continue
    const key = String(keyNode.value)
    const add = (found: string, expected: string) =>
      problems.push(problemAt(source, [...path, key], found, expected, keyNode))
    if (known.includes(key)) {
      if (seen.has(key)) add(repeatedField, fieldOnce)
    } else if (all.includes(key)) {
      const texts = known.filter((name) => name !== 'id' && !UNSUGGESTED.includes(name))
      add(translation.fact, translation.onlyTexts(texts.join(', ')))
    } else {
      add(unknownField, expectedInstead(key, known, source.say))
    }
    seen.add(key)
  }
  return problems
}

const schemaAt = (fields: FieldSchemas, path: Path): v.GenericSchema | undefined => {
  const [field = '', ...above] = fieldKeys(path).reverse()
  return above.reduceRight((known, name) => fieldsBelow(known[name]) ?? {}, fields)[field]
}

/** The fields that an object may have; undefined for one that stands where another form is expected. */
export function fieldsAt(fields: FieldSchemas, path: Path): FieldSchemas | undefined {
  if (path.length === 0) return fields
  const schema = schemaAt(fields, path)
  const isItem = typeof path.at(-1) === 'number'
  if (!schema || path.at(-1) === NAMED || isItem !== (itemOf(schema) !== undefined))
    return undefined
  return fieldsBelow(schema)
}

const expectedFor = (path: Path, fields: FieldSchemas, say: Messages) => {
  const schema = schemaAt(fields, path)
  const { issues } = schema ? v.safeParse(schema, undefined) : {}
  return issues && expectedText(issues[0].message, say)
}

type Issue = v.BaseIssue<unknown>

/** Of a value with several forms: the issues inside an object, instead of one for all the forms. */
const innermost = (issue: Issue): Issue[] => {
  const inside = issue.issues?.filter(({ path }) => path !== undefined) ?? []
  if (inside.length === 0) return [issue]
  const above = issue.path ?? []
  return inside.map((each) => ({
    ...each,
    path: [...above, ...(each.path ?? [])] as Issue['path'],
  }))
}

export const schemaProblems = (
  source: JsonSource,
  issues: readonly Issue[],
  fields: FieldSchemas,
): Problem[] => {
  const { say } = source
  const shownOr = (value: unknown) => (value === undefined ? say.reading.nothing : showValue(value))
  const byField = new Map<string, Problem>()
  for (const issue of issues.flatMap(innermost)) {
    if (issue.kind === 'schema' && issue.expected === 'never') continue
    // valibot reports only the first unknown field; `fieldProblems` reports them all.
    const keys = (issue.path ?? []).map(({ key }) => key as string | number)
    let path = keys
    let found = shownOr(issue.input)
    let expected = expectedText(issue.message, say)
    if (findNodeAtLocation(source.root, path) === undefined) {
      const parent = path.slice(0, -1)
      const isFields = nodeAt(source, parent).type === 'object'
      // strictObject accepts an array and reports each field as missing.
      if (!isFields) path = parent
      found = isFields ? say.reading.missingField : shownOr(issue.path?.at(-1)?.input)
      expected = isFields ? (expectedFor(keys, fields, say) ?? expected) : say.expected.object
    }
    const shown = showPath(path)
    // Several failed checks of one field give the same message.
    if (byField.has(shown)) continue
    byField.set(shown, problemAt(source, path, found, expected))
  }
  return [...byField.values()]
}
