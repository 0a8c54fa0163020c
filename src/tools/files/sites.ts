import { languages } from 'virtual:content'
import { loadTexts } from 'virtual:texts'
import type { RouteName } from '../../site/model/routes'
import type { Site } from '../../site/model/site'
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

/** The site in one language, for the files that the build writes. */
export type BuiltSite = Site & {
  readonly built: BuiltWords
  /** The same site in all its languages, the main one first. */
  readonly everyLanguage: readonly Site[]
}

export const mainCode = languages[0]?.code as InterfaceLanguage
const all = await Promise.all(
  languages.map(async (language) => ({ ...language, ...(await loadTexts(language.code)) })),
)

/** The main language first. */
export const sites: readonly BuiltSite[] = all.map((site) => ({
  ...site,
  built: wordsFor(site.code, mainCode).built,
  everyLanguage: all,
}))

/** Absolute address of a page. */
export const addressOf = ({ pages, profile }: Site, route: RouteName): string =>
  pages[route].address ?? profile.sitio

/**
 * The page in every language, itself included, and where visitors of no listed language go; none on
 * a site with one language.
 */
export function alternates(sites: readonly Site[], route: RouteName) {
  const [main, ...others] = sites
  if (!main || others.length === 0) return []
  const pages = sites.map((site) => ({ language: site.code, address: addressOf(site, route) }))
  return [...pages, { language: 'x-default', address: addressOf(main, route) }]
}
