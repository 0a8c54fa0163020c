import type { Spoken } from '../../../site/words/language'
import { countryCodeOf, languageCodeOf, lettersOf } from '../../content/intl-names'
import { capital, joinTexts, type Text } from './texts'

/** Languages in which a resume may name countries and languages. */
export const LOCALES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'ca', 'gl', 'eu']

/** Of the United States: names that are no country's, and codes. Told from countries by being known. */
const STATES = new Set(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota ohio oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee texas utah vermont virginia washington westvirginia wisconsin wyoming al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy'.split(
    ' ',
  ),
)

/** 'Argentina', 'AR' or 'Germany' as the language names it; undefined for what is no country. */
export function countryIn(name: string, language: Spoken): string | undefined {
  const code = countryCodeOf(name, ...LOCALES)
  return code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}

/** 'Spanish' → 'Español'; undefined for what is no language. */
export function languageIn(name: string, language: Spoken): string | undefined {
  const code = languageCodeOf(name, ...LOCALES)
  const found = code && new Intl.DisplayNames(language, { type: 'language' }).of(code)
  return found && capital(found)
}

/** Nothing is guessed: of 'Berlin, DE', 'Dover, DE' and 'Georgia' no country is known. */
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

type Place = { city?: Text; region?: Text; countryCode?: Text }

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
