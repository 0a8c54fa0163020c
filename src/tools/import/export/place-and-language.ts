import { spoken } from '../spoken'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const LANGUAGE_CODES =
  'ar ay ca cs da de el en es eu fi fr gl gn he hi hu it ja ko nl no pl pt qu ro ru sv tr uk zh'

/** In lower case. */
function languageNames() {
  const names = new Intl.DisplayNames(spoken(), { type: 'language' })
  return LANGUAGE_CODES.split(' ').map((code) => (names.of(code) ?? code).toLowerCase())
}

/** Intl replaces the codes of former countries by those of their successors. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

/** "Argentina" → "AR"; undefined for anything but a country's name in the main language. */
export function countryCodeOf(name: string): string | undefined {
  const countries = new Intl.DisplayNames(spoken(), { type: 'region', fallback: 'none' })
  return COUNTRY_CODES.find((code) => countries.of(code) === name && isCurrent(code))
}

/** "Inglés", "Inglés (B2)", "Inglés técnico" as language and fluency; else undefined. */
export function languageOf(skill: string): { language: string; fluency?: string } | undefined {
  const [first = '', ...rest] = skill.split(' ')
  if (!languageNames().includes(first.toLowerCase())) return undefined
  const fluency = rest.join(' ').replace(/^\((.*)\)$/, '$1')
  return fluency === '' ? { language: first } : { language: first, fluency }
}
