import path from 'node:path'
import { ORIGINAL } from '../../site/model/lists/overlay-schema'
import { isOwnList } from '../../site/model/own-list'
import { type FormName, fieldPath, HEAD, NAMED } from '../../site/model/schema/content-fields'
import type { Place } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { type JsonSource, type Path, placeAt } from '../content/reading/json-source'
import { type ReadSite, readSite } from '../content/reading/read-content'

export type ContentValue = {
  /** The head of an own section has the name of its form. */
  name: FormName
  /** Of a further language; absent for the main one. */
  language?: string
  field: string
  /** The field below its entry: `enlaces.url`. */
  path: string
  value: unknown
  place: Place
  /** The object that holds the value: a whole file, or an entry of a list. */
  entry: Readonly<Record<string, unknown>>
}

export type Project = ReadSite & {
  root: string
  publicDir: string
  values: readonly ContentValue[]
}

export const CONTENT = 'src/content'

function valuesOf(
  source: JsonSource,
  name: FormName,
  object: object,
  at: Path = [],
): ContentValue[] {
  return Object.entries(object).flatMap(([field, value]) => {
    if (field === EDITOR_KEY || field === ORIGINAL) return []
    const where = [...at, field]
    const place = placeAt(source, where)
    const named = field === NAMED ? Object.entries(Object(value)) : []
    const inside: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : named
    const nested = inside.flatMap(([key, entry]) =>
      entry instanceof Object ? valuesOf(source, name, entry, [...where, key]) : [],
    )
    const path = fieldPath(where)
    const isHead = isOwnList(name) && at.length === 0 && field !== 'items'
    return [
      { name: isHead ? HEAD : name, field, path, value, place, entry: { ...object } },
      ...nested,
    ]
  })
}

/** Checked content with the place of every value. @throws ProblemError as the build does */
export function readProject(root: string): Project {
  const publicDir = path.join(root, 'public')
  const content = readSite(path.join(root, CONTENT), publicDir)
  const values = content.files.flatMap(({ name, language, source }) =>
    valuesOf(source, name, source.value as object).map((value) => ({ ...value, language })),
  )
  return { ...content, root, publicDir, values }
}
