import { type Period, technologyItems } from '../../../site/model/entries'
import { withAddresses } from '../../../site/model/inline-links'
import type { Education, Experience, Project } from '../../../site/model/schema/schema'
import { textBlocks } from '../../../site/model/text-blocks'
import { CODE_HOST } from '../../content/profile-links'
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

export const dates = ({ anioInicio, anioFin, mesInicio, mesFin }: Partial<Period>) => ({
  startDate: date(anioInicio, mesInicio),
  endDate: anioFin ? date(anioFin, mesFin) : undefined,
})

/** The last list of a description as highlights, what comes before it as text. */
export function told(description = ''): { text: string; highlights: string[] } {
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

/** `type` is not in the standard, which allows additional fields. */
export function job(item: Experience) {
  const { text, highlights } = told(item.descripcion)
  return filled({
    name: item.empresa?.trim(),
    position: item.titulo.trim(),
    url: uri(item.link),
    ...dates(item),
    summary: text,
    highlights,
    keywords: technologyItems(item.tegnologiasUtilizadas),
    type: item.tipoExperiencia.trim(),
  })
}

/** `summary`, `highlights`, `status` and `certificate` are not in the standard either. */
export function study(item: Education, site: string) {
  const { text, highlights } = told(item.descripcion)
  return filled({
    institution: item.institucion?.trim(),
    area: item.titulo.trim(),
    ...dates(item),
    summary: text,
    highlights,
    status: item.estado?.trim(),
    certificate: item.certificado === null ? '' : fileAddress(site, item.certificado),
  })
}

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
  const { text, highlights } = told(item.descripcion)
  const isPlainCode = direccionWeb === '' && CODE_HOST.test(gitHubWeb)
  const isPlainSite = gitHubWeb === '' && !CODE_HOST.test(direccionWeb)
  return {
    ...filled({
      name: titulo.trim(),
      description: text,
      highlights,
      keywords: technologyItems(tecnologias),
      ...dates(item),
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
