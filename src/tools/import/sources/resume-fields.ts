import { type Fields, isFields } from '../../../model/objects'
import { resumeFields } from '../../../model/schema/content-fields'
import type { ListName } from '../../../model/schema/schema'
import { showPath } from '../../content/show-value'
import { textFor } from '../../messages/messages'
import { periodOf } from '../parsing/dates'
import { decoded, lineOf } from '../parsing/markup'
import { completePlace, placeAndCountry } from '../parsing/places'
import { fieldsOf, filled, partsIn, quotedParts } from '../parsing/texts'

// JSON Resume 1.x as far as this site shows it, each name before those that other programs and people
// have for it, in any spelling: 'Start Date', 'start_date'. The names of jobs, studies and projects are in
// the rows of their fields; here are those of which more than one field is made, or a part of one. Our own
// resume.json adds `work.type`, `education.summary`, `highlights`, `status` and `certificate`,
// `certificates.type`, `skills.type`, `projects.repository`, `imageAlt` and `links`, and
// `meta.language`; others write `responsibilities`.

const PERIOD = 'period|date startDate|startedon endDate|finishedon'
const WORK = `description responsibilities highlights ${PERIOD}` as const
const EDUCATION = `studyType|degree|degreename courses highlights|activities ${PERIOD}` as const
const PROJECTS = 'summary highlights date|period startDate|startedon endDate|finishedon'
const SKILLS = 'name|label keywords|details type'
const LANGUAGES = 'language|name|label fluency|proficiency|description|details'

const withRows = (name: ListName, others: string): string =>
  [...resumeFields(name).map(({ key, aliases }) => [key, ...aliases].join('|')), others].join(' ')

/** The fields that are read, by section. A lone text in the place of an entry is its first one. */
export const ENTRIES = {
  work: withRows('experiencia', WORK),
  education: withRows('educacion', EDUCATION),
  skills: SKILLS,
  languages: LANGUAGES,
  projects: withRows('proyectos', PROJECTS),
}
const PROJECT_LINK = 'name|label|text url|href'
const OTHER_TITLE = 'name|title|titulo|label|bullet|reversednumber'
const OTHER_SOURCE =
  'organization|company|companyname|issuer|awarder|publisher|authority|journal|recipient|subtitulo'
const OTHER_DATE = 'date|fecha|releasedate|publishedon|issuedon|filedon|creationdate|period'
const OTHER_TEXTS =
  'summary|details|reference|text|content description|descripcion highlights keywords|tecnologias'
/** Of all other lists, which become sections of the owner's own. */
const OTHER =
  `${OTHER_TITLE} position|role|jobtitle ${OTHER_SOURCE} number|score|grade|patentnumber|cause location authors ${OTHER_TEXTS} url|website|link|enlace ${OTHER_DATE} startDate|startedon endDate|finishedon` as const
/** A certificate may end, or run out, but was given at one time. */
const CERTIFICATE =
  'name|title organization|issuer|authority summary description date|enddate|startdate|startedon url|link|website type'
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ experience: 'work', experiencia: 'work', positions: 'work', volunteering: 'volunteer' },
  ...{ certifications: 'certificates', honors: 'awards', recommendationsreceived: 'references' },
}
const BASICS = 'name label|headline image|picture|photo email phone url|website summary birthDate'
const PLACE = 'city countryCode|country region'
const PROFILE = 'url|website network username'
const META = 'language canonical'

const LISTS = ['courses', 'highlights', 'keywords', 'responsibilities'] as const
const ADDRESSES = ['canonical', 'certificate', 'email', 'image', 'repository', 'url']
/** Cleaned once they are cut into paragraphs and items. */
const PROSE = ['description', 'highlights', 'responsibilities', 'summary']

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? Words<First> | Words<Rest>
  : Text extends `${infer Name}|${string}`
    ? Name
    : Text
type Entry<Names extends string> = {
  [Name in Words<Names>]?: (Name extends (typeof LISTS)[number] ? string[] : string) | undefined
}
type Basics = Entry<typeof BASICS> & {
  location?: Entry<typeof PLACE> | undefined
  profiles?: Entry<typeof PROFILE>[] | undefined
}
export type OtherEntry = Entry<typeof OTHER | 'type'>
/** A list that is a section of the owner's own, by the name that the source has for it. */
export type OtherList = { name: string; entries: OtherEntry[] }
/** Of the names in the rows of fields, those that the mapping asks for. */
type Rows =
  Entry<'name position area institution summary description keywords url repository status'>
export type Resume = {
  basics?: Basics | undefined
  meta?: Entry<typeof META> | undefined
  otherLists?: OtherList[]
  work?: (Rows & Entry<typeof WORK>)[]
  education?: (Rows & Entry<typeof EDUCATION>)[]
  skills?: Entry<typeof SKILLS>[]
  languages?: Entry<typeof LANGUAGES>[]
  projects?: (Rows & Entry<typeof PROJECTS> & { links?: Entry<typeof PROJECT_LINK>[] })[]
}
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>

type Path = readonly (string | number)[]

/** Types that our own resume.json says. */
const OUR_TYPES: readonly unknown[] = ['education', 'soft-skills']

function textOf(field: string, value: string | number): string {
  if (PROSE.includes(field)) return String(value)
  return ADDRESSES.includes(field) ? decoded(String(value)) : lineOf(String(value))
}

