import { entriesIn } from '../../model/entries'
import { type Fields, isFields } from '../../model/objects'
import { type ContentName, type ListName, namesOf } from '../../model/schema/schema'
import { PROFILE_ID } from '../../model/schema/translation-schema'
import { keysOfText, type Texts, textsIn } from '../../model/translated-texts'
import { contentFile } from '../content/content-files'
import { pageFile } from '../content/pages/read-pages'
import { isProblemError } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { type Content, type ReadSite, readSite } from '../content/reading/read-content'
import { objectsOf } from '../content/translation/check-translation'
import { fillLanguage } from '../content/translation/plan-translations'
import { translationFolders } from '../content/translation/translation-folders'
import { itemsOf } from '../content/workspace/json-source'
import type { Workspace } from '../content/workspace/workspace'
import type { Entry } from './match-entries'

/** What a content file says, without the address of its schema; undefined where it cannot be read. */
export function readFields(
  workspace: Workspace,
  name: ContentName,
  language?: string,
): Fields | undefined {
  const { source } = workspace.json(contentFile(name, language))
  if (!source) return undefined
  const { [EDITOR_KEY]: _editor, ...fields }: Fields = Object(source.value)
  return fields
}

export const readEntries = (workspace: Workspace, name: ContentName, language?: string): Entry[] =>
  itemsOf(readFields(workspace, name, language)).filter(isFields)

/** Ids of a list that its translations have. */
export const translatedIds = (workspace: Workspace, name: ListName): number[] =>
  translationFolders(workspace)
    .flatMap((language) => readEntries(workspace, name, language))
    .map(({ id }) => Number(id) || 0)

function presentSite(workspace: Workspace): ReadSite | undefined {
  try {
    return readSite(workspace)
  } catch (error) {
    // The owner's own mistakes stay for `npm run check` to tell.
    if (isProblemError(error)) return undefined
    throw error
  }
}

/**
 * Has the main language's files say what the owner's files of a further one say, which is to be the main
 * one; texts that are not translated stay. Those files then say nothing else.
 * @param isOwners whether a file is the owner's
 */
export function sayInLanguage(
  workspace: Workspace,
  language: string,
  isOwners: (file: string) => boolean,
): void {
  const { translations, files, pages } = presentSite(workspace) ?? {}
  const translation = translations?.get(language)
  if (!translation) return
  for (const { name, source } of files?.filter((file) => file.language === undefined) ?? []) {
    if (!isOwners(contentFile(name))) continue
    const texts: Partial<Record<number, Texts>> =
      name === 'perfil' ? { [PROFILE_ID]: translation.perfil } : { ...translation.lists[name] }
    for (const { id, form, entry, at } of objectsOf(name, source.value)) {
      for (const [path] of textsIn(form, entry)) {
        const text = texts[Number(id)]?.[path]
        const keys = [...at, ...keysOfText(entry, path)]
        if (text !== undefined) workspace.set(contentFile(name), keys, text)
      }
    }
  }
  for (const { slug, file } of pages?.filter((page) => page.language === language) ?? []) {
    if (!isOwners(file)) continue
    workspace.write(pageFile(slug), workspace.bytes(file))
    workspace.write(file, undefined)
  }
}

/** Reads the translations as they are now. @returns what has them follow other content, without the texts of what is gone */
export function translationsToFit(workspace: Workspace): (content: Content) => void {
  const present = presentSite(workspace)
  return (content) => {
    const absent = namesOf(content.lists).filter(
      (name) => entriesIn(content.lists, name).length === 0,
    )
    for (const language of present?.translations.keys() ?? []) {
      const names = present?.names.filter((name) => workspace.has(contentFile(name, language)))
      if (present && names)
        fillLanguage(workspace, { ...present, ...content, absent }, language, { names })
    }
  }
}
