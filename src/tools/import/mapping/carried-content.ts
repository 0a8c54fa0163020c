import * as v from 'valibot'
import { type Fields, isFields } from '../../../model/objects'
import { isOwnList, slugOf } from '../../../model/own-list'
import {
  type FieldSchemas,
  type FormName,
  fieldsBelow,
  HEAD,
  marksAt,
  marksOf,
  schemaOf,
} from '../../../model/schema/content-fields'
import { DEVICON, isAddress, isSlug, SIMPLE_ICONS } from '../../../model/schema/fields'
import {
  type ContentName,
  isUnknownSite,
  LIST_NAMES,
  type ListName,
} from '../../../model/schema/schema'
import { PUBLIC } from '../../content/content-folder'
import type { OwnSectionHead } from '../../content/own-sections'
import { pageFile } from '../../content/pages/read-pages'
import { isIconFile } from '../../content/section-kinds'
import { showValue } from '../../content/show-value'
import { siteFile } from '../../content/site-address'
import { isTemplateFile } from '../../content/template-icons'
import type { ImportOptions } from '../import-options'
import { fieldsOf } from '../parsing/texts'
import { isShipped } from '../safe-files'
import { type Context, type Mapped, mapped, spotIn } from './context'
import type { SaidLink } from './links'
import { plainIcon } from './skills'

const FILES: readonly unknown[] = ['picture', 'icon', 'section-icon', 'pdf', 'sound', 'document']

const isFile = (value: string, kind: unknown): boolean =>
  !isAddress(value) &&
  !value.startsWith(DEVICON) &&
  !value.startsWith(SIMPLE_ICONS) &&
  (kind !== 'section-icon' || isIconFile(value))

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

const asLinks = (links: unknown, field: 'red' | 'texto'): SaidLink[] =>
  (Array.isArray(links) ? links.filter(isFields) : []).map((link) => {
    const name = String(link[field])
    return { name, otherwise: name, url: String(link.url) }
  })

/** The content that our own resume.json carries, exactly; what names a file that is not here is told. */
export function carriedContent(portfolio: Fields, options: ImportOptions, context: Context) {
  const { report, say } = context
  const { workspace } = options
  const { perfil } = portfolio
  const site = String(fieldsOf(perfil).sitio)
  const isThere = (file: string, kind: unknown): boolean =>
    isTemplateFile(file) ||
    (workspace.has(`${PUBLIC}/${file}`) &&
      (kind === 'icon' || !isShipped(`${PUBLIC}/${file}`, options)))
  const pageIsThere = (slug: string) => workspace.has(pageFile(slug))

  /** In the place of a file that is not here. */
  function insteadOf(file: string, kind: unknown, { titulo }: Fields): string | undefined {
    if (kind === 'icon') return plainIcon(String(titulo))
    return kind === 'document' && !isUnknownSite(site) ? siteFile(site, file) : undefined
  }

  function read(schemas: FieldSchemas, entry: Fields, name: ContentName): Fields {
    const found = Object.entries(schemas).map(([field, schema]) => {
      const { [field]: value } = entry
      const { kind } = marksOf(schema)
      const inner = isFields(value) ? fieldsBelow(schema) : undefined
      const isMissing =
        typeof value === 'string' &&
        ((FILES.includes(kind) && isFile(value, kind) && !isThere(value, kind)) ||
          (field === 'pagina' && !pageIsThere(value)))
      if (isMissing) {
        const spot = spotIn(context, name, { titulo: entry.titulo, fields: [field] })
        report.leftOut.push(`${spot}: ${showValue(value)} (${say.noFile})`)
      }
      const fitting = isMissing ? insteadOf(value, kind, entry) : value
      return [field, inner ? read(inner, value as Fields, name) : fitting, schema] as const
    })
    return Object.fromEntries(
      found.filter(([, value, schema]) => value !== undefined && v.is(schema, value)),
    )
  }
  const readForm = (name: ContentName, value: unknown, form: FormName = name): Fields =>
    read(schemaOf(form).entries, fieldsOf(value), name)

  function entryOf(name: ListName, value: unknown): Mapped {
    const { id, numeroOrden, ...entry } = readForm(name, value)
    const otherwise = Object.entries(entry).filter(([, each]) => isBlank(each))
    const said = Object.entries(entry).filter(([, each]) => !isBlank(each))
    const links = asLinks(entry.enlaces, 'texto')
    return mapped(
      { ...Object.fromEntries(said), enlaces: links.length > 0 ? links : undefined },
      {
        id,
        numeroOrden,
        ...Object.fromEntries(otherwise.filter(([field]) => field !== 'enlaces')),
      },
    )
  }

  const isList = (name: string): name is ListName =>
    LIST_NAMES.some((each) => each === name) || (isOwnList(name) && isSlug(slugOf(name)))
  const lists = Object.entries(portfolio).flatMap(([name, value]) => {
    const { items } = fieldsOf(value)
    return isList(name) && Array.isArray(items)
      ? [[name, items.map((item) => entryOf(name, item))] as const]
      : []
  })
  const own = lists.flatMap(([list]) =>
    isOwnList(list) ? [{ list, ...readForm(list, portfolio[list], HEAD) } as OwnSectionHead] : [],
  )
  const { enlaces, ...profile } = readForm('perfil', perfil)
  const said = Object.entries(profile).filter(
    ([field, value]) => !marksAt('perfil', field).isOwners && !isBlank(value),
  )
  const news: Fields = { ...Object.fromEntries(said), enlaces: asLinks(enlaces, 'red') }
  return {
    profile: news,
    lists: new Map<ListName, readonly Mapped[]>(lists),
    own,
  }
}
