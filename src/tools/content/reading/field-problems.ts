import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import type { Messages } from '../../messages/es/es'
import type { Problem } from '../problem'
import { nearHint } from '../show-value'
import { type JsonSource, nodeAt, type Path, problemAt } from './json-source'

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
  const { fieldOnce, overlay, repeatedField, unknownField } = source.say.reading
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
      add(overlay.fact, overlay.onlyTexts(texts.join(', ')))
    } else {
      add(unknownField, expectedInstead(key, known, source.say))
    }
    seen.add(key)
  }
  return problems
}
