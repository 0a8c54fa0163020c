import { readFile } from 'node:fs/promises'
import { NAMED } from '../../site/model/schema/content-fields'
import { directionOf } from '../../site/model/text-blocks'
import { cvVariants, variantFile } from '../content/cv-variants'
import type { Problem } from '../content/problem'
import { locationAt, sourceOf } from '../content/reading/json-source'
import { pathInPublic } from '../content/reading/public-files'
import { inLanguage } from '../content/translation/in-language'
import { renderCv } from '../cv/cv-document'
import { registerCvFonts } from '../cv/cv-fonts'
import { cvOf } from '../cv/cv-model'
import { isText, printableContent } from '../cv/cv-text'
import { wordsFor } from '../messages/built-words'
import type { Checked } from './checked'
import { missedIn } from './cv-reading'

const MOST_PAGES = 2
/** Letters are reported by `scriptProblems`; joiners and the like are not visible on their own. */
const UNREPORTED = /[\p{L}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Mn}\p{Cc}\s]/u

const missingSymbols = (text: string, letters: ReadonlySet<number>) => [
  ...new Set(
    Array.from(text.normalize('NFC')).filter(
      (symbol) => !letters.has(symbol.codePointAt(0) ?? 0) && !UNREPORTED.test(symbol),
    ),
  ),
]

/** `isOwners`: a file of public/, which the build does not make. */
type Cv = { language?: string; file: string; isOwners?: true } & Pick<
  Checked,
  'perfil' | 'lists' | 'own'
>

function madeCvs({ perfil, lists, own, overlays, publicFiles }: Checked): Cv[] {
  const contents = [
    { folder: '', perfil, lists, own },
    ...[...overlays].map(([language, overlay]) => ({
      language,
      folder: `${language}/`,
      ...inLanguage({ perfil, lists, own }, overlay),
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

export async function cvProblems(site: Checked): Promise<Problem[]> {
  const say = site.say.check.cv
  const main = site.main
  const cvs = madeCvs(site)
  const todo = (what: string, language?: string) => (language ? what : say.orOwn(what))
  const printed = site.values.filter(({ language }) => cvs.some((cv) => cv.language === language))
  const texts = JSON.stringify(printed.map(({ value }) => value))
  const { letters } = await registerCvFonts(texts)
  const problems: Problem[] = printed.flatMap(({ name, path, value, location, language }) => {
    if (typeof value !== 'string' || !isText(name, path)) return []
    const missing = missingSymbols(value, letters)
    if (missing.length === 0) return []
    const found = say.unprintable(missing.slice(0, 10).join(' '))
    return [{ ...location, found, todo: todo(say.removeSymbols, language) }]
  })
  const { perfil, lists, publicDir } = site
  const owners: Cv[] = perfil.cv
    ? [{ file: `public/${perfil.cv}`, isOwners: true, perfil, lists, own: site.own }]
    : []
  for (const { language, file, isOwners, perfil, lists, own } of [...cvs, ...owners]) {
    const code = language ?? main
    const dir = directionOf(perfil.resumen || perfil.puesto)
    const shown = { code, dir, words: wordsFor(code, main), home: perfil.sitio }
    const content = { profile: perfil, lists, own }
    const { pdf, pages } = isOwners
      ? { pdf: await readFile(pathInPublic(publicDir, perfil.cv ?? '')), pages: 0 }
      : await renderCv(content, shown)
    const said = cvOf(printableContent(content, isOwners ? undefined : letters), shown)
    const missed = await missedIn(pdf, said, say)
    const remedy = isOwners ? say.saveAsText : say.shorterWords
    problems.push(...missed.map((found) => ({ file, found, todo: remedy })))
    if (pages <= MOST_PAGES) continue
    problems.push({ file, found: say.pages(pages), todo: todo(say.shorten, language) })
  }
  return problems
}

export function sameVariants(site: Checked): Problem[] {
  const { perfil, lists, files, say } = site
  const source = sourceOf(files, 'perfil')
  const count = (all: object) => Object.values(all).flat().length
  return cvVariants(site)
    .filter(
      (each) =>
        each.perfil.puesto === perfil.puesto &&
        each.perfil.resumen === perfil.resumen &&
        count(each.lists) === count(lists),
    )
    .flatMap(({ name }) =>
      source ? [{ ...locationAt(source, [NAMED, name]), ...say.check.sameVariant }] : [],
    )
}
