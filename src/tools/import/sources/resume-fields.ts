import { type Fields, isFields } from '../../../model/objects'
import { resumeFields } from '../../../model/schema/content-fields'
import type { ListName } from '../../../model/schema/schema'
import { showPath } from '../../content/show-value'
import { isLevel } from '../parsing/levels'
import { decoded, lineOf, linksIn } from '../parsing/markup'
import { completePlace, type Place, placeAndCountry } from '../parsing/places'
import {
  eachOnce,
  fieldsOf,
  filled,
  joinTexts,
  partsIn,
  quotedParts,
  type Text,
} from '../parsing/texts'
import {
  dateOf,
  givenOnce,
  grouped,
  isMeasure,
  lineEntry,
  OUR_TYPES,
  postsOf,
  withPeriod,
} from './entry-forms'
import { keysAmong, setOf, textIn } from './named-fields'
import { bareName, namesOf, plainKey, sectionNamed } from './names'
import { named } from './owner-fields'

// JSON Resume 1.x as far as this site shows it, each name before others for it; names.ts has what programs and
// people call them. The names of jobs, studies and projects are in the rows of their fields; here are those of
// which more than one field is made, or a part of one. Our own resume.json adds `work.type`,
// `education.summary`, `highlights`, `status` and `certificate`, `certificates.type`, `skills.type`,
// `projects.repository`, `imageAlt` and `links`, and `meta.language`; others write `responsibilities`.

const PERIOD = 'date|period startDate endDate startMonth endMonth current'
const WORK = `description responsibilities highlights roles ${PERIOD}`
const EDUCATION = `studyType|position|title|name|label courses highlights|description ${PERIOD}`
const PROJECTS = `summary|tagline responsibilities highlights links ${PERIOD}`
const SKILLS =
  'name|label|skill|technology|tool|title|bullet|item keywords|items|details type group|category|area'
const LANGUAGES = 'language|name|label|title|bullet|item|description fluency|description'

const withRows = (name: ListName, others: string): string =>
  [...resumeFields(name).map(({ key, aliases }) => [key, ...aliases].join('|')), others]
    .join(' ')
    .replace(/\blocation\b/, 'location|city')

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
  'name|fullname|title|titulo|label|bullet|reversednumber|item|activity|award|course|certificate|skill'
const OTHER_SOURCE =
  'organization|company|issuer|institution|awarder|publisher|authority|journal|recipient|subtitulo'
const OTHER_TEXTS = 'summary|reference|quote|text|about|review description keywords'
/** Of what others say of one, several texts are no list. */
const REFERENCE = `${OTHER_TITLE} position|role|title ${OTHER_SOURCE} number|score|grade|patentnumber|cause location authors ${OTHER_TEXTS} url|enlace|doi|links ${PERIOD} first last`
/** Of all other lists, which become sections of the owner's own. */
const OTHER = `${REFERENCE} highlights`
/** A certificate may run out; whatever its beginning is called, it was given then. */
const CERTIFICATE =
  'name|title|certificate|certification|label|course organization|issuer|company|institution|authority|publisher summary description date|startedon|startDate|period endDate url type'
const BASICS =
  'name|fullname|author first middle last label|headline|jobtitle|title|titles|roles|role|tagline|position|subtitle image|picture|photo|avatar email phone url|homepage summary|about|description birthDate location|address city countryCode|country region username'
const PLACE = 'city countryCode|country region'
const PROFILE = 'url|address network|name|label|type|site|title|icon username'
/** Each row by its kind: a section, or what is a part of one. */
const ROWS = {
  ...{ ...ENTRIES, certificates: CERTIFICATE, references: REFERENCE, other: OTHER },
  ...{ basics: BASICS, place: PLACE, profiles: PROFILE, links: PROJECT_LINK },
  ...{ meta: 'language canonical', times: 'startDate endDate startMonth endMonth current' },
}
type Kind = keyof typeof ROWS
/** What is read of the entries of a section. */
export const kindOf = (section: string): Kind =>
  Object.hasOwn(ENTRIES, section) || section === 'certificates' || section === 'references'
    ? (section as Kind)
    : 'other'

