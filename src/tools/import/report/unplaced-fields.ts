import { showPath } from '../../content/show-value'
import { OF_STUDY, SOFT } from '../resume-shape'
import { leftOutLine, leftOutValue } from './left-out-line'

/** The fields that are read, by section; all others are reported to the owner. */
const OCCUPATION = ['position', 'url', 'startDate', 'endDate', 'summary', 'highlights']
const READ_FIELDS = new Map<string, readonly string[]>([
  [
    'basics',
    ['name', 'label', 'image', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
  ],
  ['work', [...OCCUPATION, 'name', 'keywords', 'type']],
  ['volunteer', [...OCCUPATION, 'organization', 'keywords']],
  [
    'education',
    [
      'institution',
      'area',
      'studyType',
      'startDate',
      'endDate',
      'courses',
      'summary',
      'highlights',
      'status',
      'certificate',
    ],
  ],
  ['certificates', ['name', 'issuer', 'date', 'startDate', 'endDate', 'url']],
  ['skills', ['name', 'keywords']],
  ['languages', ['language', 'fluency']],
  [
    'projects',
    [
      'name',
      'description',
      'summary',
      'highlights',
      'keywords',
      'url',
      'repository',
      'image',
      'imageAlt',
      'links',
    ],
  ],
])
const FILE_FIELDS = ['$schema', 'meta']
const OUR_TYPES: readonly unknown[] = [OF_STUDY, SOFT]

export const RESUME_SECTIONS: readonly string[] = [...READ_FIELDS.keys()]

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const keysOf = (value: unknown) =>
  Object.entries(value ?? {})
    .filter(([, field]) => !isEmpty(field))
    .map(([key]) => key)

const isRead = (section: string, key: string, entry: Record<string, unknown>) => {
  if (READ_FIELDS.get(section)?.includes(key)) return true
  if (key === 'type' && OUR_TYPES.includes(entry.type)) return true
  // The company's description is used for a job that has no text of its own.
  const isJob = section === 'work' || section === 'volunteer'
  return isJob && key === 'description' && isEmpty(entry.summary) && isEmpty(entry.highlights)
}

const unplacedInList = (section: string, entries: readonly Record<string, unknown>[]) => {
  const values = new Map<string, unknown[]>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      if (isRead(section, key, entry)) continue
      values.set(key, [...(values.get(key) ?? []), entry[key]])
    }
  }
  const shown = (key: string) => showPath([section, key]).replace(section, `${section}[]`)
  return [...values].map(([key, found]) => leftOutLine(shown(key), found))
}

const unplacedInBasics = (basics: Record<string, unknown>) => {
  const others = keysOf(basics).filter((key) => !isRead('basics', key, basics))
  const location = (basics.location ?? {}) as Record<string, unknown>
  const used = ['city', isEmpty(location.countryCode) ? 'region' : 'countryCode']
  const places = keysOf(location).filter((key) => !used.includes(key))
  return [
    ...others.map((key) => leftOutValue(showPath(['basics', key]), basics[key])),
    ...places.map((key) => leftOutValue(showPath(['basics', 'location', key]), location[key])),
  ]
}

/** Filled fields that this site does not show, with their number and the first of them. */
export const unplacedFields = (resume: Record<string, unknown>) =>
  keysOf(resume).flatMap((section) => {
    const value = resume[section]
    if (FILE_FIELDS.includes(section)) return []
    if (section === 'basics') return unplacedInBasics(value as Record<string, unknown>)
    if (READ_FIELDS.has(section)) return unplacedInList(section, value as Record<string, unknown>[])
    return [leftOutValue(showPath([section]), value)]
  })
