import spanish from 'hyphen/es/index.js'

const LONG_WORD_CHARACTERS = 32
const SOFT_HYPHEN = '\u00ad'
const AFTER_SEPARATOR = /(?<=[/_.@-])/u
const LONG_PART = /.{1,12}/gsu

const syllables = (part: string): string[] => {
  if (part.length <= LONG_WORD_CHARACTERS) return [part]
  const parts = spanish.hyphenateSync(part, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN)
  return parts.flatMap((each) =>
    each.length > LONG_WORD_CHARACTERS ? (each.match(LONG_PART) ?? [each]) : [each],
  )
}

/**
 * Where a word may break. Only overlong ones may, after a separator or between syllables:
 * applicant tracking systems read hyphenated words wrongly.
 */
export const breakWord = (word: string): string[] =>
  word.length > LONG_WORD_CHARACTERS ? word.split(AFTER_SEPARATOR).flatMap(syllables) : [word]
