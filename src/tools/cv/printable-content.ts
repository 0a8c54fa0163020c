import { type FormName, fieldPath, HEAD, kindOf } from '../../model/schema/content-fields'
import { isAddress, type Kind } from '../../model/schema/fields'
import { type Lists, namesOf, type Profile } from '../../model/schema/schema'
import { lines } from '../../model/text-blocks'
import type { OwnSectionHead } from '../content/own-sections'
import { uri } from '../content/site-address'

const TEXTS = new Set<Kind | undefined>([
  undefined,
  'prose',
  'technologies',
  'date',
  'month',
  'year',
  'yearMonth',
])

/** Whether the CV prints the field as text, without letters that its fonts lack. */
export const isText = (name: FormName, path: string): boolean => TEXTS.has(kindOf(name, path))

/** 'ﬁ' in one code point, which parsers do not find. */
export const LIGATURE = /[\ufb00-\ufb06]/gu

export type CvContent = {
  profile: Profile
  lists: Lists
  /** The heads of the owner's own sections. */
  own?: readonly OwnSectionHead[]
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
  const clean = (value: unknown, name: FormName, at: readonly string[] = []): unknown => {
    if (Array.isArray(value)) return value.map((entry) => clean(entry, name, at))
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      return Object.fromEntries(
        entries.map(([key, inner]) => [key, clean(inner, name, [...at, key])]),
      )
    }
    if (typeof value !== 'string') return value
    const path = fieldPath(at)
    const isWhole = () => !isAddress(value) || Array.from(value).every(hasLetter)
    // Without some of its letters an address would lead elsewhere.
    if (!isText(name, path)) return isWhole() ? value : uri(value)
    // Line breaks separate paragraphs and items.
    return kindOf(name, path) === 'prose' ? lines(value).map(oneLine).join('\n') : oneLine(value)
  }
  const { profile, lists, own } = content
  return {
    profile: clean(profile, 'perfil'),
    lists: Object.fromEntries(namesOf(lists).map((name) => [name, clean(lists[name], name)])),
    own: own && clean(own, HEAD),
  } as CvContent
}
