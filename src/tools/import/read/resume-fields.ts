import { showPath } from '../../content/show-value'
import { textFor } from '../../messages/messages'
import { decoded, lineOf } from '../values/markup'
import { filled, partsIn, quotedParts } from '../values/texts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// JSON Resume 1.x as far as this site shows it. Our own resume.json adds `work.type`,
// `education.summary`, `highlights`, `status` and `certificate`, `certificates.type`, `skills.type`,
// `projects.repository` and `meta.language`; others write `responsibilities`.

const PERIOD = 'startDate endDate'
const TOLD = 'summary highlights'
const JOB = `position url description responsibilities keywords ${TOLD} ${PERIOD}` as const
/** The fields that are read, by section. A lone text in the place of an entry is its first one. */
export const ENTRIES = {
  work: `${JOB} name type`,
  volunteer: `${JOB} organization`,
  education: `studyType area institution courses status certificate ${TOLD} ${PERIOD}`,
  certificates: `name issuer date url type ${PERIOD}`,
  skills: 'name keywords type',
  languages: 'language fluency',
  projects: `name description keywords url repository ${TOLD}`,
} as const
const BASICS = 'name label image email phone url summary'
const PLACE = 'city countryCode region'
const PROFILE = 'url network username'
const META = 'language canonical'

/** Fields of several texts. */
const LISTS = ['courses', 'highlights', 'keywords', 'responsibilities'] as const
const ADDRESSES = ['canonical', 'certificate', 'email', 'image', 'repository', 'url']
/** Cleaned once they are cut into paragraphs and items. */
const PROSE = ['description', 'highlights', 'responsibilities', 'summary']

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text
type Entry<Names extends string> = {
  [Name in Words<Names>]?: (Name extends (typeof LISTS)[number] ? string[] : string) | undefined
}
type Basics = Entry<typeof BASICS> & {
  location?: Entry<typeof PLACE> | undefined
  profiles?: Entry<typeof PROFILE>[] | undefined
}
export type Resume = { basics?: Basics | undefined; meta?: Entry<typeof META> | undefined } & {
  [Section in keyof typeof ENTRIES]?: Entry<(typeof ENTRIES)[Section]>[] | undefined
}
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>

type Path = readonly (string | number)[]

/** Types that our own resume.json says. */
const OUR_TYPES: readonly unknown[] = ['education', 'soft-skills']

function textOf(field: string, value: string | number): string {
  if (PROSE.includes(field)) return String(value)
  return ADDRESSES.includes(field) ? decoded(String(value)) : lineOf(String(value))
}

/**
 * What of a resume this site shows, in the form that is expected: one text stands for a list, and a number for a
 * text. Entries that say nothing are dropped. Of all else it says what it is, and of what has another form.
 */
export function readResumeFields(raw: Fields): {
  resume: Resume
  unplaced: string[]
  odd: string[]
} {
  const odd: string[] = []
  const leaveOut = (value: unknown, path: Path) => {
    if (partsIn(value).length > 0) odd.push(`${showPath(path)}: ${quotedParts(value)}`)
    return undefined
  }
  /** By place, in lists without the number of the entry. */
  const others = new Map<string, unknown[]>()
  const setAside = (value: unknown, path: Path) => {
    if (partsIn(value).length === 0) return
    const place = showPath(path).replace(/(?<=^[\w.]+)\[\d+\](?=.)/, '[]')
    others.set(place, [...(others.get(place) ?? []), value])
  }
  const readField = (value: unknown, field: string, path: Path) => {
    const texts = [value].flat().map((item, index) => {
      if (typeof item === 'string' || typeof item === 'number') return textOf(field, item)
      return leaveOut(item, Array.isArray(value) ? [...path, index] : path)
    })
    if (LISTS.some((name) => name === field)) return filled(texts)
    return filled(texts).join(PROSE.includes(field) ? '\n\n' : ', ')
  }
  const readEntry = (value: unknown, names: string, path: Path): Fields | undefined => {
    if (!isFields(value)) return leaveOut(value, path)
    const known = names.split(' ')
    const read: Fields = {}
    for (const [key, field] of Object.entries(value)) {
      if (known.includes(key)) read[key] = readField(field, key, [...path, key])
      else if (key !== 'type' || !OUR_TYPES.includes(field)) setAside(field, [...path, key])
    }
    return read
  }
  const readList = (value: unknown, names: string, path: Path) => {
    if (!Array.isArray(value) && !isFields(value)) return leaveOut(value, path)
    const [main = ''] = names.split(' ')
    return [value]
      .flat()
      .map((entry) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .map((entry, index) => readEntry(entry, names, [...path, index]))
      .filter((entry) => partsIn(entry).length > 0)
  }
  const readBasics = (value: unknown) => {
    if (!isFields(value)) return leaveOut(value, ['basics'])
    const { location, profiles, ...texts } = value
    return {
      ...readEntry(texts, BASICS, ['basics']),
      location: readEntry(location, PLACE, ['basics', 'location']),
      profiles: readList(profiles, PROFILE, ['basics', 'profiles']),
    }
  }
  const { $schema: _schema, meta, ...sections } = raw
  // Other programs write anything into `meta`.
  const { language, canonical } = isFields(meta) ? meta : {}
  const resume: Fields = { meta: readEntry({ language, canonical }, META, ['meta']) }
  for (const [section, value] of Object.entries(sections)) {
    const names = textFor<string>(ENTRIES, section)
    if (section === 'basics') resume.basics = readBasics(value)
    else if (names !== undefined) resume[section] = readList(value, names, [section])
    else if (!Array.isArray(value)) setAside(value, [section])
    else for (const [index, entry] of value.entries()) setAside(entry, [section, index])
  }
  const unplaced = [...others].map(([place, values]) => {
    const count = place.includes('[]') ? ` (${values.length})` : ''
    return `${place}${count}: ${quotedParts(values)}`
  })
  return { resume, unplaced, odd }
}
