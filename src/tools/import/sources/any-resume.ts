import { type Fields, isFields } from '../../../model/objects'
import { languageCodeOf } from '../../content/intl-names'
import { skillIcon } from '../../skills/skill-names'
import { NETWORKS } from '../parsing/networks'
import { LOCALES } from '../parsing/places'
import { capital, filled, joinTexts, partsIn } from '../parsing/texts'
import { namesOf, plainKey, sectionNamed, sectionTitled } from './names'

const isFilled = (value: unknown): boolean => partsIn(value).length > 0
const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && isFilled(value)

const setOf = (...fields: string[]): ReadonlySet<string> =>
  new Set(fields.flatMap(namesOf).map(plainKey))

/** The keys of an object that are among names, in the order of the names. */
const keysAmong = (fields: Fields, names: Iterable<string>): string[] =>
  [...names].flatMap((name) =>
    Object.keys(fields).filter((key) => plainKey(key) === name && isFilled(fields[key])),
  )

const without = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))

/** What an object is called, which has a place for one text alone. */
const CALLED = setOf('name', 'label', 'title', 'text', 'value', 'contact', 'url', 'description')

/** The one text of a value, where it is plain which. */
export function textIn(value: unknown): string | undefined {
  if (isText(value)) return String(value)
  if (!isFields(value)) return undefined
  const [key = ''] = keysAmong(value, CALLED)
  return textIn(value[key])
}

// Dates.

const [STARTS, ENDS, PERIODS] = [
  setOf('startDate'),
  setOf('endDate'),
  setOf('period', 'date'),
] as const
const [YEARS, MONTHS] = [
  setOf('year', 'anio', 'annee', 'jahr', 'anno'),
  setOf('month', 'mes', 'mois', 'monat', 'mese'),
]
const CURRENT = setOf(
  ...'current iscurrent present ispresent currentlyworking currentlyworkinghere currentjob ongoing active actual atual actualmente aktuell encours attuale stillworking trabajoactual'.split(
    ' ',
  ),
)

/** `{ year: 2020, month: 3 }` as 2020-03. */
function dateOf(value: unknown): unknown {
  if (!isFields(value)) return value
  const [year, month] = [YEARS, MONTHS].map((names) => value[keysAmong(value, names)[0] ?? ''])
  if (year === undefined) return value
  if (month === undefined) return year
  return /^\d{1,2}$/.test(String(month))
    ? `${year}-${String(month).padStart(2, '0')}`
    : `${month} ${year}`
}

/** The dates of an entry as texts: of objects, of lists, of a year and a month, and of a tick for 'still'. */
function withDates(entry: Fields): Fields {
  const found: Fields = {}
  let isCurrent = false
  for (const [key, value] of Object.entries(entry)) {
    const name = plainKey(key)
    const isDate = STARTS.has(name) || ENDS.has(name)
    if (typeof value === 'boolean') {
      isCurrent ||= value && CURRENT.has(name)
    } else if (PERIODS.has(name) && isFields(value)) {
      const date = dateOf(value)
      if (isFields(date)) Object.assign(found, withDates(date))
      else found[key] = date
    } else if (PERIODS.has(name) && Array.isArray(value))
      found[key] = filled(value.map(String)).join(' – ')
    else if (/^(?:start|end)month$/.test(name)) {
      const field = name.replace('month', 'year')
      const [year] = keysAmong(entry, [field])
      if (year) found[field] = dateOf({ year: entry[year], month: value })
      else found[key] = value
    } else if (!(key in found)) found[key] = isDate ? dateOf(value) : value
  }
  return isCurrent && keysAmong(found, ENDS).length === 0 ? { ...found, endDate: 'present' } : found
}

// Entries.

const TEXTS = setOf('description', 'summary')
const HIGHLIGHTS = setOf('highlights')
const PLACES = setOf('location')
const POSITIONS = setOf('position', 'title', 'role')
const ROLES = setOf('roles', 'positions', 'puestos', 'cargos', 'postes', 'stellen', 'ruoli')
const FLUENCIES = setOf('fluency')

