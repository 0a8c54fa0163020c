import { languages, projectPages, sections } from 'virtual:content'
import { ownSections, profiles, variants } from 'virtual:profiles'
import { loadTexts } from 'virtual:texts'
import type { Fallbacks } from '../../site/model/fallbacks'
import { type PageName, projectRoute, projectSlug, routesWith } from '../../site/model/routes'
import type { Profile, Project } from '../../site/model/schema/schema'
import { pageTextOf, type Site } from '../../site/model/site'
import type { CvVariant } from '../content/cv-variants'
import type { OwnContent } from '../content/own-sections'
import type { CvLanguage } from '../cv/cv-model'
import { type BuiltWords, type InterfaceLanguage, wordsFor } from '../messages/built-words'

export type BuildContext = {
  /** index.html as Vite built it, with the marks <!--head--> and <!--app-->. */
  template: string
  /** With a slash at both ends. */
  base: string
  publicDir: string
  /** The built site, with the files generated so far. */
  distDir: string
}

export type BuiltFile = {
  fileName: string
  contentType: string
  create: (context: BuildContext) => Promise<string | Uint8Array>
}

export type BuiltSite = Site & {
  readonly built: BuiltWords
  /** `sitio` is this build's address: SITE_URL wins over the file, base path included. */
  readonly profile: Profile & Fallbacks
  readonly variants: readonly CvVariant[]
  readonly own: readonly OwnContent[]
}

export const mainCode = languages[0]?.code as InterfaceLanguage

/** The main language first. */
export const sites: readonly BuiltSite[] = await Promise.all(
  languages.map(async (language) => ({
    ...language,
    ...(await loadTexts(language.code)),
    // The main language is always there.
    profile: profiles[language.code] as Profile & Fallbacks,
    variants: variants[language.code] ?? [],
    own: ownSections[language.code] ?? [],
    built: wordsFor(language.code, mainCode).built,
  })),
)

/** Absolute address of a page. */
export const addressOf = (site: BuiltSite, name: PageName): string =>
  pageTextOf(site, name).address ?? site.profile.sitio

/** All pages but that for unknown addresses. */
export const pageNames: readonly PageName[] = [
  ...routesWith(sections.pages),
  ...projectPages.map(projectRoute),
]

/** The project of a page of its own. */
export const projectOf = ({ lists }: Pick<Site, 'lists'>, name: PageName): Project | undefined =>
  lists.proyectos.find(({ pagina }) => pagina !== undefined && pagina === projectSlug(name))

/** What a page is called. */
export const titleOf = (site: BuiltSite, name: PageName): string =>
  projectOf(site, name)?.titulo ?? site.words.routes[name as keyof typeof site.words.routes]

export const cvLanguage = (site: BuiltSite): CvLanguage => ({
  code: site.code,
  dir: site.dir,
  words: { screen: site.words, built: site.built },
  home: addressOf(site, 'home'),
})

/** The page in every language, and where visitors of no listed one go; none on a site with one. */
export function alternates(name: PageName) {
  const [main, ...others] = sites
  if (!main || others.length === 0) return []
  const pages = sites.map((site) => ({ language: site.code, address: addressOf(site, name) }))
  return [...pages, { language: 'x-default', address: addressOf(main, name) }]
}
