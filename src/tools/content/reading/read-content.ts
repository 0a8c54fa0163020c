import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isOwnList, type OwnList } from '../../../site/model/own-list'
import { PROFILE_ID } from '../../../site/model/schema/overlay-schema'
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
import { CONTENT } from '../content-folder'
import { variantNames } from '../cv-variants'
import { mainLanguageOf, messagesOf } from '../main-language'
import { type OwnContent, ownListsIn, ownSlugs } from '../own-sections'
import { markdownProblems } from '../pages/markdown-problems'
import { joinedPages, type ProjectPage, pageFile, pageNames, readPages } from '../pages/read-pages'
import { byLine, fileProblem, type Problem, ProblemError, showProblems } from '../problem'
import { checkOverlay } from '../translation/check-overlay'
import { type Overlay, ownInLanguage } from '../translation/in-language'
import { languageFault, overlayFolders, unknownFiles } from '../translation/overlay-folders'
import type { FileToWrite } from '../write-all'
import { builtFiles, sitePaths } from './built-files'
import { checkFile } from './check-file'
import { readIfThere } from './files/read-file'
import {
  type ContentFile,
  itemsOf,
  type JsonSource,
  missingIds,
  readJson,
  sourceOf,
  withIds,
} from './json-source'
import { missingPages, takenAddresses, unknownSections, unknownVariants } from './name-problems'
import {
  listPublicFiles,
  type PublicFiles,
  secretProblems,
  spellingProblems,
  svgProblems,
} from './public-files'

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
  /** What the build makes, unless a file of public/ has its place. */
  built: ReadonlySet<string>
  main: Spoken
  say: Messages
}

type Sources = {
  /** What a file says, or why that is not known; neither where there is none. */
  read: (name: ContentName, language?: string) => { source?: JsonSource; problem?: Problem }
  /** @param language or '' */
  pagesOf: (language: string) => ReturnType<typeof readPages>
  publicFiles: PublicFiles
  ownLists: readonly OwnList[]
  /** The folder with the further languages and the pages. */
  contentDir: string
  main: Spoken
  say: Messages
}

/** What the content says, as far as it can be read, and what is wrong with it. */
export function inspectContent(sources: Sources) {
  const { pagesOf, publicFiles, ownLists, contentDir, main, say } = sources
  const problems: Problem[] = []
  const files: ContentFile[] = []
  const names: readonly ContentName[] = [...CONTENT_NAMES, ...ownLists]
  const own: OwnContent[] = []
  const absent: ListName[] = []
  const overlays = new Map<string, Overlay>()
  /** Translations whose original has changed: `en/experiencia 3 titulo`. The profile's id is 0. */
  const stale: string[] = []
  const read = (name: ContentName, language?: string): JsonSource | undefined => {
    const { source, problem } = sources.read(name, language)
    if (source) files.push({ name, language, source })
    else if (problem) problems.push(problem)
    else if (name !== 'perfil' && language === undefined) absent.push(name)
    return source
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
    stale.push(...checked.stale.map((each) => `${language}/${name} ${each}`))
    return checked.texts
  }
  problems.push(...unknownFiles(contentDir, '', say))
  const { perfil, ...lists } = Object.fromEntries(names.map((name) => [name, checkedValue(name)]))
  const profile = sourceOf(files, 'perfil')
  if (profile) problems.push(...unknownSections(profile, ownLists))
  const folders = overlayFolders(contentDir)
  problems.push(...takenAddresses(own, { main, files, folders }))
  for (const language of folders) {
    const fault = languageFault(language, main, say)
    if (fault) {
      problems.push({ file: `${CONTENT}/${language}/`, ...fault })
      continue
    }
    problems.push(...unknownFiles(contentDir, language, say, ownLists))
    const { perfil, ...lists } = Object.fromEntries(
      names.map((name) => [name, textsOf(name, language)]),
    )
    const overlay: Overlay = { perfil: perfil?.[PROFILE_ID] ?? {}, lists }
    overlays.set(language, overlay)
    const sections = ownInLanguage(own, overlay)
    problems.push(...takenAddresses(sections, { language, main, files }))
  }
  const ofLanguages = ['', ...overlays.keys()].map(pagesOf)
  problems.push(...ofLanguages.flatMap((each) => each.problems))
  const projects = sourceOf(files, 'proyectos')
  const { pages, unnamed } = joinedPages(
    projects,
    ofLanguages.flatMap((each) => each.pages),
  )
  problems.push(...missingPages(projects, ofLanguages[0]?.slugs ?? []))
  const variants = variantNames(profile?.value)
  const slugs = pages.filter(({ language }) => !language).map(({ slug }) => slug)
  const built = builtFiles(overlays.keys(), main, variants, slugs, (code) => {
    const overlay = overlays.get(code)
    return ownSlugs(overlay ? ownInLanguage(own, overlay) : own, overlay === undefined)
  })
  const linked = { files: publicFiles, paths: sitePaths(built) }
  problems.push(...pages.flatMap((page) => markdownProblems(page, linked, say)))
  const translated = files.filter((file) => file.language && itemsOf(file.source.value).length > 0)
  for (const { name, source } of files.filter(({ language }) => language === undefined)) {
    // Of a broken profile it is not known which it has.
    if (profile) problems.push(...unknownVariants(source, variants))
    if (translated.some((file) => file.name === name)) problems.push(...missingIds(source))
  }
  const content = { perfil, lists, own } as unknown as Required<Content>
  const ofPages = { pages, unnamedPages: unnamed }
  return { ...content, ...ofPages, overlays, absent, files, names, built, stale, problems }
}

