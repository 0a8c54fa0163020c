import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ContentName } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import { messages, spoken } from '../../messages/messages'
import type { Problem } from '../problem'
import { nearNames, quoteNames } from '../reading/near-names'
import { showValue } from '../show-value'

/** A folder of src/content: a further language, and its files. */
export type OverlayFolder = { language: string; files: readonly string[] }

const ENDING = '.json'
/** RFC 5646 §2.1: a primary language has two or three letters. */
const PRIMARY_TAG = /^[a-z]{2,3}$/
const EXAMPLES: Readonly<Record<Spoken, string>> = { es: 'en', en: 'es' }

/** What a language calls itself or is called in the language of the messages; undefined if unknown. */
export function languageName(code: string): string | undefined {
  if (!PRIMARY_TAG.test(code)) return undefined
  return new Intl.DisplayNames(spoken(), { type: 'language', fallback: 'none' }).of(code)
}

/** Without hidden ones, such as the `._perfil.json` of a Mac's file system. */
export const jsonFilesIn = (folder: string): string[] => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith(ENDING) && !name.startsWith('.')).sort()
}

/** The folders with JSON files. One with a full stop in its name is set aside, as `en.old`. */
export function overlayFolders(contentDir: string): OverlayFolder[] {
  if (!existsSync(contentDir)) return []
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map(({ name }) => ({
      language: name,
      files: jsonFilesIn(path.join(contentDir, name)),
    }))
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.language < b.language ? -1 : 1))
}

/** Of a folder's files, those that are not of the content: a list under another name is not there. */
export function unknownFiles(
  files: readonly string[],
  folder: string,
  names: readonly ContentName[],
): Problem[] {
  const { overlay, perhaps } = messages().reading
  const { found, expected } = overlay.unknownFile
  const known = names.map((name) => name + ENDING)
  return files
    .filter((file) => !known.includes(file))
    .map((file) => {
      const near = nearNames(file, known)
      const hint = near.length > 0 ? perhaps(quoteNames(near)) : ''
      return { file: `${folder}/${file}`, found, expected: expected(known.join(', ')) + hint }
    })
}

/** A folder that names no further language, and files that are not of the content. */
export function folderProblems(
  { language, files }: OverlayFolder,
  main: Spoken,
  folder: string,
  names: readonly ContentName[],
): Problem[] {
  const { mainLanguage, unknownLanguage } = messages().reading.overlay
  if (language === main) {
    return [{ file: `${folder}/`, ...mainLanguage(languageName(language) ?? language, language) }]
  }
  if (languageName(language) === undefined) {
    const expected = unknownLanguage(EXAMPLES[main])
    return [{ file: `${folder}/`, found: showValue(language), expected }]
  }
  return unknownFiles(files, folder, names)
}
