import type { Forms } from '../site/words/language'

/** A text with values in the place of their names: 'Retrato de {name}'. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{(\w+)}/g, (_, name) => String(values[name]))

/** The form of a number in a language. */
export const plural = (locale: string, n: number, forms: Forms): string =>
  fillIn(forms[new Intl.PluralRules(locale).select(n)] ?? forms.other, { n })

/** Joins counts that are not 0: '2 trabajos y 1 proyecto'. */
const counts = (
  locale: string,
  things: readonly (readonly [count: number, forms: Forms])[],
): string =>
  new Intl.ListFormat(locale).format(
    things.filter(([count]) => count > 0).map(([count, forms]) => plural(locale, count, forms)),
  )

type SkillWords = {
  readonly locale: string
  readonly skills: { readonly usedIn: string; readonly jobs: Forms; readonly projects: Forms }
}

/** 'en 2 trabajos y 1 proyecto': where a skill was used. */
export function usedInText({ locale, skills }: SkillWords, jobs: number, projects: number): string {
  const things = [
    [jobs, skills.jobs],
    [projects, skills.projects],
  ] as const
  return fillIn(skills.usedIn, { list: counts(locale, things) })
}
