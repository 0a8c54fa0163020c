import type { Lists, Profile } from '../../site/model/schema/schema'
import { lines } from '../../site/model/text-blocks'
import type { OwnContent } from '../content/own-sections'
import { uri } from '../content/site-address'

const LONG_WORD_CHARACTERS = 32
const AFTER_SEPARATOR = /(?<=[/_.@-])/u
const PART_OF_WORD = /.{1,12}/gsu

const isLong = (word: string) => word.length > LONG_WORD_CHARACTERS

/** Only overlong words may break: applicant tracking systems read hyphenated words wrongly. */
export const breakWord = (word: string): string[] =>
  isLong(word)
    ? word
        .split(AFTER_SEPARATOR)
        .flatMap((part) => (isLong(part) ? (part.match(PART_OF_WORD) ?? []) : [part]))
    : [word]

const ADDRESSES = [
  'sitio',
  'urlListas',
  'github',
  'linkedin',
  'link',
  'direccionWeb',
  'gitHubWeb',
  'url',
  'enlace',
]
const PATHS = ['foto', 'icon', 'icono', 'certificado', 'cv', 'imagen', 'para', 'semilla']

/** Whether the CV prints the field as text, without letters that its fonts lack. */
export const isText = (field: string): boolean =>
  !ADDRESSES.includes(field) && !PATHS.includes(field)

/** 'ﬁ' in one code point, which parsers do not find. */
export const LIGATURE = /[\ufb00-\ufb06]/gu

export type CvContent = {
  profile: Profile
  lists: Lists
  /** The heads of the owner's own sections. */
  own?: readonly OwnContent[]
}

/** Halves of characters, controls and the like, which XML does not allow. */
const NO_TEXT = /[\p{Cc}\p{Cs}\ufffe\uffff]/u

/** The content in lines, without letters that fonts lack: emoji would print as empty boxes. */
export function printableContent(content: CvContent, letters?: ReadonlySet<number>): CvContent {
  const hasLetter = (character: string) =>
    letters ? letters.has(character.codePointAt(0) ?? 0) : !NO_TEXT.test(character)
  const oneLine = (text: string) => {
    const plain = text.replace(LIGATURE, (letters) => letters.normalize('NFKC'))
    const shown = Array.from(plain.normalize('NFC').replace(/\s+/gu, ' ')).filter(hasLetter)
    return shown.join('').replace(/ {2,}/g, ' ').trim()
  }
  const clean = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => clean(entry, field))
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      return Object.fromEntries(entries.map(([key, inner]) => [key, clean(inner, key)]))
    }
    if (typeof value !== 'string' || PATHS.includes(field)) return value
    // Without some of its letters an address would lead elsewhere.
    if (!isText(field)) return Array.from(value).every(hasLetter) ? value : uri(value)
    // Line breaks separate paragraphs and items.
    return field === 'descripcion' ? lines(value).map(oneLine).join('\n') : oneLine(value)
  }
  return clean(content, '') as CvContent
}
