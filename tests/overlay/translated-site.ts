import { contentLanguages } from '../../src/build/content/content-languages'
import type { Site } from '../../src/model/site'
import type { Overlay } from '../../src/model/translation/in-language'
import { wordsFor } from '../../src/words/words'
import type { OneLanguage } from './spanish-site'

/** The pages in another language of a site whose main language is Spanish. */
export function translatedSite(
  content: typeof import('virtual:content'),
  code: string,
  overlay: Overlay,
): Site {
  const { profile, lists, links, technologies, contactQr } = content as OneLanguage
  const overlays = new Map([[code, overlay]])
  const said = contentLanguages({ perfil: profile, lists, overlays })[1]
  if (!said) throw new Error(`no ${code}`)
  const texts = { profile: said.perfil, lists: said.lists, links, technologies, contactQr }
  const words = wordsFor(code, 'es').screen
  return { ...said.language, words, pages: {} as Site['pages'], ...texts }
}
