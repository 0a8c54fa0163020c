import { type PageName, pathOf, type SiteLanguage } from '../../../site/model/routes'
import { cvFile, pageTextOf } from '../../../site/model/site'
import { addressOf, type BuiltFile, type BuiltSite, pageNames, sites, titleOf } from '../sites'
import {
  escapeMarkdown,
  linkedMarkdown,
  markdownFile,
  markdownLink,
  markdownList,
  paragraph,
} from './markdown'
import { fileLink, pageBlocks } from './page-markdown'

/** Names all pages, in each language. */
const LLMS_FILE = 'llms.txt'

/** Below the base: 'experiencia.md', 'en/index.md'. */
export const twinName = (language: SiteLanguage, name: PageName): string => {
  const path = pathOf(language, name).slice(1)
  return name === 'home' ? `${path}index.md` : `${path.slice(0, -1)}.md`
}

const twinLink = (site: BuiltSite, name: PageName) =>
  fileLink(site, titleOf(site, name), twinName(site, name))

/** Each page as Markdown. Like the CV, from the built-in content where lists are fetched. */
export const twinFiles = (site: BuiltSite): BuiltFile[] =>
  pageNames.map((route) => {
    const { nombre } = site.profile
    const title = route === 'home' ? nombre : `${titleOf(site, route)} · ${nombre}`
    return {
      fileName: twinName(site, route),
      contentType: 'text/markdown; charset=utf-8',
      create: async () =>
        markdownFile([
          `# ${markdownLink(title, addressOf(site, route))}`,
          ...pageBlocks(site, route),
          '---',
          fileLink(site, LLMS_FILE, LLMS_FILE),
        ]),
    }
  })

/** What the site is and where its texts are, in the form of llmstxt.org. */
export const llmsFile: BuiltFile = {
  fileName: LLMS_FILE,
  contentType: 'text/plain; charset=utf-8',
  create: async () => {
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
      `> ${escapeMarkdown(built.pages.introduction(profile))}`,
      paragraph(profile.resumen, linkedMarkdown),
      ...pages,
    ])
  },
}