/** 'Start Date', 'start_date' and 'startDate' alike. */
export const plainKey = (key: string) => key.toLowerCase().replace(/[\s_-]/g, '')

/** The key, among those of an entry, of the first of a field's names that has a value. */
const keyOf = (fields: ReadonlyMap<string, unknown>, names: readonly string[]) =>
  names
    .flatMap((name) => [...fields.keys()].filter((key) => plainKey(key) === plainKey(name)))
    .find((key) => partsIn(fields.get(key)).length > 0)

/** Some programs have one field for both dates, which then says more. */
function withPeriod({ period, date, ...entry }: Fields): Fields {
  const read = periodOf(String(period || date || ''))
  return period || read.endDate ? { ...entry, endDate: undefined, ...read } : { ...entry, date }
}

/** A text may stand for a list, a number for a text; empty entries go. All else is told. */
export function readResumeFields(raw: Fields) {
  const odd: string[] = []
  const leaveOut = (value: unknown, path: Path) => {
    if (partsIn(value).length > 0) odd.push(`${showPath(path)}: ${quotedParts(value)}`)
    return undefined
  }
  /** By path, in lists without the number of the entry. */
  const others = new Map<string, unknown[]>()
  const setAside = (value: unknown, path: Path) => {
    if (partsIn(value).length === 0) return
    const shown = showPath(path).replace(/(?<=^[\w.]+)\[\d+\](?=.)/, '[]')
    others.set(shown, [...(others.get(shown) ?? []), value])
  }
  const readField = (value: unknown, field: string, path: Path) => {
    const isAddress = ADDRESSES.includes(field)
    const texts = [value].flat().map((said, index) => {
      // Reactive Resume keeps addresses with their labels.
      const item = isAddress && isFields(said) ? (said.href ?? said.url) : said
      if (typeof item === 'string' || typeof item === 'number') return textOf(field, item)
      return leaveOut(item, Array.isArray(value) ? [...path, index] : path)
    })
    if (LISTS.some((name) => name === field)) return filled(texts)
    return filled(texts).join(PROSE.includes(field) ? '\n\n' : ', ')
  }
  const readEntry = (value: unknown, fields: string, path: Path): Fields | undefined => {
    if (!isFields(value)) return leaveOut(value, path)
    const rest = new Map(Object.entries(value))
    const read: Fields = {}
    for (const names of fields.split(' ').map((field) => field.split('|'))) {
      const [field = ''] = names
      const key = keyOf(rest, names)
      if (key === undefined) continue
      read[field] = readField(rest.get(key), field, [...path, key])
      rest.delete(key)
    }
    for (const [key, field] of rest) {
      if (fields === ENTRIES.projects && key === 'links') {
        read[key] = readList(field, PROJECT_LINK, [...path, key])
      } else if (key !== 'type' || !OUR_TYPES.includes(field)) setAside(field, [...path, key])
    }
    return read
  }
  const readList = (value: unknown, fields: string, path: Path) => {
    if (!Array.isArray(value) && !isFields(value)) return leaveOut(value, path)
    const [main = ''] = fields.split(/[ |]/)
    return [value]
      .flat()
      .map((entry) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .map((entry, index) => readEntry(entry, fields, [...path, index]))
      .flatMap((entry) => (entry && partsIn(entry).length > 0 ? [withPeriod(entry)] : []))
  }
  const { $schema: _schema, meta, ...sections } = raw
  // Our own resume.json has a country without code in the place of the region.
  const isOurs = isFields(meta) && 'portfolio' in meta
  const readPlace = (value: unknown, path: Path) => {
    if (typeof value === 'string') return placeAndCountry(value)
    const place = readEntry(value, PLACE, path)
    return place && !isOurs ? completePlace(place) : place
  }
  const readBasics = (value: unknown) => {
    if (!isFields(value)) return leaveOut(value, ['basics'])
    const { location, profiles, ...texts } = value
    return {
      ...readEntry(texts, BASICS, ['basics']),
      location: readPlace(location, ['basics', 'location']),
      profiles: readList(profiles, PROFILE, ['basics', 'profiles']),
    }
  }
  // Other programs write anything into `meta`.
  const { language, canonical } = fieldsOf(meta)
  const resume: Fields = { meta: readEntry({ language, canonical }, META, ['meta']) }
  const otherLists: OtherList[] = []
  for (const [key, value] of Object.entries(sections)) {
    const section = textFor(OTHER_NAMES, plainKey(key)) ?? plainKey(key)
    const fields = textFor<string>(ENTRIES, section)
    if (section === 'basics') resume.basics = readBasics(value)
    else if (fields !== undefined) {
      resume[section] = [resume[section] ?? [], readList(value, fields, [section]) ?? []].flat()
    } else if (Array.isArray(value)) {
      const isCertificate = section === 'certificates'
      const name = section === plainKey(key) ? key : section
      const entries = readList(value, isCertificate ? CERTIFICATE : OTHER, [name])
      if (entries && entries.length > 0) otherLists.push({ name, entries })
    } else setAside(value, [key])
  }
  const unplaced = [...others].map(([path, values]) => {
    const count = path.includes('[]') ? ` (${values.length})` : ''
    return `${path}${count}: ${quotedParts(values)}`
  })
  return { resume: { ...resume, otherLists } as Resume, unplaced, odd }
}