/** Each post that an employer's entry tells of, as an entry of its own. */
function postsOf(entry: Fields): Fields[] {
  const [key = ''] = keysAmong(entry, ROLES)
  const { [key]: roles } = entry
  if (!Array.isArray(roles) || !roles.some(isFields)) return [entry]
  const company = without(entry, [key])
  const times = [...STARTS, ...ENDS, ...PERIODS]
  return roles.filter(isFilled).map((role, index) => {
    const own: Fields = isFields(role) ? withDates(role) : { position: role }
    const isDated = keysAmong(own, times).length > 0
    const replaced = [
      ...(isDated ? keysAmong(company, times) : []),
      ...(keysAmong(own, POSITIONS).length > 0 ? keysAmong(company, POSITIONS) : []),
      // Of the employer, not of each post.
      ...(index > 0 ? keysAmong(company, [...TEXTS, ...HIGHLIGHTS]) : []),
    ]
    const kept = without(company, replaced)
    const [text, ownText] = [kept, own].map((fields) => keysAmong(fields, TEXTS)[0])
    if (text === undefined || ownText === undefined) return { ...kept, ...own }
    const texts = { description: kept[text], summary: own[ownText] }
    return { ...without(kept, [text]), ...without(own, [ownText]), ...texts }
  })
}

