import {
  type Entry,
  entriesIn,
  fieldText,
  inOrder,
  type Period,
  technologyItems,
} from '../../../model/entries'
import { withAddresses } from '../../../model/inline-links'
import type { Fields } from '../../../model/objects'
import { resumeFields } from '../../../model/schema/content-fields'
import type { OwnEntry } from '../../../model/schema/own-section'
import type { Education, Experience, ListName, Lists, Project } from '../../../model/schema/schema'
import { textBlocks } from '../../../model/text-blocks'
import type { OwnSectionHead } from '../../content/own-sections'
import { CODE_HOST } from '../../content/profile-links'
import { kindOfSection, type SectionKind } from '../../content/section-kinds'
import { fileAddress, siteFile, uri } from '../../content/site-address'

type Filled<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

const isFilled = (value: unknown) =>
  value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Without empty texts and lists. */
export const filled = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isFilled(value)),
  ) as Filled<Fields>

/** `2021` or `2021-03`; undefined without a year. */
function date(year: number | undefined, month: number | undefined): string | undefined {
  if (year === undefined) return undefined
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}

const dates = ({ anioInicio, anioFin, mesInicio, mesFin }: Partial<Period>) => ({
  startDate: date(anioInicio, mesInicio),
  endDate: anioFin ? date(anioFin, mesFin) : undefined,
})

/** The last list of a description as highlights, what comes before it as text. */
function told(description = ''): { text: string; highlights: string[] } {
  const plain = withAddresses(description)
  const blocks = textBlocks(plain)
  const last = blocks.at(-1)
  if (last?.kind !== 'list') return { text: plain.trim(), highlights: [] }
  const before = blocks
    .slice(0, -1)
    .map((block) =>
      block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text,
    )
  return { text: before.join('\n\n'), highlights: [...last.items] }
}

/** What the rows of fields say by their names in JSON Resume, which allows additional ones. */
function saidByRows(name: ListName, entry: Entry, site: string): Fields {
  const { descripcion, ...period } = entry as Partial<Period> & { descripcion?: string }
  const said = resumeFields(name).map(({ field, key, kind }) => {
    const value = fieldText(entry, field)
    if (kind === 'address') return { [key]: uri(value) }
    if (kind === 'document') return { [key]: value === '' ? '' : fileAddress(site, value) }
    if (kind === 'technologies') return { [key]: technologyItems(value) }
    if (kind !== 'prose') return { [key]: value.trim() }
    const { text, highlights } = told(descripcion)
    return { [key]: text, highlights }
  })
  return Object.assign({}, dates(period), ...said)
}

/** The order of the standard, with our own names where they fit; others follow. */
const ORDERS = {
  experiencia: 'name position location url startDate endDate summary highlights keywords type',
  educacion: 'institution area location startDate endDate summary highlights status certificate',
  proyectos:
    'name description highlights keywords startDate endDate roles url repository image imageAlt links',
}

function ordered(name: keyof typeof ORDERS, said: Fields): Fields {
  const order = ORDERS[name].split(' ')
  const keys = new Set([...order.filter((key) => key in said), ...Object.keys(said)])
  return Object.fromEntries([...keys].map((key) => [key, said[key]]))
}

export const job = (item: Experience, site: string) =>
  filled(ordered('experiencia', saidByRows('experiencia', item, site)))

export const study = (item: Education, site: string) =>
  filled(ordered('educacion', saidByRows('educacion', item, site)))

/** Repeated where other programs look for it; `type` says where it comes from. */
export function certificateOfStudy(item: Education, site: string) {
  if (item.certificado === null) return []
  return [
    filled({
      name: item.titulo.trim(),
      issuer: item.institucion?.trim(),
      date: dates(item).endDate,
      url: fileAddress(site, item.certificado),
      type: 'education',
    }),
  ]
}

/** The standard has one URL per project; `repository` is added where that is ambiguous. */
export function project(item: Project, site: string) {
  const { direccionWeb, gitHubWeb, imagen } = item
  const isPlainCode = direccionWeb === '' && CODE_HOST.test(gitHubWeb)
  const isPlainSite = gitHubWeb === '' && !CODE_HOST.test(direccionWeb)
  const { roles, repository, url, ...said } = saidByRows('proyectos', item, site)
  const all = {
    ...said,
    roles: roles ? [roles] : [],
    url: isPlainCode ? repository : url,
    image: imagen && siteFile(site, imagen),
    links: (item.enlaces ?? []).map(({ texto, url }) => ({ name: texto.trim(), url: uri(url) })),
  }
  const isAmbiguous = !isPlainCode && !isPlainSite
  return ordered('proyectos', { ...filled(all), ...(isAmbiguous && { repository }) })
}

/** What an entry says, by the words that JSON Resume's kinds share. */
function ownSaidBy(item: OwnEntry, site: string) {
  const { startDate, endDate } = dates(item)
  const { text: summary, highlights } = told(item.descripcion)
  return {
    summary,
    highlights,
    title: item.titulo.trim(),
    subtitle: item.subtitulo?.trim(),
    date: item.fecha ?? startDate,
    period: { startDate: startDate ?? item.fecha, endDate },
    keywords: technologyItems(item.tecnologias ?? ''),
    url: item.enlace ? fileAddress(site, item.enlace) : '',
  }
}

/** `url` of an award, `position` of a reference and `summary` of an interest are not in the standard. */
const ENTRIES: Readonly<Record<SectionKind, (said: ReturnType<typeof ownSaidBy>) => object>> = {
  awards: ({ title, subtitle, date, summary, url }) =>
    filled({ title, date, awarder: subtitle, summary, url }),
  certificates: ({ title, subtitle, date, url }) =>
    filled({ name: title, issuer: subtitle, date, url }),
  interests: ({ title, summary, keywords }) => filled({ name: title, summary, keywords }),
  publications: ({ title, subtitle, date, summary, url }) =>
    filled({ name: title, publisher: subtitle, releaseDate: date, url, summary }),
  references: ({ title, subtitle, summary, url }) =>
    filled({ name: title, position: subtitle, reference: summary, url }),
  volunteer: ({ title, subtitle, period, summary, highlights, keywords, url }) =>
    filled({
      organization: subtitle ?? title,
      position: subtitle ? title : '',
      url,
      ...period,
      summary,
      highlights,
      keywords,
    }),
}

type Content = { own: readonly OwnSectionHead[]; lists: Lists; site: string }

/** The entries of own sections that JSON Resume has a place for, by its names. */
export function knownEntries({ own, lists, site }: Content) {
  const known: { [Kind in SectionKind]?: object[] } = {}
  for (const { list, forma } of own) {
    const { kind } = kindOfSection(list, forma) ?? {}
    if (kind === undefined) continue
    const entries = inOrder(entriesIn(lists, list)).map((item) =>
      ENTRIES[kind](ownSaidBy(item, site)),
    )
    known[kind] = [...(known[kind] ?? []), ...entries]
  }
  return known
}
