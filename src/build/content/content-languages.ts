import { pathsIn, type SiteLanguage } from '../../model/routes'
import type { Lists, Profile } from '../../model/schema/schema'
import type { Fallbacks } from '../../model/translation/fallbacks'
import { inLanguage } from '../../model/translation/in-language'
import type { SiteContent } from '../../owner/reading/read-content'
import { type InterfaceLanguage, wordsFor } from '../../words/words'

/** The content in one of its languages; entries tell which of their texts are in the main one. */
export type LanguageContent = {
  readonly language: SiteLanguage
  readonly perfil: Profile & Fallbacks
  readonly lists: Lists
}

export const mainLanguage = ({ idioma }: Pick<Profile, 'idioma'>): InterfaceLanguage =>
  idioma ?? 'es'

/** 'Português'. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code))
}

function siteLanguage(code: string, main: InterfaceLanguage): SiteLanguage {
  const folder = code === main ? '' : `${code}/`
  return { code, name: ownName(code), paths: pathsIn(folder, wordsFor(code, main).built.slugs) }
}

/** The content in all its languages, the main one first. */
export function contentLanguages({ perfil, lists, overlays }: SiteContent): LanguageContent[] {
  const main = mainLanguage(perfil)
  const others = [...overlays].map(([code, overlay]) => ({
    language: siteLanguage(code, main),
    ...inLanguage({ perfil, lists }, overlay),
  }))
  return [{ language: siteLanguage(main, main), perfil, lists }, ...others]
}
