import path from 'node:path'
import type { Texts } from '../../../site/model/translated-texts'
import { SPOKEN } from '../../../site/words/language'
import { readSite } from '../../content/reading/read-content'
import type { Overlay } from '../../content/translation/in-language'
import { checkLanguage, planLanguage } from '../../content/translation/plan-translations'
import { languageName } from '../../content/translation/read-overlays'
import { writeAll } from '../../content/write-all'
import { JOINERS, joinersFor } from '../mapping/context'
import { isOwnResume, mapResume } from '../mapping/map-resume'
import type { ImportOptions } from '../plan-import'
import { readResume } from '../read-resume'
import { emptyReport, section } from '../report/import-report'
import { messages, speak, speakingIn, spoken } from '../spoken'
import { textsFromResume } from './texts-from-resume'

type Options = Pick<
  ImportOptions,
  'resumeFile' | 'contentDir' | 'publicDir' | 'force' | 'isDryRun' | 'today'
> & { language: string }

/** The owner's translations, and of the resume those that they lack; with `force` the reverse. */
function merged(own: Texts = {}, resume: Texts = {}, force: boolean) {
  const texts = force ? { ...own, ...resume } : { ...resume, ...own }
  const kept = force
    ? []
    : Object.keys(own).filter((key) => resume[key] !== undefined && resume[key] !== own[key])
  const fresh = new Set(Object.keys(texts).filter((key) => texts[key] !== own[key]))
  return { texts, kept, fresh }
}

/**
 * Fills the overlay of a language from a resume in that language: all files or none.
 * @throws ProblemError on wrong content, a bad resume or an unknown language
 */
export function importTranslation(options: Options): string {
  const { resumeFile, contentDir, publicDir, force, language, isDryRun = false, today } = options
  const root = path.dirname(publicDir)
  const content = readSite(contentDir, publicDir)
  speak(content.perfil.idioma ?? 'es')
  checkLanguage(language, messages())
  const say = messages().import
  const { resume } = readResume(resumeFile)
  const isOwn = isOwnResume(resume)
  const wanted = SPOKEN.find((one) => one === language)
  const mapped = speakingIn(wanted ?? spoken(), () => {
    const joiners = isOwn ? JOINERS[spoken()] : joinersFor(resume, spoken())
    const context = { report: emptyReport(), isOwn, joiners, publishedFile: () => undefined, today }
    return mapResume(resume, { portrait: undefined, site: content.perfil.sitio }, context)
  })
  const { overlay: found, unmatched } = textsFromResume(content, mapped)
  const present: Overlay = content.overlays.get(language) ?? { perfil: {}, lists: {} }
  const kept: string[] = []
  const { files, count } = planLanguage({ content, root, language }, (name, id) => {
    const [own, texts] =
      name === 'perfil'
        ? [present.perfil, found.perfil]
        : [present.lists[name]?.[id], found.lists[name]?.[id]]
    const result = merged(own, texts, force)
    const place = name === 'perfil' ? 'perfil.json ' : `${name}.json  id ${id}`
    for (const key of result.kept) {
      kept.push(`${place} ${key}: ${say.resumeSays(JSON.stringify(texts?.[key]))}`)
    }
    return result
  })
  if (!isDryRun && files.length > 0) writeAll(files, { root })
  const names = files.map(({ file }) => `  ${path.relative(root, file).split(path.sep).join('/')}`)
  const heading = isDryRun ? say.wouldWrite(files.length) : say.written(files.length)
  return [
    files.length === 0 ? say.nothingNew : heading,
    ...names,
    ...section(say.ownKept, kept),
    ...section(say.translation.unmatched, unmatched),
    '',
    messages().commands.translations.left(languageName(language, messages()) ?? language, count),
    ...(isDryRun ? ['', say.dryRun] : []),
  ].join('\n')
}
