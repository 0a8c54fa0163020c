import { countryCodeOf, languageCodeOf, lettersOf } from '../../content/intl-names'
import { textFor } from '../../messages/messages'
import { LANGUAGES } from './languages'
import { capital, joinTexts, type Text } from './texts'

/** Short names mean other things in other languages. */
const SHORTEST_ELSEWHERE = 4
const USUAL = LANGUAGES.slice(0, 9)

/** The languages in which something of a name may be called so. */
const localesFor = (name: string): string[] =>
  /^\p{Script=Latin}+$/u.test(lettersOf(name)) && lettersOf(name).length < SHORTEST_ELSEWHERE
    ? USUAL
    : LANGUAGES

/** What Intl does not call them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  castellano: 'es',
  castilian: 'es',
  mandarin: 'zh',
  tagalog: 'fil',
  mandarinchinese: 'zh',
  farsi: 'fa',
  flemish: 'nl-BE',
  valencia: 'ca-valencia',
  valencian: 'ca-valencia',
  valenciano: 'ca-valencia',
}

/** The code of a language by its name in any of many languages, or by its code. */
export function spokenCode(name: string): string | undefined {
  const other = textFor(OTHER_NAMES, lettersOf(name))
  return other ?? languageCodeOf(name, ...localesFor(name))?.toLowerCase()
}
/** Whether a text among others is the name of a language. */
export const isLanguageName = (name: string): boolean =>
  textFor(OTHER_NAMES, lettersOf(name)) !== undefined ||
  languageCodeOf(name, ...USUAL) !== undefined

/** In which way one works, which some write among technologies. */
const WORK_MODES = new Set(
  'remote|fully remote|hybrid|on site|in office|remoto|híbrido|presencial|teletrabajo|à distance|télétravail|hybride|sur site|homeoffice|vor Ort|da remoto|in sede|ibrido|zdalnie'
    .split('|')
    .map(lettersOf),
)
export const isWorkMode = (text: string): boolean => WORK_MODES.has(lettersOf(text))

/** Of the United States: names that are no country's, and codes. Told from countries by being known. */
const STATES = new Set(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota ohio oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee texas utah vermont virginia washington westvirginia wisconsin wyoming al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy'.split(
    ' ',
  ),
)

/** 'Argentina', 'AR' or 'Germany' as the language names it; undefined for what is no country. */
export function countryIn(name: string, language: string): string | undefined {
  const code = countryCodeOf(name, ...localesFor(name))
  return code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}

/** 'en', 'pt-BR' */
const LANGUAGE_CODE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i

/** 'Spanish' and 'es' → 'Español'; undefined for what is no language, or stays as its speakers write it. */
export function languageIn(name: string, language: string): string | undefined {
  const code =
    spokenCode(name) ??
    (LANGUAGE_CODE.test(name) ? name.toLowerCase().replace('_', '-') : undefined)
  // Intl calls it Catalan.
  if (code === 'ca-valencia') return undefined
  const found =
    code && new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
  return found && capital(found)
}

/** Nothing is guessed: of 'Berlin, DE', 'Dover, DE' and 'Georgia' no country is known. */
export function placeAndCountry(text: string): { city: string; countryCode?: string } {
  // 'Remote (Cork, Ireland)' is one part.
  const parts = text.split(/,(?![^(]*\))/).map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  const isCountry = countryIn(last, 'en') !== undefined && !/^georgia$/i.test(last)
  const isState = STATES.has(lettersOf(last))
  if (isState === isCountry) return { city: text }
  if (isState) return { city: text, countryCode: 'US' }
  const before = placeAndCountry(parts.slice(0, -1).join(', '))
  return { city: before.city, countryCode: last }
}

export type Place = { city?: Text; region?: Text; countryCode?: Text }

/** City and country where neither is surely in its field. */
export function completePlace(place: Place): Place {
  const { city, region, countryCode } = place
  if (city === undefined) return place
  // A country of its own is at the end of LinkedIn's cities, too.
  if (countryCode) {
    return { ...place, city: placeAndCountry(city).city, region: region === city ? '' : region }
  }
  return placeAndCountry(joinTexts([city, region], ', ') ?? '')
}
