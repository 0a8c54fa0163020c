import path from 'node:path'
import type { Place } from '../owner/problem'
import { EDITOR_KEY } from '../owner/reading/field-problems'
import { type JsonSource, nodeAt, type Path, readJson } from '../owner/reading/json/json-source'
import { lineAt } from '../owner/reading/json/json-syntax'
import {
  CONTENT_NAMES,
  type Content,
  type ContentName,
  readContent,
  readIfThere,
} from '../owner/reading/read-content'
import { showPath } from '../owner/show-value'

export type ContentValue = {
  name: ContentName
  field: string
  value: unknown
  place: Place
  /** The object that holds the value: a whole file, or an entry of a list. */
  entry: Readonly<Record<string, unknown>>
}

export type Project = Content & { root: string; publicDir: string; values: readonly ContentValue[] }

const shownFile = (name: ContentName) => `src/content/${name}.json`

/** The values of an object, and of the objects in its lists. */
function valuesOf(
  source: JsonSource,
  name: ContentName,
  object: object,
  at: Path = [],
): ContentValue[] {
  return Object.entries(object).flatMap(([field, value]) => {
    if (field === EDITOR_KEY) return []
    const where = [...at, field]
    const line = lineAt(source.text, nodeAt(source, where).offset)
    const place = { file: source.file, line, path: showPath(where) }
    const list: unknown[] = Array.isArray(value) ? value : []
    const nested = list.flatMap((entry, index) =>
      entry instanceof Object ? valuesOf(source, name, entry, [...where, index]) : [],
    )
    return [{ name, field, value, place, entry: { ...object } }, ...nested]
  })
}

/** Checked content with the place of every value. @throws ProblemError as the build does */
export function readProject(root: string): Project {
  const contentDir = path.join(root, 'src/content')
  const publicDir = path.join(root, 'public')
  const content = readContent(contentDir, publicDir)
  const values = CONTENT_NAMES.flatMap((name) => {
    const read = readJson(shownFile(name), readIfThere(path.join(contentDir, `${name}.json`)))
    if ('problem' in read) return []
    return valuesOf(read.source, name, read.source.value as object)
  })
  return { ...content, root, publicDir, values }
}