/** 'French (C1)', 'French: fluent' and 'French – C1' as a language and its level. */
const WITH_LEVEL = /^\s*(\p{L}[\p{L} .'’-]*?)\s*(?:[:(,]\s*|\s[-–—]\s*)(.+?)\)?\s*$/u

const isLanguage = (text: string): boolean =>
  languageCodeOf(WITH_LEVEL.exec(text)?.[1] ?? text, ...LOCALES) !== undefined

function languagesIn(text: string): unknown[] {
  const parts = text.split(/[,;•|\n]/).filter(isFilled)
  const all = parts.length > 1 && parts.every(isLanguage) ? parts : [text]
  return all.map((part) => {
    const [, language, fluency] = WITH_LEVEL.exec(part) ?? []
    return language && isLanguage(language) ? { language, fluency } : part.trim()
  })
}

/** Marks of programs in numbers or stars say no level to a reader. */
const isMeasure = (value: unknown): boolean => /^[\d\s.,/%★☆*]+$/.test(String(value))

const SKILLS = setOf('name', 'skill', 'technology', 'tool')
const GROUPS = setOf('category', 'group', 'type', 'area')
const IN_GROUPS = setOf('keywords', 'items', 'details')
/** Said by our own resume.json. */
const SOFT = 'soft-skills'

/** A skill that names its group, as a group of it. */
function grouped(skill: Fields): Fields {
  const [key = ''] = keysAmong(skill, SKILLS)
  const [group = ''] = keysAmong(skill, GROUPS)
  const isGroup = keysAmong(skill, IN_GROUPS).length > 0 || skill[group] === SOFT
  if (isGroup || !isText(skill[key]) || !isText(skill[group])) return skill
  return { ...without(skill, [key, group]), name: skill[group], keywords: [skill[key]] }
}

function shapedEntry(section: string, item: unknown): unknown[] {
  if (section === 'languages') {
    if (typeof item === 'string') return languagesIn(item)
    const said: Fields = isFields(item) ? item : {}
    const [key] = keysAmong(said, FLUENCIES)
    if (key && isMeasure(said[key])) return [{ ...without(said, [key]), rating: said[key] }]
  }
  if (!isFields(item)) return [item]
  if (section === 'skills') return [grouped(item)]
  const dated = withDates(item)
  return (section === 'work' ? postsOf(dated) : [dated]).map((entry) => {
    const found: Fields = {}
    const hasHighlights = keysAmong(entry, HIGHLIGHTS).length > 0
    for (const [key, value] of Object.entries(entry)) {
      const name = plainKey(key)
      const isList = TEXTS.has(name) && Array.isArray(value) && section !== 'references'
      if (isList && !hasHighlights) found.highlights = value
      else if (PLACES.has(name) && isFields(value)) {
        found[key] = joinTexts(partsIn(value), ', ')
      } else found[key] = value
    }
    return found
  })
}

// Lists.

/** What stands over a list, and is no entry. */
const ABOVE = setOf(
  ...'name title label description summary about icon id type url visible columns separator enabled show order'.split(
    ' ',
  ),
)
/** What an entry of a section is told by, its name first. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  work: ['company', 'position', 'role', 'startDate', 'endDate', 'period', 'highlights'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'period'],
  skills: ['name', 'label', 'category', 'skill', 'group', 'title'],
  languages: ['language', 'name', 'label', 'title'],
  other: ['name', 'title', 'description', 'date', 'issuer', 'organization', 'position', 'url'],
}
const PLAIN_LISTS = ['skills', 'soft-skills', 'languages', 'interests']
/** Keys under which there is just a list. */
const JUST_LISTS = setOf(
  'items',
  'info',
  'data',
  'entries',
  'content',
  'toolset',
  'skills',
  'keywords',
)

const titleOf = (key: string) =>
  capital(key.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ').toLowerCase())

/** The entries of an object whose keys are their names: `{ English: 'C1' }`, `{ Web: ['React'] }`. */
function entriesByName(section: string, fields: Fields): unknown[] {
  return Object.entries(fields).flatMap(([key, value]): unknown[] => {
    if (!isFilled(value) || typeof value === 'boolean') return []
    const [first = 'name'] = TOLD_BY[section] ?? []
    if (isFields(value)) {
      const isNamed = /\d$/.test(key) || keysAmong(value, setOf(first)).length > 0
      return [isNamed ? value : { [first]: titleOf(key), ...value }]
    }
    if (section === 'languages') return [{ language: key, fluency: value }]
    if (section === 'skills') {
      const isLevel = !Array.isArray(value) && (isMeasure(value) || skillIcon(key) !== undefined)
      return [
        isLevel ? { name: key, level: value } : { name: titleOf(key), keywords: [value].flat() },
      ]
    }
    if (Array.isArray(value)) return value
    if (/\d{4}/.test(key)) return [{ period: key, name: value, position: value }]
    return [{ name: titleOf(key), description: value }]
  })
}

/** A resume in JSON Resume's form, and titles that its owner has for sections of JSON Resume. */
export type Shaped = { fields: Fields; titles: ReadonlyMap<string, string> }

/** How deep a resume may lie in other objects. */
const DEEPEST = 4

const isSection = (key: string, value: unknown): boolean => {
  const section = sectionNamed(key)
  return (
    section !== undefined &&
    !['basics', 'about'].includes(section) &&
    (isFields(value) || (Array.isArray(value) && isFilled(value)))
  )
}

/** Whether sections lie in a value, at some depth. */
export const holdsSections = (value: unknown, depth = DEEPEST): boolean =>
  isFields(value) &&
  depth > 0 &&
  Object.entries(value).some(
    ([key, inner]) => isSection(key, inner) || (key !== 'meta' && holdsSections(inner, depth - 1)),
  )

const [PAIR_KEYS, PAIR_VALUES] = [
  setOf('type', 'name', 'label', 'key'),
  setOf('value', 'text', 'url'),
]

/** `[{ type: 'email', value: 'ana@ana.dev' }]` */
const isPairs = (value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      isFields(each) &&
      [PAIR_KEYS, PAIR_VALUES].every((names) => keysAmong(each, names).length > 0),
  )
const fromPairs = (pairs: readonly Fields[]): Fields =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', value = ''] = [PAIR_KEYS, PAIR_VALUES].map(
        (names) => keysAmong(pair, names)[0],
      )
      return [textIn(pair[key]), pair[value]]
    }),
  )

