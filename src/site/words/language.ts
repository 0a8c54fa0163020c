/** Languages of the commands and of the interface: what `idioma` in perfil.json may say. */
export const SPOKEN = ['es', 'en'] as const
export type Spoken = (typeof SPOKEN)[number]

// On globalThis: Vite loads this module anew for its config, for a command and for the site.
declare global {
  var portfolioLanguage: Spoken | undefined
}

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

/** The form of a number in a language, by CLDR's rules. */
export function plural(
  locale: string,
  count: number,
  { one, other }: Readonly<Record<'one' | 'other', string>>,
): string {
  return `${count} ${new Intl.PluralRules(locale).select(count) === 'one' ? one : other}`
}
