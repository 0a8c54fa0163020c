import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { readIfThere } from '../content/reading/files/read-file'
import type { Content } from '../content/reading/read-content'
import type { FileToWrite } from '../content/write-all'
import { type CurrentFiles, contentText } from './current-content'
import { hashOf, type ImportRecord, RECORD_FILE } from './merge/import-record'
import type { Portrait } from './pictures/portrait'
import type { ImportReport } from './report/import-report'
import { messages } from './spoken'

/**
 * Files whose content says something else than before; all others keep their bytes.
 * @param isSame the files are of the same person; those of another one go with their lists
 */
export function changedContent(
  content: Content,
  files: CurrentFiles,
  contentDir: string,
  isSame: boolean,
): FileToWrite[] {
  return CONTENT_NAMES.flatMap((name): FileToWrite[] => {
    const file = path.join(contentDir, `${name}.json`)
    // An empty list would be shown, as a card that says so.
    if (name !== 'perfil' && content.lists[name].length === 0) {
      if (files[name].bytes === undefined) return []
      if (!isSame) return [{ file, bytes: null }]
    }
    const value = name === 'perfil' ? content.perfil : { items: content.lists[name] }
    const { [EDITOR_KEY]: _editor, ...before } = files[name].value ?? {}
    if (files[name].value !== undefined && isDeepStrictEqual(value, before)) return []
    return [{ file, bytes: contentText(name, value, files[name]) }]
  })
}

/** The copy of the portrait, unless the owner has put another picture in its place. */
export function portraitFile(
  { publicName, bytes }: Portrait,
  publicDir: string,
  record: ImportRecord | undefined,
  report: ImportReport,
): FileToWrite[] {
  const file = path.join(publicDir, publicName)
  const present = readIfThere(file)
  if (bytes === undefined || present?.equals(bytes)) return []
  const isOwners = present !== undefined && record?.files[publicName] !== hashOf(present)
  if (record !== undefined && isOwners) {
    report.kept.push(`public/${publicName}: ${messages().import.ownPicture}`)
    return []
  }
  return [{ file, bytes }]
}

/** Beside package.json, for the next import. */
export function recordFile(
  root: string,
  record: ImportRecord,
  portrait: Portrait | undefined,
  before: ImportRecord | undefined,
): FileToWrite[] {
  const copied = portrait?.bytes && { [portrait.publicName]: hashOf(portrait.bytes) }
  const whole = { ...record, files: { ...before?.files, ...copied } }
  const bytes = `${JSON.stringify(whole, null, 2)}\n`
  const file = path.join(root, RECORD_FILE)
  return readIfThere(file)?.toString() === bytes ? [] : [{ file, bytes }]
}
