import { languages } from 'virtual:content'
import { loadTexts } from 'virtual:texts'
import type { RouteName } from '../../site/model/routes'
import type { Site } from '../../site/model/site'
import { type BuiltWords, type InterfaceLanguage, wordsFor } from '../messages/built-words'

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
