import { type Fields, isFields } from '../../../model/objects'
import { skillIcon } from '../../skills/skill-names'
import { isSpoken } from '../parsing/spoken-languages'
import { titleOfKey } from '../parsing/texts'
import { isMeasure, lineEntry } from './entry-forms'
import { isFilled, isText, keysAmong, setOf, textIn, without } from './named-fields'
import { listNamed, plainKey, SOFT, sectionNamed, sectionTitled } from './names'
import { ADDRESS, networkNamed, withProfiles } from './owner-fields'
import { ENTRIES, kindOf, namesOfKind } from './resume-fields'

/** What stands over a list, and is no entry. */
const ABOVE = setOf(
  ...'name title displayname header label description summary about icon id type url visible columns separator enabled show order'.split(
    ' ',
  ),
)
const HEADINGS = setOf('title', 'displayname')
const TEXTS = setOf('description', 'summary')
/** What an entry of a section is told by, its name first. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  work: ['company', 'position', 'role', 'startDate', 'endDate', 'period', 'highlights', 'name'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'period', 'name'],
  skills: ['name', 'label', 'category', 'skill', 'group', 'title'],
  languages: ['language', 'name', 'label', 'title'],
  other: ['name', 'title', 'description', 'date', 'issuer', 'organization', 'position', 'url'],
}
const toldBy = (section: string) => TOLD_BY[section] ?? TOLD_BY.other ?? []
/** What entries are where no title says it, and no other list is that: told by what all of them have. */
const TOLD_ALONE: readonly (readonly [section: string, ...fields: string[]])[] = [
  ['work', 'company', 'position'],
  ['education', 'institution', 'area'],
  ['education', 'institution', 'studyType'],
  ['skills', 'label', 'details'],
]
const PLAIN_LISTS = ['skills', SOFT, 'languages', 'interests']
/** And those that a text of lines may tell. */
const TEXT_LISTS = [...PLAIN_LISTS, 'work', 'education']
/** Keys under which there is just a list. */
const JUST_LISTS = new Set(
  'items list info data entries content toolset sets skills keywords featuredskills descriptions paragraphs'.split(
    ' ',
  ),
)
/** FRESH's name for the list of a section. */
const HISTORY = 'history'
/** And what lists are called under a switch, `{ enable: true, items: […] }`. */
const UNTITLED = [HISTORY, 'items']
const ITEMS = setOf('keywords', 'items')
const MOTHER_TONGUE = /^mothertongue/

/** Whether an entry of skills or languages is its name with what is said of it: `{ English: 'C1' }`. */
function isByName(section: string, entry: unknown): entry is Fields {
  const [said, ...others] = Object.entries(isFields(entry) ? entry : {}).filter(([, each]) =>
    isFilled(each),
  )
  if (said === undefined || others.length > 0) return false
  const [key, value] = said
  if (section === 'languages') return isText(value) && isSpoken(key)
  const isKnown = ITEMS.has(plainKey(key)) || setOf(...toldBy('skills')).has(plainKey(key))
  return section === 'skills' && !isKnown && (Array.isArray(value) || skillIcon(key) !== undefined)
}

/** A resume in JSON Resume's form, and titles that its owner has for sections of JSON Resume. */
export type Shaped = { fields: Fields; titles: ReadonlyMap<string, string> }
/** What a file says under a key, and the title that its owner has for it. */
export type Part = readonly [key: string, said: unknown, title?: string]

/** How deep a resume may lie in other objects. */
const DEEPEST = 4

/** The sections that lie in a value, at some depth. */
function sectionsIn(value: unknown, depth = DEEPEST): string[] {
  if (!isFields(value) || depth === 0) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const section = listNamed(key)
    const isSection = isFields(inner) || (Array.isArray(inner) && isFilled(inner))
    if (section !== undefined && isSection) return [section]
    const titles = sectionsInList(inner)?.map(([title]) => title)
    return titles ?? (key === 'meta' ? [] : sectionsIn(inner, depth - 1))
  })
}
export const holdsSections = (value: unknown): boolean => sectionsIn(value).length > 0

const TITLES = setOf('title', 'section', 'type', 'name', 'label', 'key')
const HELD = setOf('value', 'text', 'url', 'description', 'summary')
const isKnownTitle = (title: string) =>
  sectionTitled(title) ?? networkNamed(title) ?? OF_OWNER.has(plainKey(title))

