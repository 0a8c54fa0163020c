import english from 'hyphen/en/index.js'
import spanish from 'hyphen/es/index.js'
import type { Lists, Profile } from '../../site/model/schema/schema'
import { lines } from '../../site/model/text-blocks'
import { uri } from '../content/site-address'

const LONG_WORD_CHARACTERS = 32
const SOFT_HYPHEN = '\u00ad'
const AFTER_SEPARATOR = /(?<=[/_.@-])/u
const LONG_PART = /.{1,12}/gsu

const HYPHENATION: Readonly<Record<string, typeof spanish>> = { es: spanish, en: english }

const syllables = (part: string, language: string): string[] => {
  if (part.length <= LONG_WORD_CHARACTERS) return [part]
  const rules = HYPHENATION[language]
  const hyphenated = rules?.hyphenateSync(part, { hyphenChar: SOFT_HYPHEN }) ?? part
  return hyphenated
    .split(SOFT_HYPHEN)
    .flatMap((each) =>
      each.length > LONG_WORD_CHARACTERS ? (each.match(LONG_PART) ?? [each]) : [each],
    )
}

/**
 * Where a word of the language may break. Only overlong ones may, after a separator or between
 * syllables: applicant tracking systems read hyphenated words wrongly.
 */
export const breakWord = (word: string, language: string): string[] =>
  word.length > LONG_WORD_CHARACTERS
    ? word.split(AFTER_SEPARATOR).flatMap((part) => syllables(part, language))
    : [word]

const ADDRESSES = [
  'sitio',
  'github',
  'linkedin',
  'link',
  'direccionWeb',
  'gitHubWeb',
  'url',
  'enlace',
]
const PATHS = ['foto', 'icon', 'certificado', 'cv', 'imagen', 'semilla']
/** Line breaks separate paragraphs and items. */
const PARAGRAPHS = ['descripcion']

/** Whether the CV prints the field as text, without letters that its fonts lack. */
export const isText = (field: string): boolean =>
  !ADDRESSES.includes(field) && !PATHS.includes(field)

const hasLetter = (letters: ReadonlySet<number>) => (character: string) =>
  letters.has(character.codePointAt(0) ?? 0)

/** One line, without letters the fonts lack (emoji, other scripts): they print as empty boxes. */
function printable(text: string, letters: ReadonlySet<number>): string {
  const shown = Array.from(text.normalize('NFC').replace(/\s+/gu, ' ')).filter(hasLetter(letters))
  return shown.join('').replace(/ {2,}/g, ' ').trim()
}

/** Encodes an address with letters the fonts lack; without them it would lead elsewhere. */
const printableAddress = (address: string, letters: ReadonlySet<number>) =>
  Array.from(address).every(hasLetter(letters)) ? address : uri(address)

export type CvContent = { profile: Profile; lists: Lists }

export function printableContent(content: CvContent, letters: ReadonlySet<number>): CvContent {
  const clean = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => clean(entry, field))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]),
      )
    }
    if (typeof value !== 'string' || PATHS.includes(field)) return value
    if (!isText(field)) return printableAddress(value, letters)
    if (!PARAGRAPHS.includes(field)) return printable(value, letters)
    return lines(value)
      .map((line) => printable(line, letters))
      .join('\n')
  }
  return clean(content, '') as CvContent
}
