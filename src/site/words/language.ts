/** Those of which the site has words: a file each beside this one. `idioma` may name others, too. */
export const LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages of the commands. */
export const SPOKEN = ['es', 'en'] as const
export type Spoken = (typeof SPOKEN)[number]

/** A text by how many it tells of, by the categories of CLDR: `{n}` is the number. */
export type Forms = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string
}
