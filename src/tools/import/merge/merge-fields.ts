import { isDeepStrictEqual } from 'node:util'
import type { Mapped } from '../mapping/mapped'
import { isRecorded, type RecordedFields } from './import-record'

type Fields = Record<string, unknown>

/** Fields that make sense only together. */
const UNITS = [
  ['anioInicio', 'mesInicio', 'anioFin', 'mesFin', 'estado'],
  ['icon', 'anchoIcon', 'altoIcon'],
  ['imagen', 'imagenAlt'],
]
/** Given by the list, not by the resume. */
const OF_LIST = ['id', 'numeroOrden']

const unitsOf = (names: Iterable<string>): string[][] => {
  const all = new Set([...names].filter((name) => !OF_LIST.includes(name)))
  const shared = UNITS.filter((unit) => unit.some((name) => all.has(name)))
  const single = [...all].filter((name) => !UNITS.flat().includes(name)).map((name) => [name])
  return [...shared, ...single]
}

/** One entry as three parties say it. */
export type Versions = {
  /** The content. */
  current: Fields
  /** The content as its own resume would say it. */
  said: Fields
  /** The resume. */
  next: Mapped<object>
  /** What the last import said; undefined where the resume's word counts. */
  recorded: RecordedFields | undefined
}

export type Merged = {
  entry: Fields
  /** Fields of the owner that the resume says otherwise. */
  kept: string[]
}

const isUntouched = ({ current, said }: Versions, recorded: RecordedFields, unit: string[]) =>
  [said, current].some((version) =>
    unit.every((field) => isRecorded(version[field], recorded[field])),
  )

/**
 * What the resume does not say, or says as the site does, stays as it is. Of the rest, what the
 * owner changed since the last import stays, and the other values are the resume's.
 */
export function mergeFields(versions: Versions): Merged {
  const { current, said, recorded } = versions
  const { unsaid } = versions.next
  const next = versions.next.entry as Fields
  const entry = { ...current }
  const kept: string[] = []
  for (const unit of unitsOf([...Object.keys(current), ...Object.keys(next)])) {
    const spoken = unit.filter((field) => next[field] !== undefined && !unsaid.has(field))
    if (spoken.every((field) => isDeepStrictEqual(next[field], said[field]))) continue
    if (recorded !== undefined && !isUntouched(versions, recorded, unit)) {
      kept.push(...spoken.filter((field) => !isDeepStrictEqual(next[field], said[field])))
      continue
    }
    for (const field of unit) {
      if (next[field] === undefined) delete entry[field]
      else entry[field] = next[field]
    }
  }
  return { entry, kept }
}
