import { isLanguage } from '../../model/schema/fields'
import { withoutAccents } from '../../model/without-accents'
import type { Spoken } from '../../site/words/language'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
/** Intl replaces the codes of former countries by those of their successors. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

/** 'Mexico', 'MÉXICO' and 'Méx.ico' alike. */
export const lettersOf = (name: string): string =>
  withoutAccents(name).replace(/\P{L}/gu, '').toLowerCase()

/** Languages of three letters, and forms of languages that people name. */
const OTHER_LANGUAGES =
  'fil yue gsw ast haw arn quc pt-BR pt-PT es-419 es-ES es-MX en-US en-GB en-AU en-CA fr-CA fr-CH de-AT de-CH nl-BE zh-Hans zh-Hant sr-Latn'.split(
    ' ',
  )

type Kind = 'region' | 'language'
/** 'Brazilian Portuguese', and 'Portuguese (Brazil)'; countries have no such forms. */
const FORMS = { region: ['dialect'], language: ['dialect', 'standard'] } as const
/** By kind and language of the names. Intl has hundreds: they are asked for once. */
const tables = new Map<string, ReadonlyMap<string, string>>()

/** The codes that have a name. */
const knownCodes = (type: Kind): string[] => {
  const codes = type === 'region' ? CODES.filter(isCurrent) : [...CODES, ...OTHER_LANGUAGES]
  const english = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes.filter((code) => english.of(code) !== undefined)
}
const codesOf: Partial<Record<Kind, string[]>> = {}

function codesByName(type: Kind, language: string): ReadonlyMap<string, string> {
  const key = `${type} ${language}`
  const known = tables.get(key)
  if (known) return known
  codesOf[type] ??= knownCodes(type)
  const table = new Map<string, string>()
  for (const style of ['long', 'short'] as const) {
    for (const languageDisplay of FORMS[type]) {
      const options = { type, fallback: 'none', style, languageDisplay } as const
      const names = new Intl.DisplayNames(language, options)
      for (const code of codesOf[type]) {
        const name = names.of(code)
        if (name !== undefined) table.set(lettersOf(name), code)
      }
    }
  }
  tables.set(key, table)
  return table
}

function codeOf(type: Kind, name: string, languages: readonly string[]): string | undefined {
  const wanted = lettersOf(name)
  for (const language of languages) {
    const code = codesByName(type, language).get(wanted)
    if (code !== undefined) return code
  }
  return undefined
}

/** "Argentina" → "AR", "EE. UU." → "US"; undefined for anything but a country's name in those languages. */
export function countryCodeOf(name: string, ...languages: string[]): string | undefined {
  const code = name.trim().toUpperCase()
  if (code === 'USA') return 'US'
  const isCode = [...codesByName('region', 'en').values()].includes(code)
  // French abbreviates the United Kingdom as 'R.-U.', but `RU` is a code.
  if (isCode && code === name.trim()) return code
  return codeOf('region', name, languages) ?? (isCode ? code : undefined)
}

/** What a language is called in another; undefined for a code of no language. */
export function knownLanguageName(code: string, language: Spoken): string | undefined {
  if (!isLanguage(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
}

/** The same, or the code itself. */
export const languageName = (code: string, language: Spoken): string =>
  knownLanguageName(code, language) ?? code

/** "Spanish" → "ES"; undefined for anything but a language's name in those languages. */
export const languageCodeOf = (name: string, ...languages: string[]): string | undefined =>
  codeOf('language', name, languages)
