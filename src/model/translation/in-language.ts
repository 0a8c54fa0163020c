import { LIST_NAMES, type ListName, type Lists, type Profile } from '../schema/schema'
import { type Fallbacks, fallbacksIn } from './fallbacks'
import { type Texts, textsIn, withTexts } from './texts'

/** What a further language says: the texts of the profile, and of each list by id. */
export type Overlay = {
  readonly perfil: Texts
  readonly lists: { readonly [Name in ListName]?: Readonly<Record<number, Texts>> }
}

type Content = { perfil: Profile; lists: Lists }

/** An entry or the profile with other texts; it tells which of its own are missing. */
function translated<Entry extends object>(
  name: 'perfil' | ListName,
  entry: Entry,
  texts: Texts,
): Entry & Fallbacks {
  const missing = textsIn(name, entry).filter(([path, text]) => text.trim() !== '' && !texts[path])
  return { ...withTexts(entry, texts), ...fallbacksIn(missing.map(([path]) => path)) }
}

/** A list with texts by id; what they do not say stays as it is. */
export const translatedList = <Name extends ListName>(
  name: Name,
  list: Lists[Name],
  texts: Readonly<Record<number, Texts>>,
): Lists[Name] => list.map((entry) => translated(name, entry, texts[entry.id] ?? {})) as Lists[Name]

/** The content with the texts of a further language; what it does not say stays as it is. */
export const inLanguage = ({ perfil, lists }: Content, overlay: Overlay) => ({
  perfil: translated('perfil', perfil, overlay.perfil),
  lists: Object.fromEntries(
    LIST_NAMES.map((name) => [name, translatedList(name, lists[name], overlay.lists[name] ?? {})]),
  ) as Lists,
})
