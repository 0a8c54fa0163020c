import type { Node } from 'jsonc-parser'
import { messages } from '../../messages/messages'
import type { Problem } from '../problem'
import type { JsonSource, Path } from './json/json-source'
import { problemAt } from './json/json-source'
import { nearNames, quoteNames } from './near-names'

/** Allowed in every file, but never suggested for a misspelt field. */
export const EDITOR_KEY = '$schema'

const expectedInstead = (key: string, known: readonly string[]) => {
  const { expected, reading } = messages()
  const near = nearNames(key, known)
  if (near.length > 0) return expected.knownFields + reading.perhaps(quoteNames(near))
  return `${expected.knownFields}: ${known.filter((name) => name !== EDITOR_KEY).join(', ')}`
}

/** Unknown and repeated fields of one object, with the line of each key. */
export const fieldProblems = (
  source: JsonSource,
  object: Node,
  path: Path,
  known: readonly string[],
): Problem[] => {
  const { fieldOnce, repeatedField, unknownField } = messages().reading
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const property of object.children ?? []) {
    const [keyNode] = property.children ?? []
    if (keyNode === undefined) continue
    const key = String(keyNode.value)
    const add = (found: string, expected: string) =>
      problems.push(problemAt(source, [...path, key], found, expected, keyNode))
    if (!known.includes(key)) {
      add(unknownField, expectedInstead(key, known))
    } else if (seen.has(key)) {
      add(repeatedField, fieldOnce)
    }
    seen.add(key)
  }
  return problems
}
