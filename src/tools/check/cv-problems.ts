import { readFile } from 'node:fs/promises'
import type { Profile } from '../../site/model/schema/schema'
import { directionOf } from '../../site/model/text-blocks'
import type { Problem } from '../content/problem'
import { publicPlace } from '../content/reading/public-files'
import { inLanguage } from '../content/translation/in-language'
import { renderCv } from '../cv/cv-document'
import { registerCvFonts } from '../cv/cv-fonts'
import { type CvLanguage, cvOf } from '../cv/cv-model'
import { isText, printableContent } from '../cv/cv-text'
import { wordsFor } from '../messages/built-words'
import { missedIn } from './cv-reading'
import type { Project } from './project-content'

const MOST_PAGES = 2
/** Letters are reported by `scriptProblems`; joiners and the like are not visible on their own. */
const UNREPORTED = /[\p{L}\p{Cf}\p{Mn}\p{Cc}\s]/u

const missingSymbols = (text: string, letters: ReadonlySet<number>) => [
  ...new Set(
    Array.from(text.normalize('NFC')).filter(
      (symbol) => !letters.has(symbol.codePointAt(0) ?? 0) && !UNREPORTED.test(symbol),
    ),
  ),
]

/** A CV that the build makes; not where the owner has one of his own. */
type Cv = { language?: string; file: string } & Pick<Project, 'perfil' | 'lists'>

function madeCvs({ perfil, lists, overlays, publicFiles }: Project): Cv[] {
  const cvs = [
    ...(perfil.cv ? [] : [{ file: 'cv.pdf', perfil, lists }]),
    ...[...overlays].map(([language, overlay]) => ({
      language,
      file: `${language}/cv.pdf`,
      ...inLanguage({ perfil, lists }, overlay),
    })),
  ]
  return cvs.filter(({ file }) => !publicFiles.has(file))
}

/** Too many pages, symbols that would be left out, and what programs would not find. */
export async function cvProblems(project: Project): Promise<Problem[]> {
  const say = project.say.check.cv
  const main = project.say.language
  const cvs = madeCvs(project)
  const todo = (what: string, language?: string) => (language ? what : say.orOwn(what))
  const printed = project.values.filter(({ language }) =>
    cvs.some((cv) => cv.language === language),
  )
  const texts = JSON.stringify(printed.map(({ value }) => value))
  const { letters } = await registerCvFonts(texts, main)
  const problems: Problem[] = printed.flatMap(({ field, value, place, language }) => {
    if (typeof value !== 'string' || !isText(field)) return []
    const missing = missingSymbols(value, letters)
    if (missing.length === 0) return []
    const found = say.unprintable(missing.slice(0, 10).join(' '))
    return [{ ...place, found, todo: todo(say.removeSymbols, language) }]
  })
  const languageOf = (language: string | undefined, { resumen, sitio }: Profile): CvLanguage => {
    const code = language ?? main
    return { code, dir: directionOf(resumen), words: wordsFor(code, main), home: sitio }
  }
  for (const { language, file, perfil, lists } of cvs) {
    const shown = languageOf(language, perfil)
    const content = { profile: perfil, lists }
    const { pdf, pages } = await renderCv(content, shown)
    const missed = await missedIn(pdf, cvOf(printableContent(content, letters), shown), say)
    problems.push(...missed.map((found) => ({ file, found, todo: say.shorterWords })))
    if (pages <= MOST_PAGES) continue
    problems.push({ file, found: say.pages(pages), todo: todo(say.shorten, language) })
  }
  const { perfil, lists, publicDir } = project
  if (perfil.cv) {
    const own = cvOf(printableContent({ profile: perfil, lists }), languageOf(undefined, perfil))
    const missed = await missedIn(await readFile(publicPlace(publicDir, perfil.cv)), own, say)
    const file = `public/${perfil.cv}`
    problems.push(...missed.map((found) => ({ file, found, todo: say.saveAsText })))
  }
  return problems
}
