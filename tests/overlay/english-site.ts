import { contentLanguages } from '../../src/build/content/content-languages'
import type { Site } from '../../src/model/site'
import type { Overlay } from '../../src/model/translation/in-language'
import { screen as words } from '../../src/words/en'
import type { OneLanguage } from './spanish-site'

/** The English pages of a site whose main language is Spanish. */
export function englishSite(content: typeof import('virtual:content'), overlay: Overlay): Site {
  const { profile, lists, links, technologies, contactQr } = content as OneLanguage
  const overlays = new Map([['en', overlay]])
  const english = contentLanguages({ perfil: profile, lists, overlays })[1]
  if (!english) throw new Error('no English')
  const texts = { profile: english.perfil, lists: english.lists, links, technologies, contactQr }
  return { ...english.language, words, pages: {} as Site['pages'], ...texts }
}
