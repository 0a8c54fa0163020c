import path from 'node:path'
import { parse } from 'jsonc-parser'
import type { Messages } from '../messages/es/es'
import { CONTENT } from './content-folder'
import type { SourceLocation } from './problem'
import { readIfThere } from './reading/files/read-file'
import { locationAt, readJson } from './reading/json-source'

/** The profile, below the project's folder. What is read of it here is unchecked: faults are told with all content. */
export const PROFILE = `${CONTENT}/perfil.json`

/** The project whose perfil.json is read, or who reads one. */
export type ProfileSource = string | (() => Uint8Array | undefined)

/** Its fields; of a broken file those that can be told, or none. */
export function profileFields(source: ProfileSource): Readonly<Record<string, unknown>> {
  try {
    const bytes = typeof source === 'string' ? readIfThere(path.join(source, PROFILE)) : source()
    return Object(parse(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}

/** A field and its line; of a broken file neither. */
export function profileField(
  root: string,
  field: string,
  say: Messages,
): { value: unknown; location: SourceLocation } {
  const location = { file: PROFILE, path: field }
  try {
    const read = readJson(PROFILE, readIfThere(path.join(root, PROFILE)), say)
    if ('source' in read) {
      const { [field]: value } = Object(read.source.value)
      return { value, location: locationAt(read.source, [field]) }
    }
  } catch {
    // As for a broken one.
  }
  return { value: undefined, location }
}