type Files = Pick<Sources, 'publicFiles' | 'ownLists' | 'contentDir'> & { bytesOf: BytesOf }

/** Checks the content files, and tells in their main language. @throws ProblemError */
export function checkContent({ bytesOf, publicFiles, contentDir, ownLists }: Files): ReadSite {
  const say = messagesOf(() => bytesOf('perfil'))
  const main = mainLanguageOf(() => bytesOf('perfil'))
  const read: Sources['read'] = (name, language) => {
    const file = path.posix.join(CONTENT, language ?? '', `${name}.json`)
    try {
      const bytes = bytesOf(name, language)
      if (bytes === undefined && (language !== undefined || name !== 'perfil')) return {}
      const result = readJson(file, bytes, say)
      if ('problem' in result || language !== undefined) return result
      return { source: withIds(result.source) }
    } catch (error) {
      return { problem: fileProblem(file, error, say) }
    }
  }
  const pagesOf = (language: string) => {
    const pageBytes = (slug: string) => readFileSync(pageFile(contentDir, slug, language))
    return readPages(language, pageNames(contentDir, language), pageBytes, say)
  }
  const sources = { read, pagesOf, publicFiles, ownLists, contentDir, main, say }
  const { problems, ...content } = inspectContent(sources)
  const all = [
    ...secretProblems(publicFiles, say),
    ...svgProblems(publicFiles, say),
    ...problems,
    ...spellingProblems(publicFiles, content.built, say),
  ]
  if (all.length > 0) throw new ProblemError(showProblems(say.reading.inContent, all, say))
  return { ...content, publicFiles, main, say }
}

/** Reads and checks all content of a project. @param changed files as they are to be @throws ProblemError */
export const readSite = (root: string, changed: readonly FileToWrite[] = []): ReadSite => {
  const contentDir = path.join(root, CONTENT)
  const bytesOf: BytesOf = (name, language = '') => {
    const place = path.join(contentDir, language, `${name}.json`)
    const instead = changed.find(({ file }) => file === place)?.bytes
    return instead ? Buffer.from(instead) : readIfThere(place)
  }
  const say = messagesOf(() => bytesOf('perfil'))
  const publicFiles = listPublicFiles(path.join(root, 'public'), say)
  return checkContent({ bytesOf, publicFiles, contentDir, ownLists: ownListsIn(contentDir) })
}
