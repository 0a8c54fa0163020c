import { type Fields, isFields } from '../../../model/objects'
import { skillIcon } from '../../skills/skill-names'
import { isSpoken } from '../parsing/spoken-languages'
import { titleOfKey } from '../parsing/texts'
import { isMeasure, lineEntry } from './entry-forms'
import { isFilled, isText, keysAmong, setOf, textIn, without } from './named-fields'
import { plainKey, SOFT, sectionNamed, sectionTitled } from './names'
import { networkNamed, shapedBasics } from './owner-fields'
import { namesOfKind } from './resume-fields'

/** What stands over a list, and is no entry. */
const ABOVE = setOf(
  ...'name title displayname header label description summary about icon id type url visible columns separator enabled show order'.split(
    ' ',
  ),
)
const HEADINGS = setOf('title', 'displayname')
/** What an entry of a section is told by, its name first. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  work: ['company', 'position', 'role', 'startDate', 'endDate', 'period', 'highlights', 'name'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'period', 'name'],
  skills: ['name', 'label', 'category', 'skill', 'group', 'title'],
  languages: ['language', 'name', 'label', 'title'],
  other: ['name', 'title', 'description', 'date', 'issuer', 'organization', 'position', 'url'],
}
const TEXTS = setOf('description', 'summary')
const PLAIN_LISTS = ['skills', 'soft-skills', 'languages', 'interests']
/** And those that a text of lines may tell. */
const TEXT_LISTS = [...PLAIN_LISTS, 'work', 'education']
/** Keys under which there is just a list. */
const JUST_LISTS = new Set(
  'items list info data entries content toolset skills keywords featuredskills descriptions'.split(
    ' ',
  ),
)

/** Whether an entry of skills or languages is its name with what is said of it: `{ English: 'C1' }`. */
function isByName(section: string, entry: unknown): entry is Fields {
  const [said, ...others] = Object.entries(isFields(entry) ? entry : {}).filter(([, each]) =>
    isFilled(each),
  )
  if (said === undefined || others.length > 0) return false
  const [key, value] = said
  if (section === 'languages') return isText(value) && isSpoken(key)
  const isKnown = setOf(...(TOLD_BY.skills ?? []), 'keywords', 'items').has(plainKey(key))
  return section === 'skills' && !isKnown && (Array.isArray(value) || skillIcon(key) !== undefined)
}

