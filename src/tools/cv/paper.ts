import type { Profile } from '../../site/model/schema/schema'
import { countryCodeOf } from '../content/country-code'

export type Paper = NonNullable<Profile['papel']>

/** Of Unicode's CLDR, `paperSize`: everywhere else it is A4. */
const LETTER_COUNTRIES = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** What a CV is printed on. @param language of its texts */
export function paperOf({ papel, pais }: Profile, language: string): Paper {
  const country = countryCodeOf(pais, language, 'en', 'es')
  return papel ?? (country && LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4')
}
