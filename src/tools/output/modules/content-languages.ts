import type { Fallbacks } from '../../../model/fallbacks'
import type { SiteLanguage } from '../../../model/routes'
import type { Profile } from '../../../model/schema/schema'
import { type Direction, directionOf } from '../../../model/text-blocks'
import { ownSlugs } from '../../content/own-sections'
import type { SiteContent } from '../../content/reading/read-content'
import { inLanguage } from '../../content/translation/in-language'
import { pathsIn, type Wording, wordsFor } from '../../messages/built-words'

/** The content in one of its languages; entries tell which of their texts are in the main one. */
export type LanguageContent = Pick<SiteContent, 'lists' | 'absent' | 'own'> & {
  readonly language: SiteLanguage
  readonly perfil: Profile & Fallbacks
}

/** 'Português'. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(code))
}

/** The content in all its languages, the main one first. */
export function contentLanguages(content: SiteContent & Wording): LanguageContent[] {
  const { perfil, lists, own, translations, absent } = content
  const { main } = content
  const languageOf = (code: string, own: SiteContent['own'], dir?: Direction): SiteLanguage => {
    const folder = code === main ? '' : `${code}/`
    const name = ownName(code)
    const { slugs } = wordsFor(code, content).built
    const paths = pathsIn(folder, { ...slugs, ...ownSlugs(own, code === main) })
    return { code, name, dir: dir ?? directionOf(name), paths }
  }
  const others = [...translations].map(([code, translation]) => {
    const translated = inLanguage({ perfil, lists, own }, translation)
    return { language: languageOf(code, translated.own), ...translated, absent }
  })
  // `idioma` names an interface; the content may be in a language that has none.
  const told = perfil.resumen || perfil.puesto
  const language = languageOf(main, own, told ? directionOf(told) : undefined)
  return [{ language, perfil, lists, own, absent }, ...others]
}

/** @throws Error when index.html lacks the mark */
export function fillMark(html: string, mark: string, text: string): string {
  if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`)
  // A function, because `$&` in a replacement string has a meaning.
  return html.replace(mark, () => text)
}

export const writeLanguage = (html: string, { code, dir }: Pick<SiteLanguage, 'code' | 'dir'>) =>
  fillMark(html, '<html lang="es"', `<html lang="${code}" dir="${dir}"`)