const LISTS = ['courses', 'highlights', 'keywords', 'responsibilities'] as const
const TEXTS = ['description', 'summary']
const ADDRESSES = ['canonical', 'certificate', 'email', 'image', 'repository', 'url']
/** Cleaned once they are cut into paragraphs and items. */
const PROSE = ['description', 'highlights', 'responsibilities', 'summary']

type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
type Field =
  Words<'area authors birthDate canonical city countryCode courses date description email endDate fluency group highlights image institution keywords label language last location name network number organization phone position region repository responsibilities startDate status studyType summary type url username'>
/** What is said of an entry, or of the owner, by the names of fields: those that the mapping asks for. */
export type SaidEntry = {
  [Name in Field]?: (Name extends (typeof LISTS)[number] ? string[] : string) | undefined
} & { links?: SaidEntry[] }
/** A list that is a section of the owner's own, by the name that the source has for it, and by the owner's title. */
type OtherList = { name: string; title?: string; entries: SaidEntry[] }
export type Resume = { [Section in keyof typeof ENTRIES]?: SaidEntry[] } & {
  basics?:
    | (Omit<SaidEntry, 'location'> & { location?: SaidEntry; profiles?: SaidEntry[] })
    | undefined
  meta?: SaidEntry | undefined
  otherLists?: OtherList[]
}

type Path = readonly (string | number)[]
/** What this site does not show, by the keys to it; of the entries of a list together. */
export type Unplaced = { keys: readonly string[]; isInList: boolean; values: unknown[] }

function textOf(field: string, value: string | number): string {
  if (PROSE.includes(field)) return String(value)
  const text = String(value)
  if (!ADDRESSES.includes(field)) return lineOf(text)
  return decoded(DOI.test(text) ? `https://doi.org/${text}` : text)
}

/** The fields of a kind, each with all names that it may have. */
const spelled = new Map<Kind, { field: string; names: string[] }[]>()
function fieldsOfKind(kind: Kind) {
  const fields =
    spelled.get(kind) ??
    ROWS[kind].split(' ').map((names) => {
      const [field = '', ...aliases] = names.split('|')
      return { field, names: [field, ...aliases].flatMap(namesOf).map(plainKey) }
    })
  spelled.set(kind, fields)
  return fields
}

/** All names of the fields of a kind. */
export const namesOfKind = (kind: Kind): ReadonlySet<string> =>
  new Set(fieldsOfKind(kind).flatMap(({ names }) => names))

/** What schema.org says of an object, and nothing of the owner. */
const LINKED_DATA = /^@(?:type|id|context)$/

/** The filled keys by the names that they are; of two for one name the first, of whole names before parts. */
function keysByName(value: Fields): Map<string, string> {
  const filledKeys = Object.keys(value).filter(
    (key) => partsIn(value[key]).length > 0 && !LINKED_DATA.test(key),
  )
  const keys = filledKeys.reverse().map((key) => [plainKey(key), key] as const)
  return new Map([...keys.map(([, key]) => [plainKey(bareName(key)), key] as const), ...keys])
}

