import { SPOKEN, type Spoken } from '../../site/words/language'
import { en } from './en/en'
import { es, type Messages } from './es/es'

/**
 * The language of all messages: the main language of the content at hand. The build writes it into
 * the visitor's scripts in the place of `globalThis.portfolioLanguage`.
 */
export const spoken = (): Spoken => globalThis.portfolioLanguage ?? 'es'

export const speak = (language: Spoken): void => {
  globalThis.portfolioLanguage = language
}

/** What `action` says in a language. */
export function speakingIn<Said>(language: Spoken, action: () => Said): Said {
  const before = spoken()
  speak(language)
  try {
    return action()
  } finally {
    speak(before)
  }
}

const ALL: Record<Spoken, Messages> = { es, en }

/** All that the commands say to the owner, in a language. */
export const messagesIn = (language: Spoken): Messages => ALL[language]

/** All that the commands say to the owner. Never called at module load. */
export const messages = (): Messages => ALL[spoken()]

/** What each language says. */
export const inEveryLanguage = <Said>(say: (messages: Messages) => Said): Said[] =>
  SPOKEN.map((language) => speakingIn(language, () => say(messages())))

/** Spanish and English in one text, for files that owners of both read; once where they agree. */
export const inBothLanguages = (say: (messages: Messages) => string): string =>
  [...new Set(inEveryLanguage(say))].join(' / ')

/** The text of a key that may be none of them. */
export const textFor = <Text>(
  texts: Readonly<Record<string, Text>>,
  key: string,
): Text | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined)

/** The sentence for what the content's schema expects: `year`, `publicFile:retrato.webp`. */
export function expectedText(expected: string): string {
  const [key = '', ...detail] = expected.split(':')
  const text = textFor<string | ((detail: string) => string)>(messages().expected, key)
  if (text === undefined) throw new Error(`no sentence for '${expected}'`)
  return typeof text === 'string' ? text : text(detail.join(':'))
}
