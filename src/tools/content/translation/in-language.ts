import {
  LIST_NAMES,
  type ListName,
  type Lists,
  type Profile,
} from '../../../site/model/schema/schema'
import { type Texts, translated, translatedList } from '../../../site/model/translated-texts'

export type Overlay = {
  readonly perfil: Texts
  readonly lists: { readonly [Name in ListName]?: Readonly<Record<number, Texts>> }
}

type Content = { perfil: Profile; lists: Lists }

/** The content with the texts of a further language; what it does not say stays as it is. */
export const inLanguage = ({ perfil, lists }: Content, overlay: Overlay) => ({
  perfil: translated('perfil', perfil, overlay.perfil),
  lists: Object.fromEntries(
    LIST_NAMES.map((name) => [name, translatedList(name, lists[name], overlay.lists[name] ?? {})]),
  ) as Lists,
})
