import { directionOf } from '../../model/text-blocks'
import { cvVariants, variantFile } from '../content/cv-variants'
import type { ReadSite } from '../content/reading/read-content'
import { inLanguage } from '../content/translation/in-language'
import { wordsFor } from '../messages/built-words'
import type { CvLanguage } from './cv-blocks'
import type { CvContent } from './printable-content'

/** Of a further language, `language` says which. */
export type SiteCv = { language?: string; file: string } & Pick<
  ReadSite,
  'perfil' | 'lists' | 'own'
>

/** The CVs that the build makes: in each language the whole one, and those for one job. */
export function madeCvs({ perfil, lists, own, translations, publicFiles }: ReadSite): SiteCv[] {
  const contents = [
    { folder: '', perfil, lists, own },
    ...[...translations].map(([language, translation]) => ({
      language,
      folder: `${language}/`,
      ...inLanguage({ perfil, lists, own }, translation),
    })),
  ]
  const cvs = contents.flatMap(({ folder, ...content }) => [
    ...(folder === '' && perfil.cv ? [] : [{ ...content, file: `${folder}cv.pdf` }]),
    ...cvVariants(content).map(({ name, ...variant }) => ({
      ...content,
      ...variant,
      file: `${variantFile(folder, name)}.pdf`,
    })),
  ])
  return cvs.filter(({ file }) => !publicFiles.has(file))
}

/** What a CV says, and its language. */
export function saidBy(
  { main, ownersWords }: Pick<ReadSite, 'main' | 'ownersWords'>,
  { language, perfil, lists, own }: SiteCv,
): [CvContent, CvLanguage] {
  const dir = directionOf(perfil.resumen || perfil.puesto)
  const home = new URL(language ? `${language}/` : '', perfil.sitio.replace(/\/?$/, '/')).href
  const spoken = {
    code: language ?? main,
    dir,
    words: wordsFor(language ?? main, { main, ownersWords }),
    home,
    main,
  }
  return [{ profile: perfil, lists, own }, spoken]
}
