import { entriesIn, inOrder, type Period, technologyItems } from '../../../site/model/entries'
import { withAddresses } from '../../../site/model/inline-links'
import type { OwnEntry } from '../../../site/model/schema/own-section'
import type { Education, Experience, Lists, Project } from '../../../site/model/schema/schema'
import { textBlocks } from '../../../site/model/text-blocks'
import type { OwnContent } from '../../content/own-sections'
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

function saidBy({
  descripcion,
  ...period
}: { descripcion?: string | undefined } & Partial<Period>) {
  const { text, highlights } = told(descripcion)
  return { ...dates(period), summary: text, highlights }
}

/** `type` is not in the standard, which allows additional fields. */
export const job = (item: Experience) =>
  filled({
    name: item.empresa?.trim(),
    position: item.titulo.trim(),
    url: uri(item.link),
    ...saidBy(item),
    keywords: technologyItems(item.tegnologiasUtilizadas),
    type: item.tipoExperiencia.trim(),
  })

/** `summary`, `highlights`, `status` and `certificate` are not in the standard either. */
export const study = (item: Education, site: string) =>
  filled({
    institution: item.institucion?.trim(),
    area: item.titulo.trim(),
    ...saidBy(item),
    status: item.estado?.trim(),
    certificate: item.certificado === null ? '' : fileAddress(site, item.certificado),
  })

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
  const { titulo, direccionWeb, gitHubWeb, tecnologias = '', imagen, imagenAlt, rol } = item
  const { summary, highlights, ...period } = saidBy(item)
  const isPlainCode = direccionWeb === '' && CODE_HOST.test(gitHubWeb)
  const isPlainSite = gitHubWeb === '' && !CODE_HOST.test(direccionWeb)
  return {
    ...filled({
      name: titulo.trim(),
      description: summary,
      highlights,
      keywords: technologyItems(tecnologias),
      ...period,
      roles: rol ? [rol.trim()] : [],
      url: uri(isPlainCode ? gitHubWeb : direccionWeb),
    }),
    ...(!isPlainCode && !isPlainSite && { repository: uri(gitHubWeb) }),
    ...filled({
      image: imagen && siteFile(site, imagen),
      imageAlt: imagenAlt?.trim(),
      links: (item.enlaces ?? []).map(({ texto, url }) => ({ name: texto.trim(), url: uri(url) })),
    }),
  }
}

/** What an entry says, by the words that JSON Resume's kinds share. */
function ownSaidBy(item: OwnEntry, site: string) {
  const { startDate, endDate, ...told } = saidBy({ anioFin: null, ...item })
  return {
    ...told,
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

type Content = { own: readonly OwnContent[]; lists: Lists; site: string }

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
