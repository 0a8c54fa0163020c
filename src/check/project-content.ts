import path from 'node:path'
import type { Place } from '../owner/problem'
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
  /** The profile or list entry that holds the value. */
  entry: Readonly<Record<string, unknown>>
}

export type Project = Content & { root: string; publicDir: string; values: readonly ContentValue[] }

const shownFile = (name: ContentName) => `src/content/${name}.json`

function valuesOf(source: JsonSource, name: ContentName, entry: object, at: Path): ContentValue[] {
  return Object.entries(entry)
    .filter(([field]) => field !== '$schema')
    .map(([field, value]) => {
      const where = [...at, field]
      const line = lineAt(source.text, nodeAt(source, where).offset)
      const place = { file: source.file, line, path: showPath(where) }
      return { name, field, value, place, entry: { ...entry } }
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
    const { source } = read
    const root = source.value as { items?: object[] }
    if (name === 'perfil') return valuesOf(source, name, root, [])
    return (root.items ?? []).flatMap((entry, index) =>
      valuesOf(source, name, entry, ['items', index]),
    )
  })
  return { ...content, root, publicDir, values }
}
