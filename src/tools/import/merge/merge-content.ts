import { isDeepStrictEqual } from 'node:util'
import {
  LIST_NAMES,
  type ListName,
  type Lists,
  type Profile,
  type SectionName,
} from '../../../site/model/schema/schema'
import type { Content } from '../../content/reading/read-content'
import { showValue } from '../../content/show-value'
import { isOwnResume, type MappedResume } from '../mapping/map-resume'
import type { Mapped } from '../mapping/mapped'
import type { ImportReport } from '../report/import-report'
import type { Resume } from '../resume-shape'
import { messages } from '../spoken'
import { completeProfile, inUsualOrder, sectionsWithEntries } from './complete-profile'
import {
  type ImportRecord,
  isRecorded,
  recordedEntries,
  recordedFields,
  recordedList,
} from './import-record'
import type { Item } from './match-entries'
import { mergeFields } from './merge-fields'
import { type MergedList, mergeList } from './merge-list'

/** The content of the same person, as it is and as its own resume would say it. */
export type Present = {
  content: Content
  said: MappedResume
  /** The entries of each list in the order of `said`. */
  order: (name: ListName) => Item[]
}

export type Merge = {
  resume: Resume
  next: MappedResume
  /** Undefined for another person. */
  present: Present | undefined
  /** Values for a profile that lacks them. */
  fallback: Partial<Profile>
  /** What the last import said; undefined where the resume's word counts. */
  record: ImportRecord | undefined
  report: ImportReport
}

export type MergedContent = Content & { record: ImportRecord }

const placeOf = (name: ListName, items: readonly object[], entry: object) =>
  `${name}.json  items[${items.indexOf(entry)}]`

/** Values that the import chose, where the owner has no better one. */
function reportMissing(
  name: ListName,
  items: readonly object[],
  places: ReadonlyMap<Mapped<Item>, Item>,
  report: ImportReport,
) {
  for (const [{ missing }, entry] of places) {
    for (const { field, used, why } of missing) {
      if ((entry as unknown as Record<string, unknown>)[field] !== used) continue
      const reason = why === undefined ? '' : ` (${why})`
      const outcome = messages().import.used(showValue(used))
      report.missing.push(`${placeOf(name, items, entry)}.${field}: ${outcome}${reason}`)
    }
  }
}

function reportKept(name: ListName, merged: MergedList<Item>, report: ImportReport) {
  const { resumeSays, ownEntry, ownRemoved } = messages().import
  for (const { entry, fields, next } of merged.kept) {
    for (const field of fields) {
      const value = (next.entry as unknown as Record<string, unknown>)[field]
      const place = placeOf(name, merged.items, entry)
      report.kept.push(`${place}.${field}: ${resumeSays(showValue(value))}`)
    }
  }
  for (const entry of merged.extra) {
    report.kept.push(`${placeOf(name, merged.items, entry)}: ${ownEntry(showValue(entry.titulo))}`)
  }
  for (const { next } of merged.removed) {
    report.kept.push(`${name}.json: ${ownRemoved(showValue(next.entry.titulo))}`)
  }
}

const straight = (nexts: readonly Mapped<Item>[]): MergedList<Item> => ({
  items: nexts.map(({ entry }) => entry),
  places: new Map(nexts.map((next) => [next, next.entry])),
  kept: [],
  extra: [],
  removed: [],
})

function mergedList(name: ListName, { next, present, record, report }: Merge): MergedList<Item> {
  const nexts: readonly Mapped<Item>[] = next.lists[name]
  const current: readonly Item[] = present?.content.lists[name] ?? []
  if (nexts.length === 0 && current.length > 0) {
    report.missing.push(`${name}.json: ${messages().import.listKept}`)
  }
  if (present === undefined) return straight(nexts)
  if (nexts.length === 0) return { ...straight([]), items: [...current] }
  const said: readonly Mapped<Item>[] = present.said.lists[name]
  const presents = present.order(name).flatMap((entry, index) => {
    const own = said[index]
    return own === undefined ? [] : [{ current: entry, said: own }]
  })
  return mergeList(current, presents, nexts, record && recordedEntries(record, name))
}

function mergedProfile({ next, present, record, report }: Merge): Partial<Profile> {
  if (present === undefined) return next.perfil
  const { perfil: current } = present.content
  // The site's address is where the owner publishes, whatever the resume says.
  const { sitio: _elsewhere, ...said } = next.perfil
  const { entry, kept } = mergeFields({
    current,
    said: present.said.perfil,
    next: { entry: said, missing: [], unsaid: new Set() },
    recorded: record?.perfil,
  })
  const merged = entry as Profile
  for (const field of kept as (keyof typeof said)[]) {
    const says = messages().import.resumeSays(showValue(said[field]))
    report.kept.push(`perfil.json  ${field}: ${says}`)
  }
  const { apellidos } = merged
  if (apellidos !== undefined && !merged.nombre.includes(apellidos.trim())) {
    delete merged.apellidos
    report.leftOut.push(
      `perfil.json  apellidos: ${showValue(apellidos)} (${messages().import.notInName})`,
    )
  }
  return merged
}

/** The sections with entries, unless the owner or a resume of this site says which to show. */
function sectionsToShow(
  { secciones }: Profile,
  wanted: SectionName[] | undefined,
  { resume, present, record }: Merge,
): SectionName[] | undefined {
  if (isOwnResume(resume)) return secciones
  if (present === undefined) return wanted
  const before = sectionsWithEntries(present.content.lists)
  if (secciones === undefined && isDeepStrictEqual(wanted, before)) return undefined
  const isImports =
    record === undefined ? secciones === undefined : isRecorded(secciones, record.perfil.secciones)
  return isImports ? wanted : secciones
}

/** Entries that the owner has removed stay in the record, so that they do not come back. */
function listRecord(name: ListName, { places, removed }: MergedList<Item>, merge: Merge) {
  if (places.size === 0 && removed.length === 0) return merge.record?.lists[name] ?? {}
  const entries = [...[...places].map(([next, { id }]) => ({ id, next })), ...removed]
  return recordedList(entries.map(({ id, next }) => ({ id, fields: recordedFields(next.entry) })))
}

export function mergeContent(merge: Merge): MergedContent {
  const { next, report } = merge
  const complete = completeProfile(mergedProfile(merge), next.perfil, merge.fallback, report)
  const lists: Partial<Record<ListName, Item[]>> = {}
  const record: ImportRecord = { perfil: {}, lists: {}, files: {} }
  for (const name of LIST_NAMES) {
    const merged = mergedList(name, merge)
    lists[name] = merged.items
    reportMissing(name, merged.items, merged.places, report)
    reportKept(name, merged, report)
    record.lists[name] = listRecord(name, merged, merge)
  }
  const { secciones: _before, ...rest } = complete
  const wanted = sectionsWithEntries(lists as Lists)
  const secciones = sectionsToShow(complete, wanted, merge)
  const profile = secciones === undefined ? rest : { ...complete, secciones }
  const perfil = merge.present === undefined ? inUsualOrder(profile) : profile
  record.perfil = recordedFields({ secciones: wanted, ...next.perfil })
  return { perfil, lists: lists as Lists, record }
}
