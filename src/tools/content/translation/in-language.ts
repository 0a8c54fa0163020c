import { entriesIn } from '../../../model/entries'
import { HEAD } from '../../../model/schema/content-fields'
import { type ListName, type Lists, namesOf, type Profile } from '../../../model/schema/schema'
import { HEAD_ID } from '../../../model/schema/translation-schema'
import { type Texts, translatedFields, translatedList } from '../../../model/translated-texts'
import type { OwnSectionHead } from '../own-sections'

export type Translation = {
  readonly perfil: Texts
  readonly lists: { readonly [Name in ListName]?: Readonly<Record<number, Texts>> }
}

export const ownSectionsInLanguage = (
  own: readonly OwnSectionHead[],
  { lists }: Translation,
): OwnSectionHead[] =>
  own.map((section) => translatedFields(HEAD, section, lists[section.list]?.[HEAD_ID] ?? {}))

/** The content with the texts of a further language; what it does not say stays as it is. */
export const inLanguage = (
  { perfil, lists, own = [] }: { perfil: Profile; lists: Lists; own?: readonly OwnSectionHead[] },
  translation: Translation,
) => ({
  perfil: translatedFields('perfil', perfil, translation.perfil),
  lists: Object.fromEntries(
    namesOf(lists).map((name) => [
      name,
      translatedList(name, entriesIn(lists, name), translation.lists[name] ?? {}),
    ]),
  ) as unknown as Lists,
  own: ownSectionsInLanguage(own, translation),
})
