import path from 'node:path'
import { messagesOf } from '../main-language'
import type { Place } from '../problem'
import { readIfThere } from './files/read-file'
import { type JsonSource, nodeAt, readJson } from './json/json-source'
import { lineAt } from './json/json-syntax'

const FILE = 'src/content/perfil.json'

/** perfil.json as it stands; undefined when it cannot be read, which the content's check tells. */
function profileSource(root: string): JsonSource | undefined {
  try {
    const read = readJson(FILE, readIfThere(path.join(root, FILE)), messagesOf(root))
    return 'source' in read ? read.source : undefined
  } catch {
    return undefined
  }
}

/** A field of the profile in `root`, unchecked, and its line. */
export function profileField(root: string, field: string): { value: unknown; place: Place } {
  const source = profileSource(root)
  if (source === undefined) return { value: undefined, place: { file: FILE, path: field } }
  const line = lineAt(source.text, nodeAt(source, [field]).offset)
  const fields = Object(source.value) as Record<string, unknown>
  return { value: fields[field], place: { file: FILE, line, path: field } }
}
