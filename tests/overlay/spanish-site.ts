import type { Site, SiteTexts } from '../../src/site/model/site'
import { screen as words } from '../../src/site/words/es'
import { SPANISH } from './site-content'

export type OneLanguage = typeof import('virtual:content') & Omit<SiteTexts, 'words' | 'pages'>

/** The site that a test puts in the place of `virtual:content`, which holds its texts too. */
export const spanishSite = (content: typeof import('virtual:content')): Site => {
  const { profile, lists, links, technologies, contactQr } = content as OneLanguage
  const pages = {} as Site['pages']
  return { ...SPANISH, words, pages, profile, lists, links, technologies, contactQr }
}