/** A list of what is called by its title: `[{ type: 'email', value }]`, `[{ title: 'Skills', items }]`. */
function titledIn(value: unknown): Part[] | undefined {
  const parts = (Array.isArray(value) ? value : [undefined]).map((each): Part => {
    if (!isFields(each)) return ['', undefined]
    const titles = keysAmong(each, TITLES).map((key) => String(each[key]))
    const held = Object.values(each).find(Array.isArray) ?? each[keysAmong(each, HELD)[0] ?? '']
    return [titles.find(isKnownTitle) ?? titles[0] ?? '', held]
  })
  return parts.every(([title, held]) => title !== '' && isFilled(held)) ? parts : undefined
}

/** Sections in a list, of which one at least has a usual title. */
export function sectionsInList(value: unknown): Part[] | undefined {
  const parts = titledIn(value)
  const isUsual = ([title, held]: Part) => Array.isArray(held) && sectionTitled(title)
  return parts?.some(isUsual) ? parts : undefined
}

/** What the entries of a list are by their fields. */
const toldAlone = (value: unknown): string | undefined => {
  const isOne = (fields: readonly string[]) =>
    Array.isArray(value) &&
    value.every(
      (each) => isFields(each) && fields.every((name) => keysAmong(each, setOf(name)).length > 0),
    )
  return TOLD_ALONE.find(([, ...fields]) => isFilled(value) && isOne(fields))?.[0]
}

const MAIL = /^\S+@\S+\.\S+$/
const PHONE = /^\+?[\d\s().-]{6,}$/
/** What one is reached at, told by its form: 'ana@ana.dev | +54 341 555 0100 | ana.dev'. */
function contactsIn(said: unknown): Part[] {
  const texts = [said].flat().flatMap((text) => String(text).split(/\s*[|•·\n]\s*/))
  const forms = [MAIL, PHONE, ADDRESS]
  const [mails = [], phones = [], urls = []] = forms.map((form) =>
    texts.filter((text) => forms.find((each) => each.test(text)) === form),
  )
  if (mails.length + phones.length + urls.length === 0) return []
  const profiles = urls.map((url) => ({ url }))
  const rest = texts.filter((text) => !forms.some((form) => form.test(text)))
  return Object.entries({ email: mails, phone: phones, profiles, contactText: rest })
}

/** The fields of the owner, by their names at the top of a file. */
const OF_OWNER = new Set([...namesOfKind('basics'), ...setOf('profiles')])

