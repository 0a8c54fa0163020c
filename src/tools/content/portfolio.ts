import { createHash } from 'node:crypto'
import { entriesIn, inOrder } from '../../model/entries'
import type { Fields } from '../../model/objects'
import { type FormName, HEAD, marksOf, schemaOf } from '../../model/schema/content-fields'
import { LIST_NAMES, type Lists, type Profile } from '../../model/schema/schema'
import { profileIn } from '../../model/shown-profile'
import type { OwnSectionHead } from './own-sections'

const publicFields = (name: FormName, value: object): Fields =>
  Object.fromEntries(
    Object.entries(schemaOf(name).entries)
      .filter(([, schema]) => !marksOf(schema).isPrivate)
      .map(([field]) => [field, (value as Fields)[field]]),
  )

/** The content as its files say it, without what is private, for `npm run import` to read it back. */
export const portfolioOf = (
  profile: Profile,
  lists: Lists,
  own: readonly OwnSectionHead[],
): object => ({
  perfil: publicFields('perfil', profileIn('cv', profile)),
  ...Object.fromEntries(
    [...LIST_NAMES.filter((name) => lists[name].length > 0), ...own].map((section) => {
      const { list, head } =
        typeof section === 'string'
          ? { list: section, head: {} }
          : { list: section.list, head: publicFields(HEAD, section) }
      const items = inOrder<Lists[typeof list][number]>(entriesIn(lists, list))
      return [list, { ...head, items: items.map((item) => publicFields(list, item)) }]
    }),
  ),
})

/** Tells whether somebody has changed a résumé's own fields, which then hold. */
export function resumeDigest({ $schema: _schema, meta: _meta, ...resume }: Fields): string {
  return createHash('sha256').update(JSON.stringify(resume)).digest('hex').slice(0, 16)
}
