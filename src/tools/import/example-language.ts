import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Spoken } from '../../site/words/language'
import { isExampleFile } from '../content/example'
import { pageFile } from '../content/pages/read-pages'
import { ProblemError } from '../content/problem'
import { readSite } from '../content/reading/read-content'
import { inLanguage } from '../content/translation/in-language'
import type { FileToWrite } from '../content/write-all'
import type { Messages } from '../messages/es/es'
import { contentFiles, translationFiles } from './content-files'

const CONTENT = 'src/content'

/** The untouched example in one language alone. @throws ProblemError for content that is another */
export function exampleInLanguage(root: string, language: Spoken, say: Messages): FileToWrite[] {
  const contentDir = path.join(root, CONTENT)
  const site = readSite(root)
  const { perfil, lists, own, overlays, main, files, pages } = site
  const isExample = files.every(({ name, language: folder = '' }) => {
    const file = path.posix.join(CONTENT, folder, `${name}.json`)
    return isExampleFile(file, readFileSync(path.join(root, file)))
  })
  const overlay = overlays.get(language)
  if (!isExample || (overlay === undefined && language !== main)) {
    throw new ProblemError(say.commands.language.notExample)
  }
  const content = overlay ? inLanguage({ perfil, lists, own }, overlay) : { perfil, lists, own }
  const translations = translationFiles(contentDir).map((file) => ({ file, bytes: null }))
  const spoken = { ...content, perfil: { ...content.perfil, idioma: language } }
  const translatedPages = pages.flatMap((page): FileToWrite[] => {
    if (page.language === undefined) return []
    const gone = { file: pageFile(contentDir, page.slug, page.language), bytes: null }
    const said = { file: pageFile(contentDir, page.slug), bytes: page.text }
    return page.language === language ? [said, gone] : [gone]
  })
  return [...contentFiles(spoken, contentDir), ...translations, ...translatedPages]
}
