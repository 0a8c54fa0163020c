import { showPath } from '../../content/show-value'
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
/** By section. A lone text in the place of an entry is its first field. */
const ENTRIES = {
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

/** The fields that are read, by section; all others are reported to the owner. */
export const READ_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ basics: `${BASICS} location profiles`, ...ENTRIES }).map(([name, fields]) => [
    name,
    fields.split(' '),
  ]),
)

function textOf(field: string, value: string | number): string {
  if (PROSE.includes(field)) return String(value)
  return ADDRESSES.includes(field) ? decoded(String(value)) : lineOf(String(value))
}

type Path = readonly (string | number)[]

/**
 * What of a resume has the form that is expected; one text stands for a list, and a number for a text.
 * Entries that say nothing are dropped.
 * @param tell of what has another form
 */
export function readResumeFields(raw: Fields, tell: (odd: string) => void = () => {}): Resume {
  const leaveOut = (value: unknown, path: Path) => {
    if (partsIn(value).length > 0) tell(`${showPath(path)}: ${quotedParts(value)}`)
    return undefined
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
    const fields = names.split(' ').filter((name) => value[name] !== undefined)
    return Object.fromEntries(
      fields.map((name) => [name, readField(value[name], name, [...path, name])]),
    )
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
  const { basics, meta } = raw
  const { location, profiles } = isFields(basics) ? basics : {}
  const lists = Object.entries(ENTRIES).map(([section, names]) => [
    section,
    readList(raw[section], names, [section]),
  ])
  return {
    basics: {
      ...readEntry(basics, BASICS, ['basics']),
      location: readEntry(location, PLACE, ['basics', 'location']),
      profiles: readList(profiles, PROFILE, ['basics', 'profiles']),
    },
    ...Object.fromEntries(lists),
    // Other programs write anything into it.
    meta: isFields(meta) ? readEntry(meta, META, ['meta']) : undefined,
  }
}