/** The fields of the owner, by their names at the top of a file. */
const OF_OWNER = setOf(
  ...'name fullname first middle last label title position role tagline headline image picture avatar photo email phone url homepage summary about description birthDate location address city country region profiles'.split(
    ' ',
  ),
)

const NETWORK_KEY = /(?:url|profile|link|username|user|handle|account)$/
const OTHER_NETWORKS = 'discord goodreads googlescholar reddit skype researchgate scholar'.split(
  ' ',
)
/** The network that a key names: 'github', 'linkedInUrl', 'fa-github'. */
function networkNamed(key: string): string | undefined {
  const name = plainKey(key.replace(/^.*\bfa-/, ''))
  return [name, name.replace(NETWORK_KEY, '')].find(
    (each) => Object.hasOwn(NETWORKS, each) || OTHER_NETWORKS.includes(each),
  )
}

/** Brings a resume of any form into JSON Resume's. @param isLoose whether titles are known by their words, too */
export function shapedResume(value: Fields, isLoose: boolean): Shaped {
  const basics: Fields = {}
  const about: unknown[] = []
  const lists = new Map<string, unknown[]>()
  const rest: Fields = {}
  const titles = new Map<string, string>()
  const isStandard = isFields(value.basics)

  const add = (named: string, entries: readonly unknown[]) => {
    const isSoft = named === SOFT
    const section = isSoft ? 'skills' : named
    const keywords = entries.flatMap((entry) => textIn(entry) ?? [])
    const said = isSoft ? [{ name: 'Soft skills', keywords, type: named }] : entries
    const shaped = said.filter(isFilled).flatMap((entry) => shapedEntry(section, entry))
    lists.set(section, [...(lists.get(section) ?? []), ...shaped])
  }
  const setAside = (key: string, said: unknown) => {
    rest[key] = key in rest ? [rest[key], said].flat() : said
  }

  function addList(section: string, key: string, said: unknown) {
    if (isText(said)) {
      const texts = section === 'languages' ? [said] : String(said).split(/[,;•|\n]/)
      const trimmed = texts.map((text) => String(text).trim())
      add(section, trimmed)
    } else if (Array.isArray(said)) add(section, said)
    else if (isFields(said)) addObject(section, key, said)
    else setAside(key, said)
  }

  /** One entry, a list with its heading, or entries by their names. */
  function addObject(section: string, key: string, said: Fields) {
    const inner = Object.entries(said).filter(([, each]) => Array.isArray(each) && isFilled(each))
    const names = TOLD_BY[section] ?? TOLD_BY.other ?? []
    const told = keysAmong(said, setOf(...names)).filter((name) => isText(said[name]))
    const isMap = section === 'skills' && inner.length > 1
    const isAbove = told.every((name) => ABOVE.has(plainKey(name)))
    const holdsList =
      isMap ||
      inner.some(([name, each]) => [each].flat().some(isFields) && isAbove && name !== 'links') ||
      (inner.length > 0 && told.length === 0)
    if (!holdsList && told.length > 0) {
      add(section, [said])
      return
    }
    const isOneList = inner.length === 1
    for (const [name, each] of Object.entries(said)) {
      if (!isFilled(each) || typeof each === 'boolean') continue
      if (holdsList && isText(each) && ABOVE.has(plainKey(name))) {
        const isTitle = plainKey(name) === 'title'
        if (isTitle && plainKey(String(each)) !== plainKey(key)) titles.set(section, String(each))
        else if (isTitle) continue
        // A heading in the words of its kind says nothing more.
        else if (sectionTitled(String(each)) !== section) setAside(`${key}.${name}`, each)
        continue
      }
      const other = sectionNamed(name)
      const texts = [each].flat().map(textIn)
      const isOther =
        other !== undefined &&
        other !== section &&
        !['basics', 'about'].includes(other) &&
        (other !== 'languages' || texts.every((text) => text !== undefined && isLanguage(text)))
      if (isOther) addList(other, name, each)
      else if (section === 'skills' && isOneList && JUST_LISTS.has(plainKey(name)))
        add(section, [each].flat())
      else if (section !== 'skills' && Array.isArray(each)) add(section, each)
      else add(section, entriesByName(section, { [name]: each }))
    }
  }

  function place(fields: Fields, isInner: boolean): void {
    for (const [key, said] of Object.entries(fields)) {
      if (!isInner && (key === 'meta' || key === '$schema')) continue
      if (typeof said === 'boolean' || !isFilled(said)) continue
      const isObject = typeof said === 'object'
      const isTitle = isLoose && !isInner && isObject && !holdsSections(said)
      const named = sectionNamed(key) ?? (isTitle ? sectionTitled(key) : undefined)
      const isOwners = isInner || (!isStandard && OF_OWNER.has(plainKey(key)))
      if (named === 'basics' && isFields(said)) place(said, true)
      else if (named === 'basics' && isPairs(said)) place(fromPairs(said), true)
      else if (named === 'about' && isFields(said)) {
        const [heading = ''] = keysAmong(said, setOf('title'))
        const isHeading = sectionNamed(String(said[heading])) !== undefined
        place(isHeading ? without(said, [heading]) : said, true)
      } else if (named === 'about' && [said].flat().every(isText)) about.push(said)
      else if (
        named &&
        !['basics', 'about'].includes(named) &&
        (isObject || PLAIN_LISTS.includes(named))
      ) {
        addList(named, key, said)
      } else if (!isInner && networkNamed(key) && isText(said) && !isStandard) basics[key] = said
      else if (isOwners && !(key in basics)) basics[key] = said
      else if (isFields(said) && holdsSections(said)) place(said, false)
      else setAside(key, said)
    }
  }
  place(value, false)
  const { meta } = value
  const all = about.length > 0 ? { ...basics, summary: about.flat() } : basics
  const said = Object.keys(all).length > 0 ? { basics: shapedBasics(all) } : {}
  const others = Object.entries(rest).map(([key, each]) => [
    lists.has(key) ? `${key}.text` : key,
    Array.isArray(each) ? each.flatMap((entry) => shapedEntry('', entry)) : each,
  ])
  const fields = {
    ...(meta !== undefined && { meta }),
    ...said,
    ...Object.fromEntries(lists),
    ...Object.fromEntries(others),
  }
  return { fields, titles }
}

