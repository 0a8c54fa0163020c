import path from 'node:path'
import {
  CONTENT_NAMES,
  type ContentName,
  LIST_NAMES,
  type ListName,
  type Lists,
  type Profile,
} from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import { variantNames } from '../cv-variants'
import { mainLanguageFor, messagesFor } from '../main-language'
import { byLine, fileProblem, ProblemError, showProblems } from '../problem'
import { checkOverlay, PROFILE_ID } from '../translation/check-overlay'
import type { Overlay } from '../translation/in-language'
import { languageFault, overlayFolders, unknownFiles } from '../translation/overlay-folders'
import type { FileToWrite } from '../write-all'
import { builtFiles } from './built-files'
import { checkFile } from './check-file'
import { missingIds, withIds } from './entry-ids'
import { readIfThere } from './files/read-file'
import { type JsonSource, readJson } from './json-source'
import {
  listPublicFiles,
  type PublicFiles,
  secretProblems,
  spellingProblems,
  svgProblems,
} from './public-files'
import { unknownVariants } from './unknown-variants'

export type Content = { perfil: Profile; lists: Lists }
export type SiteContent = Content & {
  overlays: ReadonlyMap<string, Overlay>
  /** Lists without a file: empty, and nowhere on the site. */
  absent: readonly ListName[]
}

/** @param language a further one; absent for the main one */
type BytesOf = (name: ContentName, language?: string) => Uint8Array | undefined

type ContentFile = { name: ContentName; language?: string; source: JsonSource }

export type ReadSite = SiteContent & {
  /** Those of the main language first. */
  files: readonly ContentFile[]
  publicFiles: PublicFiles
  main: Spoken
  say: Messages
}

export const sourceOf = (
  files: readonly ContentFile[],
  name: ContentName,
  language?: string,
): JsonSource | undefined =>
  files.find((file) => file.name === name && file.language === language)?.source

type Files = {
  bytesOf: BytesOf
  publicFiles: PublicFiles
  /** How messages call the folder. */
  shownDir: string
  /** The folder with the further languages; without it they are not read. */
  contentDir?: string
}

/** Checks the content files, and tells in their main language. @throws ProblemError */
export const checkContent = ({ bytesOf, publicFiles, shownDir, contentDir }: Files): ReadSite => {
  const say = messagesFor(() => bytesOf('perfil'))
  const main = mainLanguageFor(() => bytesOf('perfil'))
  const problems = [...secretProblems(publicFiles, say), ...svgProblems(publicFiles, say)]
  const files: ContentFile[] = []
  const absent: ListName[] = []
  const overlays = new Map<string, Overlay>()
  const read = (name: ContentName, language?: string): JsonSource | undefined => {
    const file = path.posix.join(shownDir, language ?? '', `${name}.json`)
    try {
      const bytes = bytesOf(name, language)
      if (bytes === undefined && language !== undefined) return undefined
      if (bytes === undefined && name !== 'perfil') {
        absent.push(name)
        return undefined
      }
      const result = readJson(file, bytes, say)
      if ('source' in result) {
        const source = language === undefined ? withIds(result.source) : result.source
        files.push({ name, language, source })
        return source
      }
      problems.push(result.problem)
    } catch (error) {
      problems.push(fileProblem(file, error, say))
    }
    return undefined
  }
  const checkedValue = (name: ContentName): unknown => {
    const source = read(name)
    if (source === undefined) return []
    const checked = checkFile(name, source, publicFiles)
    problems.push(...checked.problems.sort(byLine))
    return checked.value
  }
  const textsOf = (name: ContentName, language: string) => {
    // A list that the main language does not have, no other has.
    const source = absent.some((list) => list === name) ? undefined : read(name, language)
    if (source === undefined) return {}
    const checked = checkOverlay(name, source, sourceOf(files, name))
    problems.push(...checked.problems.sort(byLine))
    return checked.texts
  }
  if (contentDir) problems.push(...unknownFiles(contentDir, shownDir, say))
  const { perfil, ...lists } = Object.fromEntries(
    CONTENT_NAMES.map((name) => [name, checkedValue(name)]),
  )
  for (const { language } of contentDir ? overlayFolders(contentDir) : []) {
    const shown = `${shownDir}/${language}`
    const fault = languageFault(language, main, say)
    if (fault) {
      problems.push({ file: `${shown}/`, ...fault })
      continue
    }
    problems.push(...unknownFiles(path.join(contentDir ?? '', language), shown, say))
    overlays.set(language, {
      perfil: textsOf('perfil', language)[PROFILE_ID] ?? {},
      lists: Object.fromEntries(LIST_NAMES.map((name) => [name, textsOf(name, language)])),
    })
  }
  const profile = sourceOf(files, 'perfil')
  const variants = variantNames(profile?.value)
  for (const { name, language, source } of files) {
    // Of a broken profile it is not known which it has.
    if (language === undefined && profile) problems.push(...unknownVariants(source, variants))
    const isTranslated = files.some((file) => file.name === name && file.language !== undefined)
    if (language === undefined && name !== 'perfil' && isTranslated) {
      problems.push(...missingIds(source))
    }
  }
  problems.push(...spellingProblems(publicFiles, builtFiles(overlays.keys(), main, variants), say))
  if (problems.length > 0)
    throw new ProblemError(showProblems(say.reading.inContent, problems, say))
  return { ...({ perfil, lists } as Content), overlays, absent, files, publicFiles, main, say }
}

/** Reads and checks all content. @param changed files as they are to be @throws ProblemError */
export const readSite = (
  contentDir: string,
  publicDir: string,
  changed: readonly FileToWrite[] = [],
): ReadSite => {
  const shownDir = path.relative(path.dirname(publicDir), contentDir).split(path.sep).join('/')
  const bytesOf: BytesOf = (name, language = '') => {
    const place = path.join(contentDir, language, `${name}.json`)
    const instead = changed.find(({ file }) => file === place)?.bytes
    return instead ? Buffer.from(instead) : readIfThere(place)
  }
  const publicFiles = listPublicFiles(
    publicDir,
    messagesFor(() => bytesOf('perfil')),
  )
  return checkContent({ bytesOf, publicFiles, shownDir, contentDir })
}

/** The same, and of it only what the main language says. */
export const readContent = (contentDir: string, publicDir: string): Content => {
  const { perfil, lists } = readSite(contentDir, publicDir)
  return { perfil, lists }
}
