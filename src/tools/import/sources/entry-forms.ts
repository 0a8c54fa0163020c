import { type Fields, isFields } from '../../../model/objects'
import { isLanguageName } from '../parsing/places'
import { filled, joinTexts, partsIn } from '../parsing/texts'
import { isFilled, isText, keysAmong, setOf, without } from './named-fields'
import { plainKey, withoutKind } from './names'

const [STARTS, ENDS, PERIODS] = [
  setOf('startDate'),
  setOf('endDate'),
  setOf('period', 'date'),
] as const
const [YEARS, MONTHS] = [
  setOf('year', 'anio', 'ano', 'annee', 'jahr', 'anno'),
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

export const TEXTS = setOf('description', 'summary')
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

export const isLanguage = (text: string): boolean =>
  isLanguageName(WITH_LEVEL.exec(text)?.[1] ?? text)

function languagesIn(text: string): unknown[] {
  const parts = text.split(/[,;•|\n]/).filter(isFilled)
  const all = parts.length > 1 && parts.every(isLanguage) ? parts : [text]
  return all.map((part) => {
    const [, language, fluency] = WITH_LEVEL.exec(part) ?? []
    return language && isLanguage(language) ? { language, fluency } : part.trim()
  })
}

/** Marks of programs in numbers or stars say no level to a reader. */
export const isMeasure = (value: unknown): boolean => /^[\d\s.,/%★☆*]+$/.test(String(value))

/** 'Dev at Acme (2019 – 2021)', 'BSc, MIT, 2018' */
const WITH_DATES =
  /^(.+?)[\s,;|·:–—-]*[(,;|·:–—-]\s*((?:[\p{L}.]+\s)?(?:\d{1,2}[/.])?\d{4}\b[^()|]*)\)?\s*$/u
const AT = /^(.+?)(?:\s+(?:at|@|em|en|bei|chez|presso)\s+|\s*@\s*)(.+)$/

/** A post or a study that is told in one line, as far as that is plain. */
export function lineEntry(section: string, line: string): unknown {
  if (section !== 'work' && section !== 'education') return line
  const [, told = line, period] = WITH_DATES.exec(line) ?? []
  if (section === 'education') return period === undefined ? line : { studyType: told, period }
  const [, position, company] = AT.exec(told) ?? []
  if (company === undefined && period === undefined) return line
  return { position: position ?? told, company, period }
}

const SKILLS = setOf('name', 'skill', 'technology', 'tool')
const GROUPS = setOf('category', 'group', 'type', 'area')
const IN_GROUPS = setOf('keywords', 'items', 'details')
/** Said by our own resume.json. */
export const SOFT = 'soft-skills'

/** A skill that names its group, as a group of it. */
function grouped(skill: Fields): Fields {
  const [key = ''] = keysAmong(skill, SKILLS)
  const [group = ''] = keysAmong(skill, GROUPS)
  const isGroup = keysAmong(skill, IN_GROUPS).length > 0 || skill[group] === SOFT
  if (isGroup || !isText(skill[key]) || !isText(skill[group])) return skill
  return { ...without(skill, [key, group]), name: skill[group], keywords: [skill[key]] }
}

function withBareNames(entry: Fields): Fields {
  const named = Object.entries(entry).map(([key, value]) => {
    const name = withoutKind(key)
    return [name in entry ? key : name, value] as const
  })
  return Object.fromEntries(named)
}

export function shapedEntry(section: string, item: unknown): unknown[] {
  if (section === 'languages') {
    if (typeof item === 'string') return languagesIn(item)
    const said: Fields = isFields(item) ? item : {}
    const [key] = keysAmong(said, FLUENCIES)
    if (key && isMeasure(said[key])) return [{ ...without(said, [key]), rating: said[key] }]
  }
  if (!isFields(item)) return [typeof item === 'string' ? lineEntry(section, item) : item]
  const named = withBareNames(item)
  if (section === 'skills') return [grouped(named)]
  const dated = withDates(named)
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