// The owner.

const NAMES = setOf('fullname', 'name')

/** A whole name, of its parts where it is told in parts. */
function withName(basics: Fields): Fields {
  const [key = ''] = keysAmong(basics, NAMES)
  const { [key]: said } = basics
  const inside: Fields = isFields(said) ? said : {}
  const keys: string[] = []
  const [whole, first, middle, last] = ['name', 'first', 'middle', 'last'].map((part) => {
    const names = part === 'name' ? NAMES : setOf(part)
    const [inner] = keysAmong(inside, names)
    if (inner) return textIn(inside[inner])
    const outer = keysAmong(basics, names).find(
      (name) => !keys.includes(name) && !isFields(basics[name]),
    )
    if (outer === undefined) return undefined
    // In French `nom` is the last name beside a first one.
    if (
      part === 'name' &&
      plainKey(outer) === 'nom' &&
      keysAmong(basics, setOf('first')).length > 0
    )
      return undefined
    keys.push(outer)
    return textIn(basics[outer])
  })
  if (last === undefined && first === undefined && !isFields(said)) return basics
  const isWhole = whole !== undefined && (last === undefined || whole.includes(last))
  const name = isWhole ? whole : joinTexts([first ?? whole, middle, last], ' ')
  return { ...without(basics, [key, ...keys]), name }
}

const ADDRESS = /^(?:https?:)?\/\/\S|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

const PROFILE_NAMES = setOf('network', 'name', 'label', 'type', 'site', 'title', 'icon')
const PROFILE_URLS = setOf('url', 'address')
const PROFILE_USERS = setOf('username')

const addressIn = (value: unknown): string | undefined =>
  isFields(value) ? textIn(value[keysAmong(value, PROFILE_URLS)[0] ?? '']) : textIn(value)

