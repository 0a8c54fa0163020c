import path from 'node:path'
import { PROFILE_ID } from '../../../site/model/lists/overlay-schema'
import { isOwnList, type OwnList } from '../../../site/model/own-list'
import type { OwnHead } from '../../../site/model/schema/own-section'
import {
  CONTENT_NAMES,
  type ContentName,
  type ListName,
  type Lists,
  type Profile,
} from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import { variantNames } from '../cv-variants'
import { mainLanguageFor, messagesFor } from '../main-language'
import { type OwnContent, ownListsIn, ownSlugs } from '../own-sections'
import { joinedPages, mainPages, missingPages, sitePaths } from '../pages/named-pages'
import { pageProblems } from '../pages/page-problems'
import { type ProjectPage, readPages } from '../pages/read-pages'
import { byLine, fileProblem, ProblemError, showProblems } from '../problem'
import { checkOverlay } from '../translation/check-overlay'
import { type Overlay, ownInLanguage } from '../translation/in-language'
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
import { takenAddresses, unknownSections } from './section-problems'
import { unknownVariants } from './unknown-variants'

export type Content = {
  perfil: Profile
  lists: Lists
  /** Sections of the owner's own, whose entries are in `lists`. */
  own?: readonly OwnContent[]
}
export type SiteContent = Required<Content> & {
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
  /** Of the profile and of all lists, also of those without a file. */
  names: readonly ContentName[]
  /** Of projects that name one, in the main language and in others. */
  pages: readonly ProjectPage[]
  /** Pages that no project names, and what other languages say of them. */
  unnamedPages: readonly ProjectPage[]
  publicFiles: PublicFiles
  main: Spoken
  say: Messages
}

/** The addresses of a site's own sections in a language. */
export const ownSlugsOf =
  ({ own, overlays }: Pick<SiteContent, 'own' | 'overlays'>) =>
  (code: string): Record<string, string> => {
    const overlay = overlays.get(code)
    return ownSlugs(overlay ? ownInLanguage(own, overlay) : own, overlay === undefined)
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
  ownLists?: readonly OwnList[]
  /** The folder with the further languages and the pages; without it they are not read. */
  contentDir?: string
  /** Files as they are to be. */
  changed?: readonly FileToWrite[]
}

const hasEntries = ({ value }: JsonSource): boolean => Object(value).items?.length > 0

/** Checks the content files, and tells in their main language. @throws ProblemError */
export const checkContent = (site: Files): ReadSite => {
  const { bytesOf, publicFiles, shownDir, contentDir, ownLists = [], changed = [] } = site
  const say = messagesFor(() => bytesOf('perfil'))
  const main = mainLanguageFor(() => bytesOf('perfil'))
  const problems = [...secretProblems(publicFiles, say), ...svgProblems(publicFiles, say)]
  const files: ContentFile[] = []
  const names: readonly ContentName[] = [...CONTENT_NAMES, ...ownLists]
  const own: OwnContent[] = []
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
    const head = checked.problems.length === 0 ? (checked.head as OwnHead) : undefined
    if (isOwnList(name) && head) own.push({ list: name, ...head })
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
  const { perfil, ...lists } = Object.fromEntries(names.map((name) => [name, checkedValue(name)]))
  const profile = sourceOf(files, 'perfil')
  if (profile) problems.push(...unknownSections(profile, ownLists))
  const folders = [
    'assets',
    ...(contentDir ? overlayFolders(contentDir) : []).map((each) => each.language),
  ]
  problems.push(
    ...takenAddresses(own, { main, folders, sourceOf: ({ list }) => sourceOf(files, list) }),
  )
  for (const { language } of contentDir ? overlayFolders(contentDir) : []) {
    const shown = `${shownDir}/${language}`
    const fault = languageFault(language, main, say)
    if (fault) {
      problems.push({ file: `${shown}/`, ...fault })
      continue
    }
    problems.push(...unknownFiles(path.join(contentDir ?? '', language), shown, say, ownLists))
    const { perfil, ...lists } = Object.fromEntries(
      names.map((name) => [name, textsOf(name, language)]),
    )
    const overlay: Overlay = { perfil: perfil?.[PROFILE_ID] ?? {}, lists }
    overlays.set(language, overlay)
    const sourceIn = ({ list }: OwnContent) => sourceOf(files, list, language)
    const place = { language, main, folders: ['assets'], sourceOf: sourceIn }
    problems.push(...takenAddresses(ownInLanguage(own, overlay), place))
  }
  const variants = variantNames(profile?.value)
  const ofLanguages = (contentDir ? [undefined, ...overlays.keys()] : []).map((language) =>
    readPages({ contentDir: contentDir ?? '', shownDir, language }, changed, say),
  )
  problems.push(...ofLanguages.flatMap((each) => each.problems))
  const projects = sourceOf(files, 'proyectos')
  const allPages = ofLanguages.flatMap((each) => each.pages)
  const { pages, unnamed } = joinedPages(projects, allPages)
  problems.push(...missingPages(projects, ofLanguages[0]?.slugs ?? []))
  const ownIn = ownSlugsOf({ own, overlays })
  const paths = sitePaths([...overlays.keys()], main, pages, ownIn)
  const linked = { files: publicFiles, paths }
  problems.push(...pages.flatMap((page) => pageProblems(page, linked, say)))
  for (const { name, language, source } of files) {
    // Of a broken profile it is not known which it has.
    if (language === undefined && profile) problems.push(...unknownVariants(source, variants))
    const isTranslated = files.some(
      (file) => file.name === name && file.language !== undefined && hasEntries(file.source),
    )
    if (language === undefined && name !== 'perfil' && isTranslated) {
      problems.push(...missingIds(source))
    }
  }
  const named = mainPages({ pages })
  const built = builtFiles(overlays.keys(), main, variants, named, ownIn)
  problems.push(...spellingProblems(publicFiles, built, say))
  if (problems.length > 0)
    throw new ProblemError(showProblems(say.reading.inContent, problems, say))
  const content = { perfil, lists, own } as unknown as Required<Content>
  const ofPages = { pages, unnamedPages: unnamed }
  return { ...content, ...ofPages, overlays, absent, files, names, publicFiles, main, say }
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
  const ownLists = ownListsIn(contentDir, changed)
  return checkContent({ bytesOf, publicFiles, shownDir, contentDir, ownLists, changed })
}

/** The same, and of it only what the main language says. */
export const readContent = (contentDir: string, publicDir: string): Content => {
  const { perfil, lists, own } = readSite(contentDir, publicDir)
  return { perfil, lists, own }
}
