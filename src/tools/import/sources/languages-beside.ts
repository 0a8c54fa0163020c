import { type Fields, isFields } from '../../../model/objects'
import { spokenCode } from '../parsing/places'
import { fieldsOf, partsIn } from '../parsing/texts'
import { plainKey, sectionNamed } from './names'
import { spokenLanguage } from './resume-language'

/** Of languages in which people write their resumes; codes that are words of other keys are not among them. */
const CODES = new Set(
  'es en pt fr de it ca gl eu nl pl ru uk cs sk hu ro bg hr sl el tr sv da nb nn fi et lv lt he ar fa hi ja zh ko vi th'.split(
    ' ',
  ),
)

/** 'en' of 'en', 'en-GB' and 'en_US'. */
function codeOf(key: string): string | undefined {
  const [, code = ''] = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(key) ?? []
  return CODES.has(code.toLowerCase()) ? code.toLowerCase() : undefined
}

const formOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : isFields(value) ? 'fields' : 'text'

/** Whether an object says one thing in several languages. @param known languages of the file; else two are needed */
function isByLanguage(value: Fields, known: readonly string[] = []): boolean {
  const said = Object.entries(value).filter(([, each]) => partsIn(each).length > 0)
  const codes = said.map(([key]) => codeOf(key))
  if (codes.length === 0 || codes.includes(undefined)) return false
  const isOneForm = new Set(said.map(([, each]) => formOf(each))).size === 1
  if (codes.every((code) => known.includes(String(code)))) return isOneForm
  // Lists of unlike lengths under short keys, as `it` and `de`, are no translations of each other.
  const lists = said.map(([, each]) => (Array.isArray(each) && !each.some(isFields) ? each : []))
  return isOneForm && codes.length > 1 && new Set(lists.map(({ length }) => length)).size === 1
}

const WITH_CODE = /^(.+)[-_.]([a-z]{2})$/i

/** `{ title, title_en }` as `{ title: { '': …, en: … } }`; a lone `title_en` stays. */
function withSuffixes(fields: Fields): Fields {
  const suffixed = Object.entries(fields).flatMap(([key, value]) => {
    const [, base = '', suffix = ''] = WITH_CODE.exec(key) ?? []
    const code = codeOf(suffix)
    return code ? [{ key, base, code, value }] : []
  })
  const found = { ...fields }
  for (const { key, base, code, value } of suffixed) {
    const others = suffixed.filter((each) => each.base === base)
    if (!(base in fields) && others.length === 1) continue
    const isFirst = others[0]?.key === key
    const texts = isFirst ? (base in fields ? { [BASE]: fields[base] } : {}) : fieldsOf(found[base])
    delete found[key]
    found[base] = { ...texts, [code]: value }
  }
  return found
}

/** The language that a key without a code is in. */
const BASE = ''

const isSuffixed = (value: Fields): boolean =>
  BASE in value && Object.keys(value).every((key) => key === BASE || codeOf(key) !== undefined)

/** Names of spoken languages are no translations. */
const isOfLanguages = (key: string) => sectionNamed(key) === 'languages'

type Visit = (value: Fields) => void
function eachByLanguage(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) for (const each of value) eachByLanguage(each, visit)
  else if (isFields(value)) {
    const fields = withSuffixes(value)
    if (isByLanguage(value) || isSuffixed(fields)) visit(fields)
    else {
      for (const [key, each] of Object.entries(fields)) {
        if (isFields(each) && isSuffixed(each)) visit(each)
        else if (!isOfLanguages(key)) eachByLanguage(each, visit)
      }
    }
  }
}

/** The value in one language; what is not said in it is there in the main one, or not at all. */
function inLanguage(
  value: unknown,
  language: string,
  main: string,
  known: readonly string[],
): unknown {
  const inIt = (each: unknown) => inLanguage(each, language, main, known)
  if (Array.isArray(value)) return value.map(inIt)
  if (!isFields(value)) return value
  const fields = withSuffixes(value)
  if (isByLanguage(value, known) || isSuffixed(fields)) {
    const texts = new Map(Object.entries(fields).map(([key, each]) => [codeOf(key) ?? BASE, each]))
    const wanted = [language, ...(language === main ? [BASE, ...known] : [])]
    return inIt(wanted.map((code) => texts.get(code)).find((each) => partsIn(each).length > 0))
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, each]) => [key, isOfLanguages(key) ? each : inIt(each)]),
  )
}

const LANGUAGE_KEYS = ['language', 'lang', 'locale', 'idioma', 'langue', 'sprache', 'lingua']
const saidLanguage = (value: unknown): string | undefined => {
  const fields = fieldsOf(value)
  const key = Object.keys(fields).find((name) => LANGUAGE_KEYS.includes(plainKey(name)))
  const said = String(fields[key ?? ''] ?? '')
  return codeOf(said) ?? spokenCode(said)
}

/** Several whole resumes, each of which says its language, or is called by it, as texts by language. */
function asTexts(value: unknown): unknown {
  const all = Array.isArray(value) ? value.map((each) => [saidLanguage(each), each] as const) : []
  const named = isFields(value)
    ? Object.entries(value).map(([key, each]) => {
        const code = codeOf(key) ?? spokenCode(key)
        return [isFields(each) ? code : undefined, each] as const
      })
    : all
  const isEach = named.length > 1 && named.every(([code]) => code !== undefined)
  return isEach ? Object.fromEntries(named) : value
}

/** A file that says its texts in several languages, as one file for each, the main one first. @param owner the language of the site */
export function inEachLanguage(
  written: unknown,
  owner: string,
): { language?: string; value: unknown }[] {
  const value = asTexts(written)
  const found: string[] = []
  const besideBase = new Set<string>()
  eachByLanguage(value, (texts) => {
    if (BASE in texts) for (const key of Object.keys(texts)) besideBase.add(codeOf(key) ?? BASE)
    for (const key of Object.keys(texts)) {
      const code = codeOf(key)
      if (code !== undefined && !found.includes(code)) found.push(code)
    }
  })
  if (found.length === 0) return [{ value }]
  const said = saidLanguage(fieldsOf(value).meta) ?? saidLanguage(value)
  const others = found.filter((code) => !besideBase.has(code))
  const plain = besideBase.size > 0 ? (said ?? others[0] ?? BASE) : undefined
  const isSpoken = (code: string) => spokenLanguage(code) !== undefined
  const wanted = [owner, said, found.find(isSpoken), found[0]]
  const first = plain ?? wanted.find((code) => found.some((each) => each === code)) ?? BASE
  return [first, ...found.filter((code) => code !== first)].map((language) => ({
    ...(language !== BASE && { language }),
    value: inLanguage(value, language, first, found),
  }))
}
