import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Spoken, spoken } from '../../messages/language'
import { messages } from '../../messages/messages'
import type { Problem } from '../problem'
import { nearNames, quoteNames } from '../reading/near-names'
import type { ContentName } from '../reading/read-content'
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

/** The folders with JSON files. One with a full stop in its name is set aside, as `en.old`. */
export function overlayFolders(contentDir: string): OverlayFolder[] {
  if (!existsSync(contentDir)) return []
  const isFile = (name: string) => name.endsWith(ENDING)
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map(({ name }) => ({
      language: name,
      files: readdirSync(path.join(contentDir, name)).filter(isFile).sort(),
    }))
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.language < b.language ? -1 : 1))
}

/** A folder that names no further language, and files that are not of the content. */
export function folderProblems(
  { language, files }: OverlayFolder,
  main: Spoken,
  folder: string,
  names: readonly ContentName[],
): Problem[] {
  const { mainLanguage, unknownFile, unknownLanguage } = messages().reading.overlay
  const { perhaps } = messages().reading
  if (language === main) {
    return [{ file: `${folder}/`, ...mainLanguage(languageName(language) ?? language, language) }]
  }
  if (languageName(language) === undefined) {
    const expected = unknownLanguage(EXAMPLES[main])
    return [{ file: `${folder}/`, found: showValue(language), expected }]
  }
  const known = names.map((name) => name + ENDING)
  return files
    .filter((file) => !known.includes(file))
    .map((file) => {
      const near = nearNames(file, known)
      const expected = unknownFile.expected(known.join(', '))
      return {
        file: `${folder}/${file}`,
        found: unknownFile.found,
        expected: near.length > 0 ? expected + perhaps(quoteNames(near)) : expected,
      }
    })
}
