import { ageAtBuild, sections } from 'virtual:content'
import { projectTexts } from 'virtual:whole-content'
import { entryId, postText, presentPosts, whenText } from '../../../model/entries'
import { plural } from '../../../model/fill-words'
import { type PageName, pathOf, type SiteLanguage } from '../../../model/routes'
import type { Project } from '../../../model/schema/schema'
import { joined, placeOf } from '../../../model/shown-profile'
import { contactFile, cvFile, pageTextOf } from '../../../model/site'
import { type TextBlock, textBlocks } from '../../../model/text-blocks'
import { siteFile } from '../../content/site-address'
import { blocksOf, type CvBlock, type CvLink } from '../../cv/cv-blocks'
import { cvOf } from '../../cv/cv-model'
import { introduction } from '../../messages/built-words'
import {
  addressOf,
  type BuiltFiles,
  type BuiltSite,
  cvLanguage,
  pageNames,
  projectOf,
  sites,
  titleOf,
} from '../sites'
import {
  escapeMarkdown,
  linkedMarkdown,
  markdownFile,
  markdownLink,
  markdownList,
  paragraph,
} from './markdown'

/** @param file a path below the base */
const fileLink = ({ profile }: BuiltSite, text: string, file: string) =>
  markdownLink(text, siteFile(profile.sitio, file))

const link = ({ to, text }: CvLink) => markdownLink(text, to)

type Blocks = (string | false | undefined)[]

const quoted = (text: string) => text.replace(/^/gm, '> ')

const proseOf = (block: TextBlock): string =>
  block.kind === 'list'
    ? markdownList(block.items.map(linkedMarkdown))
    : paragraph(block.text, linkedMarkdown)

const prose = (text: string): string[] => textBlocks(text).map(proseOf)

/** @param page the address of its section */
function cvBlocks(block: CvBlock, page: string, isQuote: boolean): Blocks {
  const linked = (name: string, to: string | undefined) =>
    to === undefined ? escapeMarkdown(name) : markdownLink(name, `${page}#${to}`)
  switch (block.kind) {
    case 'head': {
      const { title, id, subtitle, period, rank, links = [] } = block
      // An employer has no element of its own on the page.
      const name = linked(title, rank === 'employer' ? undefined : id)
      return [
        `${rank === 'post' ? '###' : '##'} ${name}`,
        escapeMarkdown(subtitle),
        escapeMarkdown(period),
        links.map(link).join(' · '),
      ]
    }
    case 'line':
      return [escapeMarkdown(block.text), block.links.map(link).join(' · ')]
    case 'names':
      return [
        block.title !== '' && `## ${escapeMarkdown(block.title)}`,
        markdownList(block.names.map((name, index) => linked(name, block.ids[index]))),
      ]
    case 'image':
      return [`!${link(block.image)}`]
    default:
      return [isQuote ? quoted(proseOf(block)) : proseOf(block)]
  }
}

function homeBlocks(site: BuiltSite): Blocks {
  const { profile, lists, technologies, words, zone } = site
  const { puesto, resumen, pronunciacion } = profile
  const age =
    ageAtBuild === undefined ? [] : [plural(words.locale, ageAtBuild.years, words.home.years)]
  const jobs = addressOf(site, 'experience')
  return [
    paragraph(puesto),
    pronunciacion?.ipa && escapeMarkdown(pronunciacion.ipa),
    escapeMarkdown(joined(' · ', placeOf(profile), zone, ...age)),
    ...presentPosts(lists.experiencia).map((post) =>
      markdownLink(postText(post, words), `${jobs}#${entryId('experiencia', post)}`),
    ),
    ...prose(resumen),
    technologies !== '' && escapeMarkdown(`${words.entry.technologiesLabel}${technologies}`),
  ]
}

/** A project's own page: its facts, and its text with addresses that lead to the site. */
function projectBlocks(site: BuiltSite, project: Project): Blocks {
  const { words, code } = site
  const { projectPage: names } = words
  const { resultado = '', rol, equipo, estado, reservado, pagina } = project
  const section = sections.pager.find(({ route }) => route === 'projects')
  const alone = { ...site, ...cvLanguage(site), lists: { ...site.lists, proyectos: [project] } }
  const line = section && blocksOf(alone, section).find(({ kind }) => kind === 'line')
  const { text = '', links = [] } = line?.kind === 'line' ? line : {}
  const facts = [
    [names.role, rol],
    [names.team, equipo],
    [names.when, whenText(project, words)],
    [names.state, reservado ? names.reserved : estado],
    [words.entry.technologies, text],
  ].filter(([, fact]) => fact)
  return [
    ...prose(resultado || project.descripcion),
    markdownList(facts.map(([name, fact]) => escapeMarkdown(name + words.colon + fact))),
    links.map(link).join(' · '),
    projectTexts[`${code}/${pagina}`],
  ]
}

function pageBlocks(site: BuiltSite, route: PageName): Blocks {
  const project = projectOf(site, route)
  if (project) return projectBlocks(site, project)
  const language = cvLanguage(site)
  const section = sections.pager.find((each) => each.route === route)
  if (section) {
    const blocks = blocksOf({ ...site, ...language }, section)
    if (blocks.length === 0) return [site.words.list.empty]
    return blocks.flatMap((block) =>
      cvBlocks(block, addressOf(site, route), section.form === 'citas'),
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

const LLMS_FILE = 'llms.txt'

/** Below the base: 'experiencia.md', 'en/index.md'. */
export const twinName = (language: SiteLanguage, name: PageName): string => {
  const path = pathOf(language, name).slice(1)
  return name === 'home' ? `${path}index.md` : `${path.slice(0, -1)}.md`
}

const twinLink = (site: BuiltSite, name: PageName) =>
  fileLink(site, titleOf(site, name), twinName(site, name))

/** Each page as Markdown. Like the CV, from the built-in content where lists are fetched. */
export const twinFiles = (site: BuiltSite): BuiltFiles =>
  Object.fromEntries(
    pageNames.map((route) => {
      const { nombre } = site.profile
      const title = route === 'home' ? nombre : `${titleOf(site, route)} · ${nombre}`
      const create = async () =>
        markdownFile([
          `# ${markdownLink(title, addressOf(site, route))}`,
          ...pageBlocks(site, route),
          '---',
          fileLink(site, LLMS_FILE, LLMS_FILE),
        ])
      return [twinName(site, route), create]
    }),
  )

/** What the site is and where its texts are, in the form of llmstxt.org. */
export const llmsFile: BuiltFiles = {
  [LLMS_FILE]: async () => {
    const [main] = sites
    if (!main) return ''
    const { profile, built } = main
    const pages = sites.flatMap((site) => [
      `## ${escapeMarkdown(site.name)}`,
      markdownList([
        ...pageNames.map(
          (name) =>
            `${twinLink(site, name)}: ${escapeMarkdown(pageTextOf(site, name).description)}`,
        ),
        fileLink(site, site.words.navigation.cv, cvFile(site)),
        fileLink(site, 'JSON Resume', `${site.paths.home.slice(1)}resume.json`),
      ]),
    ])
    return markdownFile([
      `# ${escapeMarkdown(profile.nombre)}`,
      `> ${escapeMarkdown(introduction(profile, built))}`,
      ...prose(profile.resumen),
      ...pages,
    ])
  },
}
