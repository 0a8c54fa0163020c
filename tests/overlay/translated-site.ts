import type { Site } from '../../src/site/model/site'
import type { Overlay } from '../../src/tools/content/translation/in-language'
import { contentLanguages } from '../../src/tools/files/modules/content-languages'
import { wordsFor } from '../../src/tools/messages/built-words'
import type { OneLanguage } from './spanish-site'

/** The pages in another language of a site whose main language is Spanish. */
export function translatedSite(
  content: typeof import('virtual:content'),
  code: string,
  overlay: Overlay,
): Site {
  const { profile, lists, links, technologies, contactQr } = content as OneLanguage
  const overlays = new Map([[code, overlay]])
  const said = contentLanguages({ perfil: profile, lists, overlays, absent: [] })[1]
  if (!said) throw new Error(`no ${code}`)
  const texts = { profile: said.perfil, lists: said.lists, links, technologies, contactQr }
  const words = wordsFor(code, 'es').screen
  return { ...said.language, words, pages: {} as Site['pages'], ...texts }
}
