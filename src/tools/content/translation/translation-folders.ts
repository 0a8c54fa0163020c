import path from 'node:path'
import { isOwnList, OWN_FOLDER, type OwnList, slugOf } from '../../../model/own-list'
import { isSlug } from '../../../model/schema/fields'
import { CONTENT_NAMES } from '../../../model/schema/schema'
import type { Messages } from '../../messages/es/es'
import { contentNamesIn } from '../content-files'
import { CONTENT } from '../content-folder'
import { knownLanguageName } from '../intl-names'
import type { Problem } from '../problem'
import { nearHint, showValue } from '../show-value'
import type { Workspace } from '../workspace/workspace'
import { WORDS_FOLDER } from './words-file'

const ENDING = '.json'
/** A list of its own until sections could be the owner's. */
const CERTIFICATES = 'certificados'

/** The folders with JSON files: further languages. One with a full stop in its name is none. */
export function translationFolders(workspace: Workspace): string[] {
  const folders = [...workspace.files(CONTENT)].flatMap(
    (file) => /^([^/.]+)\//.exec(file)?.[1] ?? [],
  )
  return [...new Set(folders)]
    .filter(
      (name) =>
        name !== OWN_FOLDER && name !== WORDS_FOLDER && contentNamesIn(workspace, name).length > 0,
    )
    .sort()
}

/** @param own sections of the site, the only ones to translate; absent in the main language */
export function unknownFiles(
  workspace: Workspace,
  language: string,
  say: Messages,
  own?: readonly OwnList[],
): Problem[] {
  const { certificates, wrongName } = say.reading.section
  const { found, expected } = say.reading.translation.unknownFile
  return contentNamesIn(workspace, language).flatMap((name): Problem[] => {
    const file = path.posix.join(CONTENT, language, name + ENDING)
    if (isOwnList(name) && !own) return isSlug(slugOf(name)) ? [] : [{ file, ...wrongName }]
    const known: string[] = isOwnList(name) ? [...(own ?? [])] : [...CONTENT_NAMES]
    if (known.includes(name)) return []
    if (name === CERTIFICATES) return [{ file, ...certificates }]
    const files = known.map((each) => each + ENDING)
    const wanted = expected(files.join(', ')) + nearHint(`${name}${ENDING}`, files, say)
    return [{ file, found, expected: wanted }]
  })
}

export function languageFault(language: string, main: string, say: Messages) {
  const { mainLanguage, unknownLanguage } = say.reading.translation
  const name = knownLanguageName(language, say.language)
  if (name === undefined) {
    return { found: showValue(language), expected: unknownLanguage(main === 'en' ? 'es' : 'en') }
  }
  return language === main ? mainLanguage(name) : undefined
}
