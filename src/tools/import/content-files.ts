import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { entriesIn } from '../../site/model/entries'
import { type ContentName, type ListName, namesOf } from '../../site/model/schema/schema'
import type { Spoken } from '../../site/words/language'
import { CONTENT } from '../content/content-folder'
import { isExampleFile } from '../content/example'
import { schemaAddress } from '../content/json-schema/json-schema'
import { contentNamesIn } from '../content/own-sections'
import { pageFile } from '../content/pages/read-pages'
import { isProblemError, ProblemError } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { readIfThere } from '../content/reading/files/read-file'
import { type Content, readSite } from '../content/reading/read-content'
import { inLanguage } from '../content/translation/in-language'
import { overlayFolders } from '../content/translation/overlay-folders'
import { planLanguage } from '../content/translation/plan-translations'
import type { FileToWrite } from '../content/write-all'
import type { Messages } from '../messages/es/es'
import type { Entry } from './match-entries'
import { type Fields, isFields } from './values/texts'

/** What a content file says, without the address of its schema; undefined where it cannot be read. */
export function readFields(contentDir: string, name: ContentName): Fields | undefined {
  try {
    const bytes = readIfThere(path.join(contentDir, `${name}.json`))
    const { [EDITOR_KEY]: _editor, ...fields }: Fields = JSON.parse(String(bytes))
    return fields
  } catch {
    return undefined
  }
}

export function readEntries(contentDir: string, name: ContentName): Entry[] {
  const { items } = readFields(contentDir, name) ?? {}
  return Array.isArray(items) ? items.filter(isFields) : []
}

/** Ids of a list that its translations have. */
export const translatedIds = (contentDir: string, name: ListName): number[] =>
  overlayFolders(contentDir)
    .flatMap((folder) => readEntries(path.join(contentDir, folder), name))
    .map(({ id }) => Number(id) || 0)

/** The main files that change. Lists without entries have none: the site would show them empty. */
export const contentFiles = ({ perfil, lists, own = [] }: Content, contentDir: string) =>
  ['perfil' as const, ...namesOf(lists)].flatMap((name): FileToWrite[] => {
    const file = path.join(contentDir, `${name}.json`)
    if (name !== 'perfil' && entriesIn(lists, name).length === 0) {
      return existsSync(file) ? [{ file, bytes: null }] : []
    }
    const { list: _list, ...head } = own.find(({ list }) => list === name) ?? {}
    const fields = name === 'perfil' ? perfil : { ...head, items: entriesIn(lists, name) }
    if (isDeepStrictEqual(fields, readFields(contentDir, name))) return []
    const value = { [EDITOR_KEY]: schemaAddress(name), ...fields }
    return [{ file, bytes: `${JSON.stringify(value, null, 2)}\n` }]
  })

export const translationFiles = (contentDir: string, language?: string): string[] =>
  overlayFolders(contentDir)
    .filter((folder) => language === undefined || folder === language)
    .map((folder) => path.join(contentDir, folder))
    .flatMap((folder) => contentNamesIn(folder).map((name) => path.join(folder, `${name}.json`)))

/** The translations of present content beside what follows it, without the texts of what is gone. */
export function fittingTranslations(content: Content, root: string): FileToWrite[] {
  const absent = namesOf(content.lists).filter(
    (name) => entriesIn(content.lists, name).length === 0,
  )
  try {
    const present = readSite(root)
    const site = { ...present, ...content, absent }
    const plans = [...present.overlays.keys()].map((language) =>
      planLanguage({ content: site, root, language }),
    )
    return plans.flatMap((plan) => plan.files).filter(({ file }) => existsSync(file))
  } catch (error) {
    // The owner's own mistakes stay for `npm run check` to tell.
    if (isProblemError(error)) return []
    throw error
  }
}

/** The untouched example in one language alone. @throws ProblemError for content that is another */
export function exampleInLanguage(root: string, language: Spoken, say: Messages): FileToWrite[] {
  const contentDir = path.join(root, CONTENT)
  const { perfil, lists, own, overlays, main, files, pages } = readSite(root)
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
