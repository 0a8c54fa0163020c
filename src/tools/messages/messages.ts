import { SPOKEN, type Spoken } from '../../site/words/language'
import { en } from './en/en'
import { es, type Messages } from './es/es'

const ALL: Record<Spoken, Messages> = { es, en }

export const messagesIn = (language: Spoken): Messages => ALL[language]

/** Those of a site's language, in English where the commands do not speak it. */
export const messagesFor = (code: string): Messages => textFor(ALL, code) ?? en

export const inEveryLanguage = <Said>(say: (messages: Messages) => Said): Said[] =>
  SPOKEN.map((language) => say(ALL[language]))

/** Spanish and English in one text, for files that owners of both read; once where they agree. */
export const inBothLanguages = (say: (messages: Messages) => string): string =>
  [...new Set(inEveryLanguage(say))].join(' / ')

export const textFor = <Text>(
  texts: Readonly<Record<string, Text>>,
  key: string,
): Text | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined)

/** The sentence for what the content's schema expects: `year`, `publicFile:retrato.webp`. */
export function expectedText(expected: string, say: Messages): string {
  const [key = '', ...detail] = expected.split(':')
  const text = textFor<string | ((detail: string) => string)>(say.expected, key)
  if (text === undefined) throw new Error(`no sentence for '${expected}'`)
  return typeof text === 'string' ? text : text(detail.join(':'))
}
