import type { Lists, Profile } from '../model/schema'
import { uri } from '../owner/site-address'

/** Fields that hold an address, or a path in public/: what they lead to depends on every letter. */
const ADDRESSES = ['sitio', 'github', 'linkedin', 'link', 'direccionWeb', 'gitHubWeb']
const PATHS = ['foto', 'icon', 'certificado', 'cv']

/** Whether the CV prints the field as a text, without the letters that its fonts lack. */
export const isText = (field: string): boolean =>
  !ADDRESSES.includes(field) && !PATHS.includes(field)

const hasLetter = (letters: ReadonlySet<number>) => (character: string) =>
  letters.has(character.codePointAt(0) ?? 0)

/**
 * The text with only the letters that the fonts have, on one line: what they lack (emoji, scripts
 * of other families) would be printed as empty boxes.
 */
function printable(text: string, letters: ReadonlySet<number>): string {
  const shown = Array.from(text.normalize('NFC').replace(/\s+/gu, ' ')).filter(hasLetter(letters))
  return shown.join('').replace(/ {2,}/g, ' ').trim()
}

/** An address is shown encoded where the fonts lack a letter: without it, it would lead elsewhere. */
const printableAddress = (address: string, letters: ReadonlySet<number>) =>
  Array.from(address).every(hasLetter(letters)) ? address : uri(address)

export type CvContent = { profile: Profile; lists: Lists }

/** The content with every text and address made printable; paths are kept to the letter. */
export function printableContent(content: CvContent, letters: ReadonlySet<number>): CvContent {
  const clean = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => clean(entry, field))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]),
      )
    }
    if (typeof value !== 'string' || PATHS.includes(field)) return value
    return isText(field) ? printable(value, letters) : printableAddress(value, letters)
  }
  return clean(content, '') as CvContent
}
