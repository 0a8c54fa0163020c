import { projectPages, sections } from 'virtual:content'
import { loadTexts } from 'virtual:texts'
import { languages, wording } from 'virtual:whole-content'
import type { Manifest } from 'vite'
import { type PageName, pathOf, projectRoute, projectSlug, routesWith } from '../../model/routes'
import { isUnknownSite } from '../../model/schema/schema'
import { cvVariants } from '../content/cv-variants'
import type { Workspace } from '../content/workspace/workspace'
import type { CvLanguage } from '../cv/cv-blocks'
import { wordsFor } from '../messages/built-words'

export type BuildContext = {
  /** index.html as Vite built it, with the marks <!--head--> and <!--app-->. */
  template: string
  /** What Vite has built, by source. */
  manifest: Manifest
  /** With a slash at both ends. */
  base: string
  workspace: Workspace
  /** The built site, with the files generated so far. */
  distDir: string
}

/** What makes a file, by its path below the base. */
export type BuiltFiles = Readonly<
  Record<string, (context: BuildContext) => Promise<string | Uint8Array>>
>

export { wording }

/** The main language first. */
export const sites = await Promise.all(
  languages.map(async ({ language, perfil, lists, own }) => ({
    ...language,
    ...(await loadTexts(language.code)),
    /** `sitio` is this build's address: SITE_URL wins over the file, base path included. */
    profile: perfil,
    variants: cvVariants({ perfil, lists }),
    own,
    built: wordsFor(language.code, wording).built,
  })),
)
export type BuiltSite = (typeof sites)[number]

/** Absolute address of a page. */
export const addressOf = (site: BuiltSite, name: PageName): string =>
  new URL(`.${pathOf(site, name)}`, site.profile.sitio).href

/** All pages but that for unknown addresses. */
export const pageNames = [...routesWith(sections.pager), ...projectPages.map(projectRoute)]

/** The project of a page of its own. */
export const projectOf = ({ lists }: Pick<BuiltSite, 'lists'>, name: PageName) =>
  lists.proyectos.find(({ pagina }) => pagina !== undefined && pagina === projectSlug(name))

export const titleOf = (site: BuiltSite, name: PageName): string =>
  projectOf(site, name)?.titulo ?? site.words.routes[name as keyof typeof site.words.routes]

export const cvLanguage = (site: BuiltSite): CvLanguage => ({
  code: site.code,
  dir: site.dir,
  words: { screen: site.words, built: site.built, foreign: site.foreignWords },
  home: addressOf(site, 'home'),
  main: wording.main,
})

/** The page in every language, and where visitors of no listed one go; none on a site with one, or without an address. */
export function alternates(name: PageName) {
  const [main, ...others] = sites
  if (!main || others.length === 0 || isUnknownSite(main.profile.sitio)) return []
  const pages = sites.map((site) => ({ language: site.code, address: addressOf(site, name) }))
  return [...pages, { language: 'x-default', address: addressOf(main, name) }]
}