/** Brings a resume of any form into JSON Resume's. @param isLoose whether titles are known by their words, too */
export function shapedResume(parts: readonly Part[], isLoose: boolean): Shaped {
  const basics: Fields = {}
  const about: unknown[] = []
  const lists = new Map<string, unknown[]>()
  const rest: Fields = {}
  const titles = new Map<string, string>()

  const setAside = (key: string, said: unknown) => {
    rest[key] = key in rest ? [rest[key], said].flat() : said
  }
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

  /** The entries of an object whose keys are their names: `{ English: 'C1' }`, `{ Web: ['React'] }`. */
  function entriesByName(section: string, fields: Fields): unknown[] {
    return Object.entries(fields).flatMap(([key, value]): unknown[] => {
      if (!isFilled(value) || typeof value === 'boolean') return []
      const [first = 'name', ...names] = toldBy(section)
      const isPlain = PLAIN_LISTS.includes(section)
      if (isFields(value)) {
        const isTold = isPlain || keysAmong(value, namesOfKind(kindOf(section))).length > 0
        if (!isTold) {
          setAside(`${section}.${key}`, value)
          return []
        }
        const [text = ''] = section === 'skills' ? keysAmong(value, TEXTS) : []
        const said = text ? { keywords: [value[text]].flat(), ...without(value, [text]) } : value
        const called = isPlain ? [first, ...names] : [first]
        const isNamed = /\d$/.test(key) || keysAmong(value, setOf(...called)).length > 0
        // 'Acme (2016-2020)'
        const dated = isPlain ? key : lineEntry('education', key)
        const keyed = isFields(dated)
          ? { [first]: dated.studyType, period: dated.period }
          : { [first]: titleOfKey(key) }
        return [isNamed ? value : { ...keyed, ...said }]
      }
      if (section === 'skills') {
        const isLevel = !Array.isArray(value) && (isMeasure(value) || skillIcon(key) !== undefined)
        const keywords = [value].flat()
        return [isLevel ? { name: key, level: value } : { name: titleOfKey(key), keywords }]
      }
      if (/\d{4}/.test(key)) {
        const told = lineEntry(section, String(value))
        const said = isFields(told) ? told : { [section === 'work' ? 'position' : 'title']: value }
        return [{ ...said, period: key }]
      }
      return [{ name: titleOfKey(key), description: value }]
    })
  }

  function addList(section: string, key: string, said: unknown) {
    const names = section === 'languages' && Array.isArray(said) ? said.map(textIn) : []
    const isCode = (name = '') => !isSpoken(name) && skillIcon(name) !== undefined
    if (names.length > 0 && names.every(isCode)) {
      add('skills', [{ name: titleOfKey(key), keywords: names }])
    } else if (isText(said)) {
      const cut = PLAIN_LISTS.includes(section) ? /[,;•|\n]/ : /\n/
      const texts = section === 'languages' ? [said] : String(said).split(cut)
      add(
        section,
        texts.map((text) => String(text).trim()),
      )
    } else if (Array.isArray(said)) {
      const isNative = MOTHER_TONGUE.test(plainKey(key))
      const withLevel = (each: unknown) =>
        isFields(each) ? { fluency: 'native', ...each } : { language: each, fluency: 'native' }
      add(section, isNative ? said.map(withLevel) : said)
    } else if (isFields(said)) addObject(section, key, said)
    else setAside(key, said)
  }

  /** The section that a part of another one is: languages among the skills, where they are spoken. */
  function otherIn(section: string, key: string, said: unknown): string | undefined {
    const other = listNamed(key)
    if (other === undefined || other === section) return other
    const each = [said].flat()
    if (other === 'languages') {
      const keys = isFields(said) ? Object.keys(said) : []
      const names = setOf(...toldBy(other))
      const nameOf = (item: unknown) =>
        textIn(isFields(item) ? item[keysAmong(item, names)[0] ?? ''] : item) ?? textIn(item) ?? ''
      const texts = isFields(said) ? keys : each.map(nameOf)
      return texts.every((text) => isSpoken(text) || listNamed(text) === other) ? other : undefined
    }
    const isTold = (item: unknown) =>
      !isFields(item) || keysAmong(item, setOf(...toldBy(other))).length > 0
    return each.every(isTold) ? other : undefined
  }

  /** Whether an object of skills has several groups, or one by a name of its own. */
  const isMap = (skills: Fields): boolean => {
    const isList = (key: string) => Array.isArray(skills[key]) && !TEXTS.has(plainKey(key))
    const lists = Object.keys(skills).filter(isList)
    const isItems = (key: string) => JUST_LISTS.has(plainKey(key)) || ITEMS.has(plainKey(key))
    return lists.length > 1 || lists.some((key) => !isItems(key))
  }

  /** One entry, a list with its heading, or entries by their names. */
  function addObject(section: string, key: string, said: Fields) {
    const inner = Object.entries(said).filter(([, each]) => Array.isArray(each) && isFilled(each))
    const ofEntries = inner.flatMap(([name, each]) =>
      [each].flat().some(isFields) && name !== 'links' ? [name] : [],
    )
    const told = keysAmong(said, setOf(...toldBy(section))).filter((name) => isText(said[name]))
    const isAbove = told.every((name) => ABOVE.has(plainKey(name)))
    const isHeaded = told.some((name) => sectionTitled(String(said[name])) === section)
    const holdsList =
      (section === 'skills' && inner.length > 1) ||
      (isAbove ? ofEntries.length > 0 : ofEntries.includes(HISTORY)) ||
      (inner.length > 0 && (told.length === 0 || (isAbove && isHeaded)))
    const isEntry =
      told.length > 0 ||
      (['work', 'education'].includes(section) &&
        keysAmong(said, namesOfKind(kindOf(section))).length > 1)
    if (!holdsList && isEntry) {
      add(section, [said])
      return
    }
    for (const [name, each] of Object.entries(said)) {
      if (!isFilled(each) || typeof each === 'boolean') continue
      if (holdsList && isText(each) && ABOVE.has(plainKey(name))) {
        const isTitle = HEADINGS.has(plainKey(name))
        if (isTitle && plainKey(String(each)) !== plainKey(key)) titles.set(section, String(each))
        // A heading in the words of its kind says nothing more.
        else if (!isTitle && sectionTitled(String(each)) !== section) {
          setAside(`${key}.${name}`, each)
        }
        continue
      }
      const other = otherIn(section, name, each)
      const isNested =
        other === section
          ? isFields(each) || (Array.isArray(each) && section !== 'skills')
          : other !== undefined
      const isItems = isFields(each) ? false : JUST_LISTS.has(plainKey(name))
      // `{ external: { header, projects: […] } }`, `{ technical: { languages: ['Go'] } }`
      const isGroup =
        isFields(each) &&
        (sectionsIn(each).includes(section) || (section === 'skills' && isMap(each)))
      // Entries that would say nothing as the keywords of a group.
      const isSkills =
        Array.isArray(each) && each.every((item) => isFields(item) && textIn(item) === undefined)
      if (holdsList && isText(each) && !PLAIN_LISTS.includes(section))
        setAside(`${key}.${name}`, each)
      else if (other !== undefined && isNested) addList(other, name, each)
      else if (isGroup) addObject(section, name, each)
      else if (section === 'skills' && (isItems || isSkills)) add(section, [each].flat())
      else if (section !== 'skills' && Array.isArray(each)) add(section, each)
      else add(section, entriesByName(section, { [name]: each }))
    }
  }

  /** Whether an object is a section of the owner's own: one list under its heading. */
  function addOwn(key: string, said: Fields): boolean {
    const [heading = ''] = keysAmong(said, HEADINGS)
    const [[list, entries] = [], ...others] = Object.entries(said).filter(([, each]) =>
      Array.isArray(each),
    )
    const title = isText(said[heading]) ? String(said[heading]) : undefined
    if (list === undefined || others.length > 0 || !(title || UNTITLED.includes(list))) return false
    setAside(title ?? key, entries)
    for (const [name, each] of Object.entries(without(said, [heading, list]))) {
      if (typeof each !== 'boolean') setAside(`${key}.${name}`, each)
    }
    return true
  }

  /** @param inside what of the owner the parts are of */
  function place(parts: readonly Part[], inside = ''): void {
    const isOuter = inside === ''
    const claimed = parts.map(([key]) => sectionTitled(key))
    // Hugo's: its title is the site's.
    const isSite = isOuter && parts.some(([key]) => plainKey(key) === 'baseurl')
    for (const [key, said, title] of parts) {
      if (isOuter && (key === 'meta' || key === '$schema')) continue
      if (typeof said === 'boolean' || !isFilled(said)) continue
      // What is said on the owner may have a heading.
      const isHeading = inside === 'about' && HEADINGS.has(plainKey(key))
      if (isHeading && sectionNamed(String(said)) !== undefined) continue
      const isObject = typeof said === 'object'
      const loose = isLoose && isOuter && isObject ? sectionTitled(key) : undefined
      // Settings may have such a title, too: 'careerPreferences'.
      const isList = [said, ...(isFields(said) ? Object.values(said) : [])].some(Array.isArray)
      const titled = isList || PLAIN_LISTS.includes(loose ?? '') ? loose : undefined
      const alone = isLoose && isOuter ? toldAlone(said) : undefined
      const named =
        sectionNamed(key) ??
        (sectionsIn(said).every((each) => each === titled) ? titled : undefined) ??
        (claimed.includes(alone) ? undefined : alone)
      const list = named !== 'basics' && named !== 'about' ? named : undefined
      const contacts = named === 'basics' && [said].flat().every(isText) ? contactsIn(said) : []
      const texts = [said].flat().map(textIn)
      const isListed = JUST_LISTS.has(plainKey(key)) && !texts.includes(undefined)
      const isSecond = title && (titles.get(list ?? '') ?? title) !== title
      const path = isOuter || isObject ? key : `${inside}.${key}`
      if (inside === 'about' && isListed) about.push(texts)
      else if (list && !(list in ENTRIES) && isSecond) setAside(key, said)
      else if (list && (isObject || TEXT_LISTS.includes(list))) {
        if (title) titles.set(list, title)
        addList(list, key, said)
      } else if (named === 'basics' && isFields(said)) place(Object.entries(said), key)
      else if (named === 'basics' && titledIn(said)) place(titledIn(said) ?? [], key)
      else if (contacts.length > 0) place(contacts, key)
      else if (named === 'about' && isFields(said)) place(Object.entries(said), 'about')
      else if (named === 'about' && [said].flat().every(isText)) about.push(said)
      else if (isLoose && isOuter && networkNamed(key) && !Array.isArray(said)) basics[key] = said
      else if (isSite && key === 'title') setAside(key, said)
      else if (isFields(said) && holdsSections(said)) place(Object.entries(said))
      else if (!(key in basics) && (!isOuter || (isLoose && OF_OWNER.has(plainKey(key))))) {
        basics[key] = said
      } else if (sectionsInList(said)) place(sectionsInList(said) ?? [])
      else if (!(isLoose && isFields(said) && addOwn(key, said))) setAside(path, said)
    }
  }
  place(parts)
  const meta = parts.find(([key]) => key === 'meta')?.[1]
  const all = about.length > 0 ? { ...basics, summary: about.flat() } : basics
  const fields = {
    ...(meta !== undefined && { meta }),
    ...(Object.keys(all).length > 0 && { basics: withProfiles(all) }),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(
      Object.entries(rest).map(([key, said]) => [lists.has(key) ? `${key}.text` : key, said]),
    ),
  }
  return { fields, titles }
}
