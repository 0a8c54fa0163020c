import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { OWN_FOLDER, type OwnList, ownListOf } from '../../../site/model/own-list'
import { isSlug } from '../../../site/model/schema/fields'
import { CONTENT_NAMES } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import { jsonNamesIn } from '../own-sections'
import type { Problem } from '../problem'
import { nearHint, showValue } from '../show-value'

const ENDING = '.json'
/** A list of its own until sections could be the owner's. */
const CERTIFICATES = 'certificados.json'
/** RFC 5646 §2.1: a primary language has two or three letters. */
const PRIMARY_TAG = /^[a-z]{2,3}$/
/** Of a further language, by the main one. */
const EXAMPLES: Readonly<Record<Spoken, string>> = { es: 'en', en: 'es' }

/** What a language is called in the language of the messages; undefined if unknown. */
export function languageName(code: string, { language }: Messages): string | undefined {
  if (!PRIMARY_TAG.test(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
}

/** The folders with JSON files: further languages. One with a full stop in its name is none. */
export function overlayFolders(contentDir: string): { language: string; files: string[] }[] {
  if (!existsSync(contentDir)) return []
  const filesIn = (folder: string) => jsonNamesIn(folder).map((name) => name + ENDING)
  return readdirSync(contentDir, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name !== OWN_FOLDER && !entry.name.includes('.'),
    )
    .map(({ name }) => {
      const folder = path.join(contentDir, name)
      const own = filesIn(path.join(folder, OWN_FOLDER)).map((file) => `${OWN_FOLDER}/${file}`)
      return { language: name, files: [...filesIn(folder), ...own] }
    })
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.language < b.language ? -1 : 1))
}

/**
 * A folder's files that are not of the content: a list under another name is not there.
 * @param own the site's own sections, which alone a translation may have; absent in the main language
 */
export function unknownFiles(
  folder: string,
  shown: string,
  say: Messages,
  own?: readonly OwnList[],
): Problem[] {
  const { certificates, wrongName } = say.reading.section
  const { found, expected } = say.reading.overlay.unknownFile
  const notAmong = (name: string, known: readonly string[]): Problem => ({
    file: `${shown}/${name}${ENDING}`,
    found,
    expected: expected(known.join(', ')) + nearHint(`${name}${ENDING}`, known, say),
  })
  const lists = jsonNamesIn(folder)
    .filter((name) => !CONTENT_NAMES.some((known) => known === name))
    .map((name) =>
      name + ENDING === CERTIFICATES
        ? { file: `${shown}/${CERTIFICATES}`, ...certificates }
        : notAmong(name, [...CONTENT_NAMES.map((known) => known + ENDING)]),
    )
  const sections = jsonNamesIn(path.join(folder, OWN_FOLDER))
    .filter((name) => !(own ? own.includes(ownListOf(name)) : isSlug(name)))
    .map((name) =>
      own
        ? notAmong(ownListOf(name), [...own.map((list) => list + ENDING)])
        : { file: `${shown}/${ownListOf(name)}${ENDING}`, ...wrongName },
    )
  return [...lists, ...sections]
}

export function languageFault(language: string, main: Spoken, say: Messages) {
  const { mainLanguage, unknownLanguage } = say.reading.overlay
  const name = languageName(language, say)
  if (name === undefined) {
    return { found: showValue(language), expected: unknownLanguage(EXAMPLES[main]) }
  }
  return language === main ? mainLanguage(name) : undefined
}