const DATES = ['startDate', 'endDate', 'date', 'birthDate']
const PERIODS = new Set(namesOf('period').map(plainKey))
/** Of several the first is shown, and the others are told. */
const ONE_ONLY = ['email', 'phone', 'url']
/** Manfred's kinds of studies, beside their names. */
const STUDY_KIND = /^(?:officialDegree|certification|unaccredited|selfTraining)$/
/** An address within a site. */
const INSIDE = /^[/#](?!\/)/
/** No job title, but what templates greet a visitor with. */
const GREETING = /^(?:hi|hello|hey|hola|ol[aá]|ciao|bonjour|salut|hallo)(?![\p{L}-])/iu
/** Of an address with a number, which is a street's. */
const STREET = /\d/
const ADDRESS_KEYS = new Set(namesOf('address').map(plainKey))
const DOI = /^10\.\d{4,}\//

/** What a network shows of other people. */
const OTHERS = ['peoplealsoviewed', 'similarlynamedprofiles', 'connections']
/** The pages of a site, as its menu names them. */
const isMenu = (entries: readonly unknown[]): boolean =>
  entries.length > 0 &&
  entries.every((entry) => {
    const [key = ''] = keysAmong(fieldsOf(entry), setOf('url'))
    return INSIDE.test(String(fieldsOf(entry)[key]))
  })

/** A text may stand for a list, a number for a text; empty entries go. All else is told. @param titles of sections, by their names */
export function readResumeFields(raw: Fields, titles: ReadonlyMap<string, string> = new Map()) {
  const odd: string[] = []
  const leaveOut = (value: unknown, path: Path) => {
    if (partsIn(value).length > 0) odd.push(`${showPath(path)}: ${quotedParts(value)}`)
    return undefined
  }
  const others = new Map<string, Unplaced>()
  const setAside = (value: unknown, path: Path) => {
    if (partsIn(value).length === 0) return
    const keys = path.filter((key) => typeof key === 'string')
    const other: Unplaced = { keys, isInList: keys.length < path.length, values: [] }
    const { values } = others.get(keys.join('\n')) ?? other
    others.set(keys.join('\n'), { ...other, values: [...values, value] })
  }
  const readTexts = (value: unknown, field: string, path: Path) => {
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
  /** What a field says, by the names of fields; undefined where it has no such form. */
  const readField = (value: unknown, field: string, kind: Kind, path: Path): Fields | undefined => {
    const said = DATES.includes(field) ? dateOf(value) : value
    const [first, ...more] = [said].flat()
    if (field === 'current') return typeof said === 'boolean' ? { current: said } : undefined
    if (field === 'roles' && kind === 'work') {
      return first && more.concat(first).some(isFields)
        ? { roles: readList(said, kind, path) }
        : undefined
    }
    if (kind === 'basics' && field === 'name' && isFields(said)) return readEntry(said, kind, path)
    // Two words are no account's.
    if (kind === 'basics' && field === 'username' && !/\S\s+\S/.test(String(said))) return undefined
    if (field === 'label' && GREETING.test(String(said))) return undefined
    if (field === 'links') return { links: readList(said, field, path) }
    if (field === 'fluency' && isMeasure(said)) return undefined
    if (kind === 'basics' && field === 'location') {
      const isAddress = ADDRESS_KEYS.has(plainKey(String(path.at(-1))))
      const isStreet = isAddress && !isFields(said) && STREET.test(String(said))
      return isStreet ? undefined : { location: readPlace(said, path) }
    }
    if (ONE_ONLY.includes(field)) {
      setAside(more, path)
      return { [field]: readTexts(first, field, path) }
    }
    if (isFields(said)) {
      if (field === 'date') return readEntry(said, 'times', path)
      if (field === 'location') return { location: joinTexts(partsIn(said), ', ') }
      const levels = [...new Set(partsIn(said))].sort()
      if (field === 'fluency' && levels.every(isLevel)) {
        return { fluency: [...new Set([levels[0], levels.at(-1)])].join(' – ') }
      }
    }
    return { [field]: readTexts(said, field, path) }
  }
  const readEntry = (value: unknown, kind: Kind, path: Path): Fields | undefined => {
    if (!isFields(value)) return leaveOut(value, path)
    const rest = new Map(Object.entries(value))
    const keys = keysByName(value)
    const read: Fields = {}
    const links: string[] = []
    const fields = fieldsOfKind(kind)
    const hasItems = (names: readonly string[] = []) => names.some((name) => keys.has(name))
    const items = fields.find(({ field }) => field === 'highlights')
    for (const { field, names } of fields) {
      const isNone = (each: string) => {
        const text = String(value[keys.get(each) ?? ''])
        return STUDY_KIND.test(text) || (field === 'label' && text === read.name)
      }
      const name = names.find((each) => keys.has(each) && !isNone(each)) ?? ''
      const key = keys.get(name)
      if (key === undefined || !rest.has(key)) continue
      const isList = TEXTS.includes(field) && Array.isArray(rest.get(key))
      const form = isList && items && !hasItems(items.names) ? 'highlights' : field
      const said = readField(rest.get(key), form, kind, [...path, key])
      if (said === undefined) continue
      Object.assign(read, said)
      // A title keeps no link.
      if (![...PROSE, ...ADDRESSES].includes(field)) links.push(...linksIn(value[key]))
      rest.delete(key)
      keys.delete(name)
    }
    const isLinked = kind !== 'basics' && fields.some(({ field }) => field === 'url')
    for (const link of links) {
      if (isLinked && !read.url) read.url = link
      else if (read.url !== link) setAside(link, [...path, 'url'])
    }
    for (const [key, said] of rest) {
      const isOurs = key === 'type' && OUR_TYPES.includes(said)
      // Beside dates, how long something took says nothing new.
      const isLength = PERIODS.has(plainKey(key)) && !/\d{4}/.test(String(said))
      if (!isOurs && !isLength && typeof said !== 'boolean') setAside(said, [...path, key])
    }
    return read
  }
  /** The entries of a kind, as far as they say something. */
  const shaped = (entry: Fields, kind: Kind, path: Path): Fields[] => {
    if (partsIn(entry).length === 0) return []
    if (kind === 'skills') return [grouped(entry, (group) => setAside(group, [...path, 'group']))]
    if (kind === 'profiles') return [entry]
    const dated = withPeriod(kind === 'references' ? named(entry) : entry)
    if (kind === 'certificates')
      return [givenOnce(dated, (end) => setAside(end, [...path, 'endDate']))]
    return kind === 'work' ? postsOf(dated) : [dated]
  }
  const readList = (value: unknown, kind: Kind, path: Path): Fields[] | undefined => {
    if (!Array.isArray(value) && !isFields(value)) return leaveOut(value, path)
    const main = fieldsOfKind(kind)[0]?.field ?? ''
    const entries = [value]
      .flat()
      .map((entry) => (typeof entry === 'string' ? lineEntry(kind, entry) : entry))
      .map((entry) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .map((entry) => {
        const { details, ...others } = fieldsOf(entry)
        return isFields(details) ? { ...others, ...details } : entry
      })
      .flatMap((entry, index) => {
        const at = [...path, index]
        return shaped(readEntry(entry, kind, at) ?? {}, kind, at)
      })
    return eachOnce(entries, JSON.stringify)
  }
  const { $schema: _schema, meta, ...sections } = raw
  // Our own resume.json has a country without code in the place of the region.
  const isOurs = isFields(meta) && 'portfolio' in meta
  const readPlace = (value: unknown, path: Path): Fields | undefined => {
    // `{ Contact: { … } }`
    const [inner, ...others] = Object.values(fieldsOf(value))
    if (isFields(inner) && others.length === 0) return readPlace(inner, path)
    const isInParts = keysAmong(fieldsOf(value), namesOfKind('place')).length > 0
    const text = isInParts ? undefined : textIn(value)
    if (text !== undefined) return placeAndCountry(text)
    const place = readEntry(value, 'place', path)
    return place && !isOurs ? completePlace(place) : place
  }
  const readBasics = (value: unknown) => {
    if (!isFields(value)) return leaveOut(value, ['basics'])
    const { profiles, ...texts } = value
    const { city, countryCode, region, ...read } = readEntry(texts, 'basics', ['basics']) ?? {}
    const place = filled([city, countryCode, region] as Text[]).length > 0
    return {
      ...(place && { location: completePlace({ city, countryCode, region } as Place) }),
      ...named(read),
      profiles: readList(profiles, 'profiles', ['basics', 'profiles']),
    }
  }
  // Other programs write anything into `meta`.
  const { language, canonical } = fieldsOf(meta)
  const resume: Fields = { meta: readEntry({ language, canonical }, 'meta', ['meta']) }
  const otherLists: OtherList[] = []
  for (const [key, value] of Object.entries(sections)) {
    const section = plainKey(key)
    if (section === 'basics') resume.basics = readBasics(value)
    else if (Object.hasOwn(ENTRIES, section)) {
      const entries = readList(value, kindOf(section), [section]) ?? []
      resume[section] = [resume[section] ?? [], entries].flat()
    } else if (Array.isArray(value) && !isMenu(value) && !OTHERS.includes(section)) {
      const entries = readList(value, kindOf(section), [key])
      const title = titles.get(section)
      if (entries && entries.length > 0) {
        otherLists.push({ name: key, entries, ...(title !== undefined && { title }) })
      }
    } else setAside(value, key.split('.'))
  }
  // Of a list with a place of its own the site says the title.
  for (const [section, title] of titles) {
    if (section in ENTRIES && sectionNamed(title) !== section) setAside(title, [section, 'title'])
  }
  return { resume: { ...resume, otherLists } as Resume, unplaced: [...others.values()], odd }
}
