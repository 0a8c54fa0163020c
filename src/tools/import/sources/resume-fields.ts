import { type Fields, isFields } from '../../../model/objects'
import { resumeFields } from '../../../model/schema/content-fields'
import type { ListName } from '../../../model/schema/schema'
import { showPath } from '../../content/show-value'
import { textFor } from '../../messages/messages'
import { periodOf } from '../parsing/dates'
import { decoded, lineOf } from '../parsing/markup'
import { completePlace, placeAndCountry } from '../parsing/places'
import { fieldsOf, filled, partsIn, quotedParts } from '../parsing/texts'
import { textIn } from './named-fields'
import { namesOf, plainKey, sectionNamed } from './names'

// JSON Resume 1.x as far as this site shows it, each name before others for it; names.ts has what programs and
// people call them. The names of jobs, studies and projects are in the rows of their fields; here are those of
// which more than one field is made, or a part of one. Our own resume.json adds `work.type`,
// `education.summary`, `highlights`, `status` and `certificate`, `certificates.type`, `skills.type`,
// `projects.repository`, `imageAlt` and `links`, and `meta.language`; others write `responsibilities`.

const PERIOD = 'period|date startDate endDate'
const WORK = `description responsibilities highlights ${PERIOD}` as const
const EDUCATION =
  `studyType|position|title|name|label courses highlights|description ${PERIOD}` as const
const PROJECTS = 'summary|tagline responsibilities highlights date|period startDate endDate'
const SKILLS =
  'name|label|category|skill|group|title|area|technology|tool|type|bullet|item keywords|items|details type'
const LANGUAGES = 'language|name|label|title|bullet|item fluency|description'

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
const PROJECT_LINK = 'name|label|title|text url|href'
const OTHER_TITLE =
  'name|title|titulo|label|bullet|reversednumber|item|activity|award|course|certificate|skill'
const OTHER_SOURCE =
  'organization|company|issuer|institution|awarder|publisher|authority|journal|recipient|subtitulo'
const OTHER_DATE = 'date|releasedate|period'
const OTHER_TEXTS = 'summary|reference|quote|text|about description highlights keywords'
/** Of all other lists, which become sections of the owner's own. */
const OTHER =
  `${OTHER_TITLE} position|role|title ${OTHER_SOURCE} number|score|grade|patentnumber|cause location authors ${OTHER_TEXTS} url|enlace ${OTHER_DATE} startDate endDate` as const
/** A certificate may end, or run out, but was given at one time. */
const CERTIFICATE =
  'name|title|certificate|certification|label|course organization|issuer|company|institution|authority|publisher summary description date|startedon|enddate|startDate|period url type'
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ positions: 'work', honors: 'awards', volunteering: 'volunteer' },
  ...{ certifications: 'certificates', recommendationsreceived: 'references' },
}
const BASICS =
  'name|fullname label|headline|jobtitle|title|titles|roles|tagline|position|role|subtitle image|picture|photo|avatar email phone url|homepage summary|about|description birthDate'
const PLACE = 'city countryCode|country region'
const PROFILE = 'url network username'
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
/** A list that is a section of the owner's own, by the name that the source has for it, and by the owner's title. */
export type OtherList = { name: string; title?: string; entries: OtherEntry[] }
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

/** Types that our own resume.json and the reading of LinkedIn's archive say. */
const OUR_TYPES: readonly unknown[] = ['education', 'skill', 'soft-skills']

function textOf(field: string, value: string | number): string {
  if (PROSE.includes(field)) return String(value)
  return ADDRESSES.includes(field) ? decoded(String(value)) : lineOf(String(value))
}

/** The fields of a section, each with all names that it may have. */
const spelled = new Map<string, { field: string; names: string[] }[]>()
function fieldsIn(section: string) {
  const fields =
    spelled.get(section) ??
    section.split(' ').map((names) => {
      const [field = '', ...aliases] = names.split('|')
      return { field, names: [field, ...aliases].flatMap(namesOf).map(plainKey) }
    })
  spelled.set(section, fields)
  return fields
}

