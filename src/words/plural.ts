/** The form of a number in a language, by CLDR's rules. */
export function plural(
  locale: string,
  count: number,
  { one, other }: Readonly<Record<'one' | 'other', string>>,
): string {
  return `${count} ${new Intl.PluralRules(locale).select(count) === 'one' ? one : other}`
}
