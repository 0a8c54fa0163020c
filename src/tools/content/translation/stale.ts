import { createHash } from 'node:crypto'

const ORIGINAL_DIGITS = 8
const TRANSLATION_DIGITS = 4

const digits = (text: string, count: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, count)

/** Whether a note was made beside this translation, or before there was any. */
const isOf = (note: string, translation: string) =>
  ['', digits(translation, TRANSLATION_DIGITS)].includes(note.slice(ORIGINAL_DIGITS))

/**
 * The short hash beside a translation: eight digits of the text that it translates, then four of its
 * own, so that one that is written again can be told. Without a translation only the eight.
 * @param before the hash that stands there
 */
export function noteOf(original: string, translation: string, before?: string): string {
  if (translation === '') return digits(original, ORIGINAL_DIGITS)
  const translated =
    before !== undefined && isOf(before, translation) ? before : digits(original, ORIGINAL_DIGITS)
  return translated.slice(0, ORIGINAL_DIGITS) + digits(translation, TRANSLATION_DIGITS)
}

/** Whether a text has changed since, and its translation has not. */
export const isStale = (note: string, original: string, translation: string): boolean =>
  !note.startsWith(digits(original, ORIGINAL_DIGITS)) && isOf(note, translation)
