import { showPath } from '../../owner/show-value'

/** The fields that are read, by section; all others are reported to the owner. */
const OCCUPATION = ['position', 'url', 'startDate', 'endDate', 'summary', 'highlights']
const READ_FIELDS = new Map<string, readonly string[]>([
  ['basics', ['name', 'label', 'image', 'email', 'url', 'summary', 'location', 'profiles']],
  ['work', [...OCCUPATION, 'name', 'keywords', 'type']],
  ['volunteer', [...OCCUPATION, 'organization']],
  [
    'education',
    ['institution', 'area', 'studyType', 'startDate', 'endDate', 'courses', 'summary', 'status'],
  ],
  ['skills', ['name', 'keywords']],
  ['languages', ['language', 'fluency']],
  ['projects', ['name', 'description', 'highlights', 'url', 'repository']],
])
const FILE_FIELDS = ['$schema', 'meta']
/** Reported where certificates are matched with studies. */
const TOLD_ELSEWHERE = 'certificates'

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
  // The company's description is used for a job that has no text of its own.
  const isJobDescription = section === 'work' && key === 'description'
  return isJobDescription && isEmpty(entry.summary) && isEmpty(entry.highlights)
}

const unplacedInList = (section: string, entries: readonly Record<string, unknown>[]) => {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      if (!isRead(section, key, entry)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const shown = (key: string) => showPath([section, key]).replace(section, `${section}[]`)
  return [...counts].map(([key, count]) => `${shown(key)} (${count})`)
}

const unplacedInBasics = (basics: Record<string, unknown>) => {
  const others = keysOf(basics).filter((key) => !isRead('basics', key, basics))
  const location = (basics.location ?? {}) as Record<string, unknown>
  const used = ['city', isEmpty(location.countryCode) ? 'region' : 'countryCode']
  const places = keysOf(location).filter((key) => !used.includes(key))
  return [
    ...others.map((key) => showPath(['basics', key])),
    ...places.map((key) => showPath(['basics', 'location', key])),
  ]
}

/** Paths and counts of filled fields that this site does not show. */
export const unplacedFields = (resume: Record<string, unknown>) =>
  keysOf(resume).flatMap((section) => {
    const value = resume[section]
    if (FILE_FIELDS.includes(section) || section === TOLD_ELSEWHERE) return []
    if (section === 'basics') return unplacedInBasics(value as Record<string, unknown>)
    if (READ_FIELDS.has(section)) return unplacedInList(section, value as Record<string, unknown>[])
    return [Array.isArray(value) ? `${showPath([section])} (${value.length})` : showPath([section])]
  })
