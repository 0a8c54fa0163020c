/** The languages of commands and interface, which `idioma` in perfil.json may name. */
export const SPOKEN = ['es', 'en'] as const
export type Spoken = (typeof SPOKEN)[number]

type Forms = Readonly<Record<'one' | 'other', string>>

/** The form of a number in a language, by CLDR's rules. */
export function plural(locale: string, count: number, { one, other }: Forms): string {
  return `${count} ${new Intl.PluralRules(locale).select(count) === 'one' ? one : other}`
}

/** Joins counts that are not 0: '2 trabajos y 1 proyecto'. */
export const counts = (
  locale: string,
  things: readonly (readonly [count: number, forms: Forms])[],
): string =>
  new Intl.ListFormat(locale).format(
    things.filter(([count]) => count > 0).map(([count, forms]) => plural(locale, count, forms)),
  )
