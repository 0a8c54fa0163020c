import { NAMED } from '../../model/schema/content-fields'
import { sourceOf } from '../content/content-files'
import { cvVariants } from '../content/cv-variants'
import type { Problem } from '../content/problem'
import { locationAt } from '../content/workspace/json-source'
import { renderCv } from '../cv/cv-document'
import { cvOf } from '../cv/cv-model'
import { madeCvs, type SiteCv, saidBy } from '../cv/made-cvs'
import { ownersTemplate, templateProblem } from '../cv/owners-template'
import { isText, printableContent } from '../cv/printable-content'
import { typesetFonts } from '../fonts/typeset-fonts'
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
type Cv = SiteCv & { isOwners?: true }

/** A mistake in the owner's own template, tried with a CV of each language. */
export async function templateProblems(site: Checked): Promise<Problem[]> {
  const template = ownersTemplate(site.workspace)
  if (!template) return []
  try {
    for (const cv of madeCvs(site)) await renderCv(...saidBy(site, cv), { template })
    return []
  } catch (error) {
    return [templateProblem(error, site.say)]
  }
}

export async function cvProblems(site: Checked): Promise<Problem[]> {
  const say = site.say.check.cv
  const cvs: Cv[] = madeCvs(site)
  const isFaulty = (await templateProblems(site)).length > 0
  const template = isFaulty ? undefined : ownersTemplate(site.workspace)
  const todo = (what: string, language?: string) => (language ? what : say.orOwn(what))
  const printed = site.values.filter(({ language }) => cvs.some((cv) => cv.language === language))
  const texts = JSON.stringify(printed.map(({ value }) => value))
  const { letters } = await typesetFonts(texts)
  const problems: Problem[] = printed.flatMap(({ name, path, value, location, language }) => {
    if (typeof value !== 'string' || !isText(name, path)) return []
    const missing = missingSymbols(value, letters)
    if (missing.length === 0) return []
    const found = say.unprintable(missing.slice(0, 10).join(' '))
    return [{ ...location, found, todo: todo(say.removeSymbols, language) }]
  })
  const { perfil, lists, workspace } = site
  const owners: Cv[] = perfil.cv
    ? [{ file: `public/${perfil.cv}`, isOwners: true, perfil, lists, own: site.own }]
    : []
  for (const cv of [...cvs, ...owners]) {
    const { language, file, isOwners } = cv
    const [content, shown] = saidBy(site, cv)
    const made = isOwners ? undefined : await renderCv(content, shown, { template })
    const pdf = made?.pdf() ?? workspace.bytes(`public/${site.perfil.cv}`) ?? Buffer.of()
    const pages = made?.pages ?? 0
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
