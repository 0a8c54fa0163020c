import type { Node } from 'jsonc-parser'
import type { Problem } from '../problem'
import type { JsonSource, Path } from './json/json-source'
import { problemAt } from './json/json-source'
import { nearNames, quoteNames } from './near-names'

/** Allowed in every file, but never suggested for a misspelt field. */
export const EDITOR_KEY = '$schema'

const expectedInstead = (key: string, known: readonly string[]) => {
  const near = nearNames(key, known)
  if (near.length > 0) return `solo campos conocidos; quizás quiso escribir ${quoteNames(near)}`
  return `solo campos conocidos: ${known.filter((name) => name !== EDITOR_KEY).join(', ')}`
}

/** Unknown and repeated fields of one object, with the line of each key. */
export const fieldProblems = (
  source: JsonSource,
  object: Node,
  path: Path,
  known: readonly string[],
): Problem[] => {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const property of object.children ?? []) {
    const [keyNode] = property.children ?? []
    if (keyNode === undefined) continue
    const key = String(keyNode.value)
    const add = (found: string, expected: string) =>
      problems.push(problemAt(source, [...path, key], found, expected, keyNode))
    if (!known.includes(key)) {
      add('un campo desconocido', expectedInstead(key, known))
    } else if (seen.has(key)) {
      add('un campo repetido', 'cada campo una sola vez')
    }
    seen.add(key)
  }
  return problems
}
