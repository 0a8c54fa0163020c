import path from 'node:path'
import { ORIGINAL } from '../../site/model/lists/overlay-schema'
import { CONTENT_NAMES, type ContentName } from '../../site/model/schema/schema'
import type { Place } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { readIfThere } from '../content/reading/files/read-file'
import { type JsonSource, type Path, placeAt, readJson } from '../content/reading/json/json-source'
import { readSite, type SiteContent } from '../content/reading/read-content'
import { readOverlayFile } from '../content/translation/read-overlays'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

export type ContentValue = {
  name: ContentName
  /** Of a further language; absent for the main one. */
  language?: string
  field: string
  value: unknown
  place: Place
  /** The object that holds the value: a whole file, or an entry of a list. */
  entry: Readonly<Record<string, unknown>>
}

export type Project = SiteContent & {
  root: string
  contentDir: string
  publicDir: string
  values: readonly ContentValue[]
  /** What to tell the owner. */
  say: Messages
}

/** As messages call the folder. */
export const CONTENT = 'src/content'
const shownFile = (name: ContentName) => `${CONTENT}/${name}.json`

/** The values of an object, and of the objects in its lists. */
function valuesOf(
  source: JsonSource,
  name: ContentName,
  object: object,
  at: Path = [],
): ContentValue[] {
  return Object.entries(object).flatMap(([field, value]) => {
    if (field === EDITOR_KEY || field === ORIGINAL) return []
    const where = [...at, field]
    const place = placeAt(source, where)
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
  const content = readSite(contentDir, publicDir)
  const say = messagesIn(content.perfil.idioma ?? 'es')
  const values = CONTENT_NAMES.flatMap((name) => {
    const bytes = readIfThere(path.join(contentDir, `${name}.json`))
    const read = readJson(shownFile(name), bytes, say)
    if ('problem' in read) return []
    return valuesOf(read.source, name, read.source.value as object)
  })
  const translations = [...content.overlays.keys()].flatMap((language) =>
    CONTENT_NAMES.flatMap((name) => {
      const place = { contentDir, shownDir: CONTENT, absent: content.absent, say }
      const read = readOverlayFile(place, language, name)
      if (read === undefined || 'problem' in read) return []
      const found = valuesOf(read.source, name, read.source.value as object)
      return found.map((value) => ({ ...value, language }))
    }),
  )
  return { ...content, root, contentDir, publicDir, values: [...values, ...translations], say }
}
