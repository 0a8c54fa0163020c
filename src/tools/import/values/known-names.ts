import type { Spoken } from '../../../site/words/language'
import { textFor } from '../../messages/messages'
import { lettersOf } from './texts'

const LOCALES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'ca', 'gl', 'eu']
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

const namesIn = (locale: string, type: 'region' | 'language') =>
  new Intl.DisplayNames(locale, { type, fallback: 'none' })

/** A code by a name in one of the languages above. They are put together when first asked for. */
function codeNamed(type: 'region' | 'language') {
  let found: Map<string, string> | undefined
  return (name: string): string | undefined => {
    found ??= new Map(
      LOCALES.map((locale) => namesIn(locale, type)).flatMap((names) =>
        CODES.map((code) => [lettersOf(names.of(code) ?? ''), code] as const),
      ),
    )
    const wanted = lettersOf(name)
    return wanted === '' ? undefined : found.get(wanted)
  }
}

const countryCodeNamed = codeNamed('region')
const languageCodeNamed = codeNamed('language')
const OTHER_COUNTRIES = { usa: 'US', us: 'US', eeuu: 'US', unitedstatesofamerica: 'US', uk: 'GB' }

/** Of the United States: names that are no country's, and codes. Told from countries by being known. */
const STATES = new Set(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota ohio oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee texas utah vermont virginia washington westvirginia wisconsin wyoming al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy'.split(
    ' ',
  ),
)

/** 'Argentina', 'AR' or 'Germany' as the language names it; undefined for what is no country. */
export function countryIn(name: string, language: Spoken): string | undefined {
  const known = textFor<string>(OTHER_COUNTRIES, lettersOf(name)) ?? countryCodeNamed(name)
  const code = known ?? (/^[a-z]{2}$/i.test(name) ? name.toUpperCase() : undefined)
  return code && namesIn(language, 'region').of(code)
}

/** 'Spanish' → 'Español'; undefined for what is no language. */
export function languageIn(name: string, language: Spoken): string | undefined {
  const code = languageCodeNamed(name)
  const found = code && namesIn(language, 'language').of(code.toLowerCase())
  return found && found.charAt(0).toUpperCase() + found.slice(1)
}

/**
 * The country at the end of a place, and the place without it. Nothing is guessed: of 'Berlin, DE' and
 * 'Dover, DE' no country is known, and of 'Georgia' neither.
 */
export function placeAndCountry(text: string): { city: string; countryCode?: string } {
  const parts = text.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  const isCountry = countryIn(last, 'en') !== undefined && !/^georgia$/i.test(last)
  const isState = STATES.has(lettersOf(last))
  if (isState === isCountry) return { city: text }
  if (isState) return { city: text, countryCode: 'US' }
  const before = placeAndCountry(parts.slice(0, -1).join(', '))
  return { city: before.city, countryCode: last }
}
