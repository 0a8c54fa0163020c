import { inOrder } from '../../../site/model/entries'
import { LIST_NAMES, type ListName, type Profile } from '../../../site/model/schema/schema'
import { type Texts, textsIn } from '../../../site/model/translated-texts'
import type { Content } from '../../content/reading/read-content'
import { showValue } from '../../content/show-value'
import type { Overlay } from '../../content/translation/in-language'
import type { MappedResume } from '../mapping/map-resume'
import type { Mapped } from '../mapping/mapped'
import { messages } from '../spoken'
import { matchByFacts } from './match-by-facts'

type Entry = { id: number; numeroOrden: number; titulo: string }
type Found = { overlay: Overlay; unmatched: string[] }

/** Languages have nothing in common but their place. */
const languagesInPlace = (own: Profile['idiomas'] = [], others: Profile['idiomas'] = []) =>
  own.length === others.length ? others : []

/** Texts of the profile that stand where the content has one. */
function profileTexts(perfil: Profile, said: Partial<Profile>): Texts {
  const placed = {
    ...said,
    enlaces: perfil.enlaces?.map(({ url }) => said.enlaces?.find((link) => link.url === url)),
    idiomas: languagesInPlace(perfil.idiomas, said.idiomas),
  }
  const wanted = new Set(textsIn('perfil', perfil).map(([path]) => path))
  return Object.fromEntries(textsIn('perfil', placed).filter(([path]) => wanted.has(path)))
}

const yearOf = (entry: object) => {
  const { anioInicio, fecha } = entry as { anioInicio?: number; fecha?: string }
  return anioInicio ?? fecha
}

/** What the resume says itself: no placeholder, and nothing usual. */
const ownTexts = (name: ListName, { entry, unsaid }: Mapped<Entry>, own: Entry): Texts => {
  const wanted = new Set(textsIn(name, own).map(([path]) => path))
  return Object.fromEntries(
    textsIn(name, entry).filter(
      ([path, text]) => text !== '' && wanted.has(path) && !unsaid.has(path),
    ),
  )
}

/** The texts of a resume in another language, by the entries of the content that they belong to. */
export function textsFromResume({ perfil, lists }: Content, mapped: MappedResume): Found {
  const unmatched: string[] = []
  const texts: Partial<Record<ListName, Record<number, Texts>>> = {}
  for (const name of LIST_NAMES) {
    const nexts: readonly Mapped<Entry>[] = mapped.lists[name]
    const own: readonly Entry[] = inOrder<Entry>(lists[name])
    const byEntry = matchByFacts(
      name,
      own,
      nexts.map(({ entry }) => entry),
    )
    const found: Record<number, Texts> = {}
    for (const next of nexts) {
      const match = byEntry.get(next.entry)
      if (match !== undefined) {
        found[match.id] = ownTexts(name, next, match)
        continue
      }
      const year = yearOf(next.entry)
      const shown = showValue(next.entry.titulo) + (year === undefined ? '' : ` (${year})`)
      unmatched.push(`${name}.json: ${messages().import.translation.noEntry(shown)}`)
    }
    texts[name] = found
  }
  return { overlay: { perfil: profileTexts(perfil, mapped.perfil), lists: texts }, unmatched }
}
