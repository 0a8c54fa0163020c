import english from 'hyphen/en/index.js'
import spanish from 'hyphen/es/index.js'

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
