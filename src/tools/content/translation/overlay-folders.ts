import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_NAMES } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import type { Problem } from '../problem'
import { nearHint, showValue } from '../show-value'

const ENDING = '.json'
/** RFC 5646 §2.1: a primary language has two or three letters. */
const PRIMARY_TAG = /^[a-z]{2,3}$/
/** Of a further language, by the main one. */
const EXAMPLES: Readonly<Record<Spoken, string>> = { es: 'en', en: 'es' }

/** What a language is called in the language of the messages; undefined if unknown. */
export function languageName(code: string, { language }: Messages): string | undefined {
  if (!PRIMARY_TAG.test(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
}

/** Without hidden ones, such as the `._perfil.json` of a Mac's file system. */
const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .sort()

/** The folders with JSON files: further languages. One with a full stop in its name is none. */
export function overlayFolders(contentDir: string): { language: string; files: string[] }[] {
  if (!existsSync(contentDir)) return []
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
    .map(({ name }) => ({ language: name, files: jsonFilesIn(path.join(contentDir, name)) }))
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.language < b.language ? -1 : 1))
}

/** A folder's files that are not of the content: a list under another name is not there. */
export function unknownFiles(folder: string, shown: string, say: Messages): Problem[] {
  if (!existsSync(folder)) return []
  const { found, expected } = say.reading.overlay.unknownFile
  const known = CONTENT_NAMES.map((name) => name + ENDING)
  return jsonFilesIn(folder)
    .filter((file) => !known.includes(file))
    .map((file) => ({
      file: `${shown}/${file}`,
      found,
      expected: expected(known.join(', ')) + nearHint(file, known, say),
    }))
}

export function languageFault(language: string, main: Spoken, say: Messages) {
  const { mainLanguage, unknownLanguage } = say.reading.overlay
  const name = languageName(language, say)
  if (name === undefined) {
    return { found: showValue(language), expected: unknownLanguage(EXAMPLES[main]) }
  }
  return language === main ? mainLanguage(name) : undefined
}
