import { showPath } from '../../content/show-value'
import { partsIn, quotedParts } from '../values/texts'
import { type Fields, isFields, READ_FIELDS } from './resume-schema'

const FILE_FIELDS = ['$schema', 'meta']
/** Types that our own resume.json says; `work.type` is read whatever it says. */
const OUR_TYPES: readonly unknown[] = ['education', 'soft-skills']

const isEmpty = (value: unknown) => partsIn(value).length === 0

function isRead(section: string, key: string, entry: Fields): boolean {
  if (key === 'type' && section !== 'work') return OUR_TYPES.includes(entry.type)
  return READ_FIELDS.get(section)?.includes(key) ?? false
}

/** 'work[].location (2): «Palo Alto, CA», «Rosario»' */
function unplacedInList(section: string, value: unknown): string[] {
  const values = new Map<string, unknown[]>()
  for (const entry of [value].flat().filter(isFields)) {
    for (const [key, value] of Object.entries(entry)) {
      if (isEmpty(value) || isRead(section, key, entry)) continue
      const found = values.get(key) ?? []
      found.push(value)
      values.set(key, found)
    }
  }
  return [...values].map(([key, found]) => {
    const place = showPath([section, key]).replace(section, `${section}[]`)
    return `${place} (${found.length}): ${quotedParts(found)}`
  })
}

/** 'basics.location.address: «Calle 1»' */
function unplacedInBasics(basics: Fields): string[] {
  const place = isFields(basics.location) ? basics.location : {}
  // Of our own resume.json the region may be the country.
  const used = ['city', isEmpty(place.countryCode) ? 'region' : 'countryCode']
  const others = Object.entries(basics).filter(([key]) => !isRead('basics', key, basics))
  const places = Object.entries(place).filter(([key]) => !used.includes(key))
  return [
    ...others.map(([key, value]) => [['basics', key], value] as const),
    ...places.map(([key, value]) => [['basics', 'location', key], value] as const),
  ]
    .filter(([, value]) => !isEmpty(value))
    .map(([path, value]) => `${showPath(path)}: ${quotedParts(value)}`)
}

/** Filled fields that this site does not show. Sections without a place are told entry by entry. */
export const unplacedFields = (resume: Fields): string[] =>
  Object.entries(resume).flatMap(([section, value]) => {
    if (FILE_FIELDS.includes(section) || isEmpty(value)) return []
    if (section === 'basics') return isFields(value) ? unplacedInBasics(value) : []
    if (READ_FIELDS.has(section)) return unplacedInList(section, value)
    if (!Array.isArray(value)) return [`${showPath([section])}: ${quotedParts(value)}`]
    return value.map((entry, index) => `${showPath([section, index])}: ${quotedParts(entry)}`)
  })