/** A profile by its network and user, or by its address, whichever of them is said. */
function profileOf(network: string | undefined, said: unknown): Fields[] {
  if (!isFilled(said)) return []
  if (!isFields(said)) {
    const text = String(said).trim()
    return [ADDRESS.test(text) ? { network, url: text } : { network, username: text }]
  }
  const [name = '', url = '', user = ''] = [PROFILE_NAMES, PROFILE_URLS, PROFILE_USERS].map(
    (names) => keysAmong(said, names)[0],
  )
  const others = without(said, [name, url, user])
  const [username, address] = [textIn(said[user]), addressIn(said[url])]
  const isAddress = address === undefined && username !== undefined && ADDRESS.test(username)
  return [
    {
      ...others,
      network: networkNamed(String(said[name] ?? '')) ? said[name] : (network ?? said[name]),
      ...(isAddress ? { url: username } : { url: address, username }),
    },
  ]
}

const PROFILES = setOf('profiles')

/** Networks and addresses, wherever they stand. */
function withProfiles(basics: Fields): Fields {
  const keys = Object.keys(basics).filter(
    (key) => PROFILES.has(plainKey(key)) && isFilled(basics[key]),
  )
  const [lists, others] = [true, false].map((wanted) =>
    keys.filter((key) => (typeof basics[key] === 'object') === wanted),
  ) as [string[], string[]]
  const own = Object.keys(basics).filter((key) => networkNamed(key) && isText(basics[key]))
  const found = [
    ...lists.flatMap((key) => {
      const said = basics[key]
      if (Array.isArray(said)) return said.flatMap((each) => profileOf(undefined, each))
      const isOne = keysAmong(said as Fields, PROFILE_URLS).length > 0
      return isOne
        ? profileOf(undefined, said)
        : Object.entries(said as Fields).flatMap(([name, each]) => profileOf(titleOf(name), each))
    }),
    ...own.flatMap((key) => profileOf(networkNamed(key), basics[key])),
  ]
  if (found.length === 0) return basics
  const mail = found.find(({ url }) => /^mailto:/i.test(String(url)))
  const hasMail = keysAmong(basics, setOf('email')).length > 0
  return {
    ...without(basics, [...lists, ...own]),
    ...(mail && !hasMail && { email: mail.url }),
    profiles: found.filter((each) => each !== mail),
    ...Object.fromEntries(others.map((key) => [key, basics[key]])),
  }
}

const PLACE_PARTS = setOf('city', 'country', 'countryCode', 'region')
const STREET = /\d/

/** A place of its parts, or of an address without a number, which is no street's. */
function withPlace(basics: Fields): Fields {
  if (keysAmong(basics, ['location']).length > 0) return basics
  const parts = keysAmong(basics, PLACE_PARTS)
  const [other] = keysAmong(basics, [...PLACES, ...setOf('address')])
  const said = other === undefined ? undefined : basics[other]
  if (other !== undefined && (isFields(said) || !STREET.test(String(said)))) {
    const { [other]: place, ...others } = basics
    return { ...others, location: place }
  }
  if (parts.length === 0) return basics
  const place = Object.fromEntries(parts.map((key) => [key, basics[key]]))
  return { ...without(basics, parts), location: place }
}

const ONE_ONLY = setOf('email', 'phone')

/** Of several mails and telephones the first is shown, and the others are told. */
function withOneOfEach(basics: Fields): Fields {
  const found: Fields = {}
  for (const [key, value] of Object.entries(basics)) {
    const all = Array.isArray(value) && ONE_ONLY.has(plainKey(key)) ? value : [value]
    const [first, ...others] = all
    found[key] = all.length > 1 ? textIn(first) : first
    if (others.length > 0) found[`other ${key}`] = others
  }
  return found
}

const shapedBasics = (basics: Fields): Fields =>
  withOneOfEach(withPlace(withProfiles(withName(basics))))