/** Of '2019 - 2021 (2 years)' and '2019 - 2021 · 2 yrs'. */
const LENGTH = /\s*(?:\((?!.*\d{4})[^()]*\)|·(?!.*\d{4}).*)\s*$/

/** Beside dates, how long something took says nothing new. */
const isLength = (text: unknown, { startDate, endDate }: Fields): boolean =>
  Boolean(startDate || endDate) && !/\d{4}/.test(String(text))

/** Some programs have one field for both dates, which then says more. */
function withPeriod({ period, date, ...entry }: Fields): Fields {
  const said = String(period || date || '').replace(LENGTH, '')
  if (isLength(said, entry)) return entry
  const read = periodOf(said)
  return period || read.endDate ? { ...entry, endDate: undefined, ...read } : { ...entry, date }
}

/** Entries that are there twice once. */
function eachOnce(entries: readonly Fields[]): Fields[] {
  const seen = new Set<string>()
  return entries.filter((entry) => seen.size < seen.add(JSON.stringify(entry)).size)
}

/** A text may stand for a list, a number for a text; empty entries go. All else is told. @param titles of sections, by their names */
export function readResumeFields(raw: Fields, titles: ReadonlyMap<string, string> = new Map()) {
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
    const isList = LISTS.some((name) => name === field)
    const all = isList && typeof value === 'string' ? value.split('\n') : [value].flat()
    const texts = all.map((said, index) => {
      // Reactive Resume keeps addresses with their labels.
      const item = isAddress && isFields(said) ? (said.href ?? said.url ?? textIn(said)) : said
      if (typeof item === 'string' || typeof item === 'number') return textOf(field, item)
      const at = Array.isArray(value) ? [...path, index] : path
      const text = isAddress ? undefined : textIn(item)
      if (text === undefined) return leaveOut(item, at)
      const isProse = PROSE.includes(field)
      const others = partsIn(item).filter((part) => part !== text)
      if (!isProse) setAside(others, at)
      return textOf(field, isProse ? [text, ...others].join(': ') : text)
    })
    if (isList) return filled(texts)
    return filled(texts).join(PROSE.includes(field) ? '\n\n' : ', ')
  }
  const readEntry = (value: unknown, fields: string, path: Path): Fields | undefined => {
    if (!isFields(value)) return leaveOut(value, path)
    const rest = new Map(Object.entries(value))
    const filledKeys = [...rest.keys()].filter((key) => partsIn(value[key]).length > 0)
    const keys = new Map(filledKeys.reverse().map((key) => [plainKey(key), key]))
    const read: Fields = {}
    for (const { field, names } of fieldsIn(fields)) {
      const name = names.find((each) => keys.has(each)) ?? ''
      const key = keys.get(name)
      if (key === undefined) continue
      read[field] = readField(rest.get(key), field, [...path, key])
      rest.delete(key)
      keys.delete(name)
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
    const entries = [value]
      .flat()
      .map((entry) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .map((entry, index) => readEntry(entry, fields, [...path, index]))
      .flatMap((entry) => (entry && partsIn(entry).length > 0 ? [withPeriod(entry)] : []))
    return eachOnce(entries)
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
      const title = titles.get(section)
      if (entries && entries.length > 0) {
        otherLists.push({ name, entries, ...(title !== undefined && { title }) })
      }
    } else setAside(value, key.split('.'))
  }
  // Of a list with a place of its own the site says the title.
  for (const [section, title] of titles) {
    if (section in ENTRIES && sectionNamed(title) !== section) setAside(title, [section, 'title'])
  }
  const unplaced = [...others].map(([path, values]) => {
    const count = path.includes('[]') ? ` (${values.length})` : ''
    return `${path}${count}: ${quotedParts(values)}`
  })
  return { resume: { ...resume, otherLists } as Resume, unplaced, odd }
}