/** The entries of an object whose keys are their names: `{ English: 'C1' }`, `{ Web: ['React'] }`. */
function entriesByName(section: string, fields: Fields): unknown[] {
  return Object.entries(fields).flatMap(([key, value]): unknown[] => {
    if (!isFilled(value) || typeof value === 'boolean') return []
    const [first = 'name', ...names] = TOLD_BY[section] ?? []
    if (isFields(value)) {
      const called = ['skills', 'languages'].includes(section) ? [first, ...names] : [first]
      const isNamed = /\d$/.test(key) || keysAmong(value, setOf(...called)).length > 0
      return [isNamed ? value : { [first]: titleOfKey(key), ...value }]
    }
    if (section === 'languages') return [{ language: key, fluency: value }]
    if (section === 'skills') {
      const isLevel = !Array.isArray(value) && (isMeasure(value) || skillIcon(key) !== undefined)
      return [
        isLevel ? { name: key, level: value } : { name: titleOfKey(key), keywords: [value].flat() },
      ]
    }
    if (Array.isArray(value)) return value
    if (/\d{4}/.test(key)) {
      const told = lineEntry(section, String(value))
      const said = isFields(told) ? told : { [section === 'work' ? 'position' : 'title']: value }
      return [{ ...said, period: key }]
    }
    return [{ name: titleOfKey(key), description: value }]
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
    ([key, inner]) =>
      isSection(key, inner) ||
      areSections(inner) ||
      (key !== 'meta' && holdsSections(inner, depth - 1)),
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

/** The list or the text under a title: of `{ title: 'Skills', items: ['React'] }` the last. */
const heldIn = (section: Fields): unknown =>
  Object.values(section).find(Array.isArray) ?? section[keysAmong(section, TEXTS)[0] ?? '']

const TITLES = setOf('title', 'name', 'label', 'type')
const titleIn = (section: Fields): string => String(section[keysAmong(section, TITLES)[0] ?? ''])

/** Sections in a list, by their titles, of which one at least is usual. */
const areSections = (value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.every((each) => isFields(each) && isFilled(heldIn(each)) && titleIn(each) !== '') &&
  value.some((each) => sectionTitled(titleIn(each)) !== undefined && Array.isArray(heldIn(each)))
const fromSections = (sections: readonly Fields[]): Fields =>
  Object.fromEntries(sections.map((each) => [titleIn(each), heldIn(each)]))

/** The fields of the owner, by their names at the top of a file. */
const OF_OWNER = new Set([
  ...namesOfKind('basics'),
  ...namesOfKind('place'),
  ...setOf('location', 'address', 'profiles'),
])

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
    const shaped = said
      .filter(isFilled)
      .flatMap((entry) => (isByName(section, entry) ? entriesByName(section, entry) : [entry]))
    lists.set(section, [...(lists.get(section) ?? []), ...shaped])
  }
  const setAside = (key: string, said: unknown) => {
    rest[key] = key in rest ? [rest[key], said].flat() : said
  }

  function addList(section: string, key: string, said: unknown) {
    const names = section === 'languages' && Array.isArray(said) ? said.map(textIn) : []
    const isCode = (name = '') => !isSpoken(name) && skillIcon(name) !== undefined
    if (names.length > 0 && names.every(isCode)) {
      add('skills', [{ name: titleOfKey(key), keywords: names }])
    } else if (isText(said)) {
      const isWhole = section === 'languages'
      const cut = PLAIN_LISTS.includes(section) ? /[,;•|\n]/ : /\n/
      const texts = isWhole ? [said] : String(said).split(cut)
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
    const isHeaded = told.some((name) => sectionTitled(String(said[name])) === section)
    const holdsList =
      isMap ||
      inner.some(([name, each]) => [each].flat().some(isFields) && isAbove && name !== 'links') ||
      (inner.length > 0 && (told.length === 0 || (isAbove && isHeaded)))
    if (!holdsList && told.length > 0) {
      add(section, [said])
      return
    }
    for (const [name, each] of Object.entries(said)) {
      if (!isFilled(each) || typeof each === 'boolean') continue
      if (holdsList && isText(each) && ABOVE.has(plainKey(name))) {
        const isTitle = HEADINGS.has(plainKey(name))
        if (isTitle && plainKey(String(each)) !== plainKey(key)) titles.set(section, String(each))
        else if (isTitle) continue
        // A heading in the words of its kind says nothing more.
        else if (sectionTitled(String(each)) !== section) setAside(`${key}.${name}`, each)
        continue
      }
      const isNested =
        isFields(each) &&
        Object.entries(each).some(
          ([key, list]) => sectionNamed(key) === section && Array.isArray(list),
        )
      if (isNested) {
        addObject(section, name, each)
        continue
      }
      const other = sectionNamed(name)
      const texts = [each].flat().map(textIn)
      const isOther =
        other !== undefined &&
        other !== section &&
        !['basics', 'about'].includes(other) &&
        (other !== 'languages' || texts.every((text) => text !== undefined && isSpoken(text)))
      if (isOther) addList(other, name, each)
      else if (section === 'skills' && JUST_LISTS.has(plainKey(name))) add(section, [each].flat())
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
        const [heading = ''] = keysAmong(said, HEADINGS)
        const isHeading = sectionNamed(String(said[heading])) !== undefined
        const [list = ''] = keysAmong(said, JUST_LISTS)
        const texts = [said[list] ?? []].flat().map(textIn)
        const isList = texts.length > 0 && texts.every((text) => text !== undefined)
        if (isList) about.push(texts)
        place(without(said, [isHeading ? heading : '', isList ? list : '']), true)
      } else if (named === 'about' && [said].flat().every(isText)) about.push(said)
      else if (
        named &&
        !['basics', 'about'].includes(named) &&
        (isObject || TEXT_LISTS.includes(named))
      ) {
        addList(named, key, said)
      } else if (!isInner && networkNamed(key) && isText(said) && !isStandard) basics[key] = said
      else if (isFields(said) && holdsSections(said)) place(said, false)
      else if (isOwners && !(key in basics)) basics[key] = said
      else if (areSections(said)) place(fromSections(said), false)
      else setAside(key, said)
    }
  }
  place(value, false)
  const { meta } = value
  const all = about.length > 0 ? { ...basics, summary: about.flat() } : basics
  const said = Object.keys(all).length > 0 ? { basics: shapedBasics(all) } : {}
  const others = Object.entries(rest).map(([key, each]) => [
    lists.has(key) ? `${key}.text` : key,
    each,
  ])
  const fields = {
    ...(meta !== undefined && { meta }),
    ...said,
    ...Object.fromEntries(lists),
    ...Object.fromEntries(others),
  }
  return { fields, titles }
}
