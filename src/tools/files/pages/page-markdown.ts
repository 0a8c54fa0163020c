import { absent, ageAtBuild } from 'virtual:content'
import {
  dateText,
  entryId,
  inGroups,
  inOrder,
  periodText,
  presentPosts,
  technologyItems,
} from '../../../site/model/entries'
import type { RouteName, SectionRoute } from '../../../site/model/routes'
import { isAddress, telephoneAddress } from '../../../site/model/schema/fields'
import type { ListName, Lists } from '../../../site/model/schema/schema'
import { contactFile, cvFile } from '../../../site/model/site'
import { textBlocks } from '../../../site/model/text-blocks'
import { siteFile } from '../../content/site-address'
import { addressOf, type BuiltSite } from '../sites'
import { escapeMarkdown, markdownLink, markdownList, paragraph } from './markdown'
import { postText } from './page-texts'

/** Nothing without a file. @param file an address, or a path below the base */
export const fileLink = ({ profile }: BuiltSite, text: string, file: string | null) =>
  file ? markdownLink(text, isAddress(file) ? file : siteFile(profile.sitio, file)) : ''

const description = (text = '') =>
  textBlocks(text).map((block) =>
    block.kind === 'list' ? markdownList(block.items.map(escapeMarkdown)) : paragraph(block.text),
  )

const technologies = ({ words }: BuiltSite, text = '') => {
  const items = technologyItems(text).map(escapeMarkdown)
  return items.length > 0 && `${words.entry.technologies}: ${items.join(', ')}`
}

type Blocks = (string | false | undefined)[]

/** What follows the heading of an entry. */
const ENTRY: {
  [Name in Exclude<ListName, 'hard-skills' | 'soft-skills'>]: (
    entry: Lists[Name][number],
    site: BuiltSite,
  ) => Blocks
} = {
  experiencia: (entry, site) => [
    `${periodText(entry, site.words)} · ${escapeMarkdown(entry.tipoExperiencia)}`,
    ...description(entry.descripcion),
    technologies(site, entry.tegnologiasUtilizadas),
    fileLink(site, site.words.entry.link, entry.link),
  ],
  educacion: (entry, site) => [
    `${periodText(entry, site.words)} · ${escapeMarkdown(entry.estado)}`,
    ...description(entry.descripcion),
    fileLink(site, site.words.entry.certificate, entry.certificado),
  ],
  certificados: (entry, site) => [
    `${dateText(entry.fecha, site.words)} · ${escapeMarkdown(entry.emisor)}`,
    fileLink(site, site.words.entry.certificate, entry.enlace),
  ],
  proyectos: (entry, site) => [
    ...description(entry.descripcion),
    technologies(site, entry.tecnologias),
    entry.imagen && `!${fileLink(site, entry.imagenAlt ?? '', entry.imagen)}`,
    fileLink(site, site.words.entry.code, entry.gitHubWeb),
    fileLink(site, site.words.entry.web, entry.direccionWeb),
    ...(entry.enlaces ?? []).map(({ texto, url }) => markdownLink(texto, url)),
  ],
}

const entryLink = (
  site: BuiltSite,
  route: SectionRoute,
  list: ListName,
  entry: { id: number; titulo: string },
) => markdownLink(entry.titulo, `${addressOf(site, route)}#${entryId(list, entry)}`)

function listBlocks<Name extends keyof typeof ENTRY>(
  site: BuiltSite,
  route: SectionRoute,
  name: Name,
): Blocks {
  const entries: readonly Lists[Name][number][] = inOrder<Lists[Name][number]>(site.lists[name])
  if (entries.length === 0) return [site.words.list.emptyTitles[name]]
  return entries.flatMap((entry) => [
    `## ${entryLink(site, route, name, entry)}`,
    ...ENTRY[name](entry, site),
  ])
}

function skillBlocks(site: BuiltSite): Blocks {
  const { lists, profile, words } = site
  const titles = { 'hard-skills': words.skills.hard, 'soft-skills': words.skills.soft }
  const shown = (['hard-skills', 'soft-skills'] as const).filter((name) => !absent.includes(name))
  const { idiomas = [] } = profile
  const languages = idiomas.map(({ idioma, nivel }) =>
    escapeMarkdown(nivel ? `${idioma} — ${nivel}` : idioma),
  )
  return [
    ...shown.flatMap((name) => [
      `## ${titles[name]}`,
      lists[name].length === 0 && words.list.emptyTitles[name],
      ...inGroups(inOrder(lists[name])).flatMap((group) => [
        group.name && `### ${escapeMarkdown(group.name)}`,
        markdownList(group.items.map((skill) => entryLink(site, 'skills', name, skill))),
      ]),
    ]),
    ...(languages.length > 0 ? [`## ${words.skills.languages}`, markdownList(languages)] : []),
  ]
}

function contactBlocks(site: BuiltSite): Blocks {
  const { profile, links, words } = site
  return [
    profile.disponibilidad && paragraph(profile.disponibilidad),
    markdownList([
      markdownLink(profile.email, `mailto:${profile.email}`),
      ...(profile.telefono
        ? [markdownLink(profile.telefono, telephoneAddress(profile.telefono))]
        : []),
      fileLink(site, words.navigation.cv, cvFile(site)),
      fileLink(site, words.contact.save, contactFile(site)),
      ...links.map(({ name, url }) => markdownLink(name, url)),
    ]),
  ]
}

function homeBlocks(site: BuiltSite): Blocks {
  const { profile, lists, technologies: first, words } = site
  const { puesto, ciudad, pais, resumen } = profile
  const age = ageAtBuild === undefined ? [] : [words.home.years(ageAtBuild)]
  const posts = presentPosts(lists.experiencia).map((post) =>
    entryLink(site, 'experience', 'experiencia', { ...post, titulo: postText(post, words) }),
  )
  return [
    paragraph(puesto),
    [`${escapeMarkdown(`${ciudad}, ${pais}`)}`, ...age].join(' · '),
    ...posts,
    paragraph(resumen),
    first !== '' && `${words.entry.technologiesLabel}${escapeMarkdown(first)}`,
    ...contactBlocks(site),
  ]
}

const LISTS = {
  experience: 'experiencia',
  education: 'educacion',
  projects: 'proyectos',
  certificates: 'certificados',
} as const

/** What a page says below its heading. */
export function pageBlocks(site: BuiltSite, route: RouteName): Blocks {
  if (route === 'home') return homeBlocks(site)
  if (route === 'navigation' || route === 'contact') return contactBlocks(site)
  return route === 'skills' ? skillBlocks(site) : listBlocks(site, route, LISTS[route])
}
