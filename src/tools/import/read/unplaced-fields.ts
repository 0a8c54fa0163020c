import { showPath } from '../../content/show-value'
import { partsIn } from '../values/texts'
import { type Fields, isFields, READ_FIELDS } from './resume-schema'

const FILE_FIELDS = ['$schema', 'meta']
/** Types that our own resume.json says; `work.type` is read whatever it says. */
const OUR_TYPES: readonly unknown[] = ['education', 'soft-skills']

const isEmpty = (value: unknown) => partsIn(value).length === 0

/** All of it on one line: to be copied to where the owner wants it. */
const shown = (value: unknown) =>
  partsIn(value)
    .map((text) => `«${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()}»`)
    .join(', ')

function isRead(section: string, key: string, entry: Fields): boolean {
  // The company's description is used for a job that has no text of its own.
  if (key === 'description' && section !== 'projects') {
    return isEmpty(entry.summary) && isEmpty(entry.highlights)
  }
  if (key === 'type' && section !== 'work') return OUR_TYPES.includes(entry.type)
  return READ_FIELDS.get(section)?.includes(key) ?? false
}

/** 'work[].location (2): «Palo Alto, CA», «Rosario»' */
function unplacedInList(section: string, entries: readonly Fields[]): string[] {
  const values = new Map<string, unknown[]>()
  for (const entry of entries) {
    for (const [key, value] of Object.entries(entry)) {
      if (isEmpty(value) || isRead(section, key, entry)) continue
      const found = values.get(key) ?? []
      found.push(value)
      values.set(key, found)
    }
  }
  return [...values].map(([key, found]) => {
    const place = showPath([section, key]).replace(section, `${section}[]`)
    return `${place} (${found.length}): ${shown(found)}`
  })
}

/** 'basics.location.address: «Calle 1»' */
function unplacedInBasics(basics: Fields): string[] {
  const place = isFields(basics.location) ? basics.location : {}
  const used = ['city', isEmpty(place.countryCode) ? 'region' : 'countryCode']
  const others = Object.entries(basics).filter(([key]) => !isRead('basics', key, basics))
  const places = Object.entries(place).filter(([key]) => !used.includes(key))
  return [
    ...others.map(([key, value]) => [['basics', key], value] as const),
    ...places.map(([key, value]) => [['basics', 'location', key], value] as const),
  ]
    .filter(([, value]) => !isEmpty(value))
    .map(([path, value]) => `${showPath(path)}: ${shown(value)}`)
}

/** Filled fields that this site does not show. Sections without a place are told entry by entry. */
export const unplacedFields = (resume: Fields): string[] =>
  Object.entries(resume).flatMap(([section, value]) => {
    if (FILE_FIELDS.includes(section) || isEmpty(value)) return []
    if (section === 'basics') return unplacedInBasics(value as Fields)
    if (READ_FIELDS.has(section)) return unplacedInList(section, value as Fields[])
    if (!Array.isArray(value)) return [`${showPath([section])}: ${shown(value)}`]
    return value.map((entry, index) => `${showPath([section, index])}: ${shown(entry)}`)
  })
