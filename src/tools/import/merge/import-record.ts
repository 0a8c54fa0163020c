import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ContentName } from '../../../site/model/schema/schema'

export const RECORD_FILE = '.portfolio-import.json'
const HASH_LENGTH = 16

/** What the last import said, by field: a short hash of each value. */
const fields = v.record(v.string(), v.string())
const recordSchema = v.object({
  perfil: fields,
  /** By list and id. `#` keeps the order in which the resume named them. */
  lists: v.record(v.string(), v.record(v.string(), fields)),
  /** Pictures copied to public/. */
  files: v.record(v.string(), v.string()),
})
export type RecordedFields = v.InferOutput<typeof fields>
export type ImportRecord = v.InferOutput<typeof recordSchema>
type RecordedEntry = { id: number; fields: RecordedFields }

export const hashOf = (value: string | Uint8Array) =>
  createHash('sha256').update(value).digest('hex').slice(0, HASH_LENGTH)
const hashOfValue = (value: unknown) => hashOf(JSON.stringify(value))

export const recordedFields = (entry: object): RecordedFields =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, hashOfValue(value)]),
  )

export const isRecorded = (value: unknown, hash: string | undefined) =>
  value === undefined ? hash === undefined : hash === hashOfValue(value)

export const readRecord = (bytes: Uint8Array | undefined): ImportRecord | undefined => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return v.is(recordSchema, value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Entries in the order of the resume. */
export const recordedEntries = (record: ImportRecord, name: ContentName): RecordedEntry[] =>
  Object.entries(record.lists[name] ?? {}).map(([key, fields]) => ({
    id: Number(key.replace('#', '')),
    fields,
  }))

export const recordedList = (entries: readonly RecordedEntry[]) =>
  Object.fromEntries(entries.map(({ id, fields }) => [`#${id}`, fields]))
