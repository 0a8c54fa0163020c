/** What stands in for words that a language lacks. */
export type ForeignWords = {
  readonly lang: string
  /** Of a regular expression that matches each of them, filled in. */
  readonly pattern: string
}

const patterns = new WeakMap<ForeignWords, RegExp>()

/** The language of a text that is one of them, and nothing besides. */
export function foreignLang(text: string, words: ForeignWords | undefined): string | undefined {
  if (!words) return undefined
  const pattern = patterns.get(words) ?? new RegExp(words.pattern, 'u')
  patterns.set(words, pattern)
  return pattern.test(text) ? words.lang : undefined
}
