import type { Node } from 'jsonc-parser'
import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import type { Messages } from '../../messages/es/es'
import type { Problem } from '../problem'
import type { JsonSource, Path } from './json/json-source'
import { problemAt } from './json/json-source'
import { nearHint } from './near-names'

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

/**
 * Unknown and repeated fields of one object, with the line of each key.
 * @param facts known too, but not here: fields of the content that an overlay leaves alone
 */
export const fieldProblems = (
  source: JsonSource,
  object: Node,
  path: Path,
  known: readonly string[],
  facts: readonly string[] = [],
): Problem[] => {
  const { fieldOnce, overlay, repeatedField, unknownField } = source.say.reading
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const property of object.children ?? []) {
    const [keyNode] = property.children ?? []
    if (keyNode === undefined) continue
    const key = String(keyNode.value)
    const add = (found: string, expected: string) =>
      problems.push(problemAt(source, [...path, key], found, expected, keyNode))
    if (facts.includes(key)) {
      const texts = known.filter((name) => name !== 'id' && !UNSUGGESTED.includes(name))
      add(overlay.fact, overlay.onlyTexts(texts.join(', ')))
    } else if (!known.includes(key)) {
      add(unknownField, expectedInstead(key, known, source.say))
    } else if (seen.has(key)) {
      add(repeatedField, fieldOnce)
    }
    seen.add(key)
  }
  return problems
}
