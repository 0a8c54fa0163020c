/** Languages of the commands and of the interface: what `idioma` in perfil.json may say. */
export const SPOKEN = ['es', 'en'] as const
export type Spoken = (typeof SPOKEN)[number]

/** The form of a number in a language, by CLDR's rules. */
export function plural(
  locale: string,
  count: number,
  { one, other }: Readonly<Record<'one' | 'other', string>>,
): string {
  return `${count} ${new Intl.PluralRules(locale).select(count) === 'one' ? one : other}`
}
