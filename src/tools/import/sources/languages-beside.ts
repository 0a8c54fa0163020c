import { type Fields, isFields } from '../../../model/objects'
import { skillIcon } from '../../skills/skill-names'
import { LANGUAGES } from '../parsing/languages'
import { spokenCode } from '../parsing/places'
import { fieldsOf, partsIn } from '../parsing/texts'
import { keysAmong, setOf } from './named-fields'
import { sectionNamed } from './names'
import { spokenLanguage } from './resume-language'

/** Of languages in which people write their resumes; `id` is a word of other keys. */
const CODES = new Set([...LANGUAGES.filter((code) => code !== 'id'), 'nn', 'et', 'lv', 'lt'])

/** 'en' of 'en', 'en-GB' and 'en_US'. */
function codeOf(key: string): string | undefined {
  const [, code = ''] = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(key) ?? []
  return CODES.has(code.toLowerCase()) ? code.toLowerCase() : undefined
}

const formOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : isFields(value) ? 'fields' : 'text'

/** What no language says otherwise: dates, addresses, and names of technologies. */
const factsIn = (value: unknown): string[] =>
  partsIn(value).filter((text) => /\d|:\/\//.test(text) || skillIcon(text) !== undefined)

/** Whether lists may say the same: they are as long, and have facts in common if each has some. */
function mayAgree([first, ...others]: readonly (readonly unknown[])[]): boolean {
  const facts = factsIn(first)
  return others.every((list) => {
    const found = factsIn(list)
    const isBare = facts.length === 0 || found.length === 0
    return list.length === first?.length && (isBare || found.some((text) => facts.includes(text)))
  })
}

/** The key of what is said without a code beside texts with one. */
const BASE = ''
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

/** Whether an object says one thing in several languages. @param known languages of the file; else two are needed */
function isByLanguage(value: Fields, known: readonly string[]): boolean {
  const said = Object.entries(value).filter(([, each]) => partsIn(each).length > 0)
  const codes = said.map(([key]) => (key === BASE ? key : codeOf(key)))
  if (codes.length === 0 || codes.includes(undefined)) return false
  if (codes.includes(BASE)) return true
  const isKnown = codes.every((code) => known.includes(String(code)))
  const isOneForm = new Set(said.map(([, each]) => formOf(each))).size === 1
  const lists = said.flatMap(([, each]) => (Array.isArray(each) ? [each] : []))
  return isOneForm && mayAgree(lists) && (isKnown || codes.length > 1)
}

const mapped = (fields: Fields, change: (value: unknown, key: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]))

/** A value in which each object of texts by their languages is replaced. Names of spoken languages are none. */
function withEach(
  value: unknown,
  known: readonly string[],
  replace: (texts: Fields) => unknown,
): unknown {
  const inside = (each: unknown) => withEach(each, known, replace)
  // Of `{ en: 'C1' }` the key is a language, in `{ name: { en: 'English' } }` that of a text.
  const inEntry = (entry: unknown) =>
    isFields(entry) ? mapped(entry, (each) => (isFields(each) ? inside(each) : each)) : entry
  if (Array.isArray(value)) return value.map(inside)
  if (!isFields(value)) return value
  const fields = withSuffixes(value)
  if (isByLanguage(fields, known)) return inside(replace(fields))
  return mapped(fields, (each, key) => {
    if (sectionNamed(key) !== 'languages') return inside(each)
    return Array.isArray(each) ? each.map(inEntry) : each
  })
}

const LANGUAGE_KEYS = setOf('language', 'locale')
const saidLanguage = (value: unknown): string | undefined => {
  const fields = fieldsOf(value)
  const said = String(fields[keysAmong(fields, LANGUAGE_KEYS)[0] ?? ''] ?? '')
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
  const found = new Set<string>()
  const besideBase = new Set<string>()
  withEach(value, [], (texts) => {
    for (const code of Object.keys(texts).map((key) => codeOf(key) ?? BASE)) {
      if (code !== BASE) found.add(code)
      if (BASE in texts) besideBase.add(code)
    }
    return undefined
  })
  if (found.size === 0) return [{ value }]
  const codes = [...found]
  const said = saidLanguage(fieldsOf(value).meta) ?? saidLanguage(value)
  const others = codes.filter((code) => !besideBase.has(code))
  const plain = besideBase.size > 0 ? (said ?? others[0] ?? BASE) : undefined
  const isSpoken = (code: string) => spokenLanguage(code) !== undefined
  const wanted = [owner, said, codes.find(isSpoken), codes[0]]
  const main = plain ?? wanted.find((code) => code !== undefined && found.has(code)) ?? BASE
  // What is not said in a language is there in the main one, or not at all.
  const inLanguage = (language: string) =>
    withEach(value, codes, (fields) => {
      const texts = new Map(
        Object.entries(fields).map(([key, text]) => [codeOf(key) ?? BASE, text]),
      )
      const order = [language, ...(language === main ? [BASE, ...codes] : [])]
      return order.map((code) => texts.get(code)).find((text) => partsIn(text).length > 0)
    })
  return [main, ...codes.filter((code) => code !== main)].map((language) => ({
    ...(language !== BASE && { language }),
    value: inLanguage(language),
  }))
}
