import { ageAtBuild, sections } from 'virtual:content'
import { zoneText } from '../../../site/model/at-a-glance'
import { entryId, presentPosts } from '../../../site/model/entries'
import type { RouteName } from '../../../site/model/routes'
import { contactFile, cvFile } from '../../../site/model/site'
import { textBlocks } from '../../../site/model/text-blocks'
import { siteFile } from '../../content/site-address'
import { type CvEntry, type CvLink, cvOf, entriesOf, postText } from '../../cv/cv-model'
import { addressOf, type BuiltSite, cvLanguage } from '../sites'
import { escapeMarkdown, linkedMarkdown, markdownLink, markdownList, paragraph } from './markdown'

/** @param file a path below the base */
export const fileLink = ({ profile }: BuiltSite, text: string, file: string) =>
  markdownLink(text, siteFile(profile.sitio, file))

const link = ({ to, text }: CvLink) => markdownLink(text, to)

type Blocks = (string | false | undefined)[]

const quoted = (blocks: readonly string[]) => blocks.join('\n\n').replace(/^/gm, '> ')

/** @param page the address of its section */
function entryBlocks(entry: CvEntry, page: string, isQuote: boolean): Blocks {
  const { title, id, place = '', period, kind, text = '', image, links = [] } = entry
  const { names = [], ids = [] } = entry
  const told = textBlocks(text).map((block) =>
    block.kind === 'list'
      ? markdownList(block.items.map(linkedMarkdown))
      : paragraph(block.text, linkedMarkdown),
  )
  const linked = (name: string, to: string | undefined) =>
    to === undefined ? escapeMarkdown(name) : markdownLink(name, `${page}#${to}`)
  return [
    title !== '' && `## ${linked(title, id)}`,
    escapeMarkdown(place),
    escapeMarkdown([period, kind].filter(Boolean).join(' · ')),
    ...(isQuote ? [quoted(told)] : told),
    markdownList(names.map((name, index) => linked(name, ids[index]))),
    image && `!${link(image)}`,
    links.map(link).join(' · '),
  ]
}

function homeBlocks(site: BuiltSite): Blocks {
  const { profile, lists, technologies, words } = site
  const { puesto, ciudad, pais, resumen, zonaHoraria, pronunciacion } = profile
  const age = ageAtBuild === undefined ? [] : [words.home.years(ageAtBuild.years)]
  const zone = zonaHoraria ? [zoneText(zonaHoraria, words)] : []
  const jobs = addressOf(site, 'experience')
  return [
    paragraph(puesto),
    pronunciacion?.ipa && escapeMarkdown(pronunciacion.ipa),
    escapeMarkdown([`${ciudad}, ${pais}`, ...zone, ...age].join(' · ')),
    ...presentPosts(lists.experiencia).map((post) =>
      markdownLink(postText(post, words), `${jobs}#${entryId('experiencia', post)}`),
    ),
    paragraph(resumen, linkedMarkdown),
    technologies !== '' && escapeMarkdown(`${words.entry.technologiesLabel}${technologies}`),
  ]
}

/** What a page says below its heading. */
export function pageBlocks(site: BuiltSite, route: RouteName): Blocks {
  const language = cvLanguage(site)
  const section = sections.pages.find((each) => each.route === route)
  if (section) {
    const entries = entriesOf({ ...site, ...language }, section)
    if (entries.length === 0) return [site.words.list.empty]
    return entries.flatMap((entry) =>
      entryBlocks(entry, addressOf(site, route), section.form === 'citas'),
    )
  }
  const { availability, contact } = cvOf(site, language, 'pagina')
  return [
    ...(route === 'home' ? homeBlocks(site) : []),
    paragraph(availability),
    markdownList([
      ...contact.filter(({ to }) => !to.startsWith('http')).map(link),
      fileLink(site, site.words.navigation.cv, cvFile(site)),
      fileLink(site, site.words.contact.save, contactFile(site)),
      ...site.links.map(({ name, url }) => markdownLink(name, url)),
    ]),
  ]
}
