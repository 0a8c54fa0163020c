import type { Lists, Profile } from '../../content/schema'

/**
 * The text with only the letters that the fonts have, on one line: what they lack (emoji, scripts
 * of other families) would be printed as empty boxes.
 */
export function printable(text: string, letters: ReadonlySet<number>): string {
  const shown = Array.from(text.normalize('NFC').replace(/\s+/gu, ' ')).filter((character) =>
    letters.has(character.codePointAt(0) ?? 0),
  )
  return shown.join('').replace(/ {2,}/g, ' ').trim()
}

export type CvContent = { profile: Profile; lists: Lists }

const ADDRESS = /^https:\/\//

/** The content with every text made printable; addresses are kept to the letter. */
export function printableContent(content: CvContent, letters: ReadonlySet<number>): CvContent {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return ADDRESS.test(value) ? value : printable(value, letters)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, clean(field)]))
  }
  return clean(content) as CvContent
}
