import type { Spoken } from '../../../site/words/language'
import { contentFile, contentNamesIn } from '../content-files'
import { isExampleFile } from '../example'
import { pageFile } from '../pages/read-pages'
import { ProblemError } from '../problem'
import { readSite } from '../reading/read-content'
import type { Workspace } from '../workspace/workspace'
import { writeAllContent } from '../write-content'
import { inLanguage } from './in-language'
import { translationFolders } from './translation-folders'

/** The files of further languages. @param language of one alone */
export const translationFiles = (workspace: Workspace, language?: string): string[] =>
  translationFolders(workspace)
    .filter((folder) => language === undefined || folder === language)
    .flatMap((folder) => contentNamesIn(workspace, folder).map((name) => contentFile(name, folder)))

/** Has the untouched example say one language alone. @throws ProblemError for content that is another */
export function leaveOneLanguage(workspace: Workspace, language: Spoken): void {
  const { perfil, lists, own, translations, main, files, pages } = readSite(workspace)
  const isExample = files.every(({ source: { file } }) =>
    isExampleFile(file, workspace.bytes(file) ?? Buffer.of()),
  )
  const translation = translations.get(language)
  if (!isExample || (translation === undefined && language !== main)) {
    throw new ProblemError(workspace.say.commands.language.notExample)
  }
  const content = translation
    ? inLanguage({ perfil, lists, own }, translation)
    : { perfil, lists, own }
  const translated = translationFiles(workspace)
  writeAllContent(workspace, { ...content, perfil: { ...content.perfil, idioma: language } })
  for (const file of translated) workspace.write(file, undefined)
  for (const page of pages.filter((each) => each.language !== undefined)) {
    workspace.write(page.file, undefined)
    if (page.language === language) workspace.write(pageFile(page.slug), page.text)
  }
}
