import { entriesIn, inOrder, technologyItems } from '../../../site/model/entries'
import type { OwnEntry } from '../../../site/model/schema/own-section'
import type { Lists } from '../../../site/model/schema/schema'
import type { OwnContent } from '../../content/own-sections'
import { kindOfSection, type SectionKind } from '../../content/section-icons'
import { fileAddress } from '../../content/site-address'
import { dates, filled, told } from './entries'

/** What an entry says, by the words that JSON Resume's kinds share. */
function saidBy(item: OwnEntry, site: string) {
  const { text, highlights } = told(item.descripcion)
  const { startDate, endDate } = dates({ anioFin: null, ...item })
  return {
    title: item.titulo.trim(),
    place: item.subtitulo?.trim(),
    date: item.fecha ?? startDate,
    period: { startDate: startDate ?? item.fecha, endDate },
    summary: text,
    highlights,
    keywords: technologyItems(item.tecnologias ?? ''),
    url: item.enlace ? fileAddress(site, item.enlace) : '',
  }
}

/** `url` of an award, `position` of a reference and `summary` of an interest are not in the standard. */
const ENTRIES: Readonly<Record<SectionKind, (said: ReturnType<typeof saidBy>) => object>> = {
  awards: ({ title, place, date, summary, url }) =>
    filled({ title, date, awarder: place, summary, url }),
  certificates: ({ title, place, date, url }) => filled({ name: title, issuer: place, date, url }),
  interests: ({ title, summary, keywords }) => filled({ name: title, summary, keywords }),
  publications: ({ title, place, date, summary, url }) =>
    filled({ name: title, publisher: place, releaseDate: date, url, summary }),
  references: ({ title, place, summary, url }) =>
    filled({ name: title, position: place, reference: summary, url }),
  volunteer: ({ title, place, period, summary, highlights, keywords, url }) =>
    filled({
      organization: place ?? title,
      position: place ? title : '',
      url,
      ...period,
      summary,
      highlights,
      keywords,
    }),
}

type Content = { own: readonly OwnContent[]; lists: Lists; site: string }

/** The entries of own sections that JSON Resume has a place for, by its names. */
export function knownEntries({ own, lists, site }: Content): {
  readonly [Kind in SectionKind]?: readonly object[]
} {
  const known: { [Kind in SectionKind]?: object[] } = {}
  for (const { list, forma } of own) {
    const { kind } = kindOfSection(list, forma) ?? {}
    if (kind === undefined) continue
    const entries = inOrder(entriesIn(lists, list)).map((item) => ENTRIES[kind](saidBy(item, site)))
    known[kind] = [...(known[kind] ?? []), ...entries]
  }
  return known
}

/** The others, as their files say them. */
export const otherSections = ({ own, lists }: Omit<Content, 'site'>): object =>
  Object.fromEntries(
    own
      .filter(({ list, forma }) => kindOfSection(list, forma)?.kind === undefined)
      .map(({ list, fallbacks: _none, ...head }) => [
        list,
        { ...head, items: inOrder(entriesIn(lists, list)) },
      ]),
  )
