import type { Spoken } from '../../../site/words/language'
import { CONTENT } from '../content-folder'
import { isExampleFile } from '../example'
import { pageFile } from '../pages/read-pages'
import { ProblemError } from '../problem'
import { readSite } from '../reading/read-content'
import type { Workspace } from '../workspace/workspace'
import { writeAllContent } from '../write-content'
import { inLanguage } from './in-language'
import { translationFolders } from './translation-folders'
import { wordsFile } from './words-file'

/** Deletes all of a further language: translations, pages, the owner's words of it. */
export function removeLanguage(workspace: Workspace, language: string): void {
  const files = [...workspace.files(CONTENT)].map((name) => `${CONTENT}/${name}`)
  const isItsOwn = (file: string) =>
    file === wordsFile(language) ||
    (file.startsWith(`${CONTENT}/${language}/`) && /\.(?:json|md)$/.test(file))
  for (const file of files.filter(isItsOwn)) workspace.write(file, undefined)
}

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
  const folders = translationFolders(workspace)
  writeAllContent(workspace, { ...content, perfil: { ...content.perfil, idioma: language } })
  for (const folder of folders) removeLanguage(workspace, folder)
  for (const { slug, text } of pages.filter((each) => each.language === language)) {
    workspace.write(pageFile(slug), text)
  }
}
