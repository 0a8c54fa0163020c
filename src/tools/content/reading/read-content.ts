import { isOwnList } from '../../../model/own-list'
import type { OwnHead } from '../../../model/schema/own-section'
import {
  CONTENT_NAMES,
  type ContentName,
  type ListName,
  type Lists,
  type Profile,
} from '../../../model/schema/schema'
import { PROFILE_ID } from '../../../model/schema/translation-schema'
import type { Messages } from '../../messages/es/es'
import { type ContentFile, contentFile, ownListsIn, sourceOf } from '../content-files'
import { CONTENT } from '../content-folder'
import { variantNames } from '../cv-variants'
import { mainLanguageOf } from '../main-language'
import { type OwnSectionHead, ownSlugs } from '../own-sections'
import { markdownProblems } from '../pages/markdown-problems'
import { joinedPages, type ProjectPage, readPages } from '../pages/read-pages'
import { byLine, type Problem, ProblemError, showProblems } from '../problem'
import { checkTranslation } from '../translation/check-translation'
import { missingIds, withIds } from '../translation/entry-ids'
import { ownSectionsInLanguage, type Translation } from '../translation/in-language'
import { languageFault, translationFolders, unknownFiles } from '../translation/translation-folders'
import { type ReadWords, readWords } from '../translation/words-file'
import { itemsOf, type JsonSource } from '../workspace/json-source'
import type { Workspace } from '../workspace/workspace'
import { builtFiles, sitePaths } from './built-files'
import { checkFile } from './check-file'
import { missingPages, takenAddresses, unknownSections, unknownVariants } from './name-problems'
import {
  type PublicFiles,
  publicFilesOf,
  secretProblems,
  spellingProblems,
  svgProblems,
} from './public-files'

export type Content = {
  perfil: Profile
  lists: Lists
  /** Sections of the owner's own, whose entries are in `lists`. */
  own?: readonly OwnSectionHead[]
}
export type SiteContent = Required<Content> & {
  translations: ReadonlyMap<string, Translation>
  /** Lists without a file: empty, and nowhere on the site. */
  absent: readonly ListName[]
}

export type ReadSite = SiteContent &
  Pick<ReadWords, 'ownersWords' | 'wordSources'> & {
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
    main: string
    say: Messages
  }

/** What a file says, or why that is not known; neither where there is none. */
export type ReadFile = (
  name: ContentName,
  language?: string,
) => { source?: JsonSource; problem?: Problem }

/** As the site reads its files: with the ids that entries need not say. */
function siteReader(workspace: Workspace): ReadFile {
  const languages = translationFolders(workspace)
  return (name, language) => {
    const file = contentFile(name, language)
    const read = workspace.json(file)
    const { source } = read
    if (name === 'perfil' && language === undefined && !source && !read.problem) {
      return { problem: { file, ...workspace.say.reading.noFile } }
    }
    if (!source || name === 'perfil' || language !== undefined) return read
    const translations = languages.flatMap(
      (each) => workspace.json(contentFile(name, each)).source ?? [],
    )
    return { source: withIds(name, source, translations) }
  }
}

/** What the content says, as far as it can be read, and what is wrong with it. */
export function inspectContent(workspace: Workspace, readFile = siteReader(workspace)) {
  const { say } = workspace
  const main = mainLanguageOf(workspace.profile)
  const publicFiles = publicFilesOf(workspace)
  const ownLists = ownListsIn(workspace)
  const problems: Problem[] = []
  const files: ContentFile[] = []
  const names: readonly ContentName[] = [...CONTENT_NAMES, ...ownLists]
  const own: OwnSectionHead[] = []
  const absent: ListName[] = []
  const translations = new Map<string, Translation>()
  /** Translations whose original has changed: `en/experiencia 3 titulo`. The profile's id is 0. */
  const stale: string[] = []
  const read = (name: ContentName, language?: string): JsonSource | undefined => {
    const { source, problem } = readFile(name, language)
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
    const checked = checkTranslation(name, source, sourceOf(files, name))
    problems.push(...checked.problems.sort(byLine))
    stale.push(...checked.stale.map((each) => `${language}/${name} ${each}`))
    return checked.texts
  }
  problems.push(...unknownFiles(workspace, '', say))
  const { ownersWords, wordSources, problems: ofWords } = readWords(workspace)
  problems.push(...ofWords)
  const wording = { main, ownersWords }
  const { perfil, ...lists } = Object.fromEntries(names.map((name) => [name, checkedValue(name)]))
  const profile = sourceOf(files, 'perfil')
  if (profile) problems.push(...unknownSections(profile, ownLists))
  const folders = translationFolders(workspace)
  problems.push(...takenAddresses(own, { wording, files, folders }))
  for (const language of folders) {
    const fault = languageFault(language, main, say)
    if (fault) {
      problems.push({ file: `${CONTENT}/${language}/`, ...fault })
      continue
    }
    problems.push(...unknownFiles(workspace, language, say, ownLists))
    const { perfil, ...lists } = Object.fromEntries(
      names.map((name) => [name, textsOf(name, language)]),
    )
    const translation: Translation = { perfil: perfil?.[PROFILE_ID] ?? {}, lists }
    translations.set(language, translation)
    const sections = ownSectionsInLanguage(own, translation)
    problems.push(...takenAddresses(sections, { language, wording, files }))
  }
  const ofLanguages = ['', ...translations.keys()].map((language) => readPages(workspace, language))
  problems.push(...ofLanguages.flatMap((each) => each.problems))
  const projects = sourceOf(files, 'proyectos')
  const { pages, unnamed } = joinedPages(
    projects,
    ofLanguages.flatMap((each) => each.pages),
  )
  problems.push(...missingPages(projects, ofLanguages[0]?.slugs ?? []))
  const variants = variantNames(profile?.value)
  const slugs = pages.filter(({ language }) => !language).map(({ slug }) => slug)
  const built = builtFiles(translations.keys(), wording, variants, slugs, (code) => {
    const translation = translations.get(code)
    return ownSlugs(
      translation ? ownSectionsInLanguage(own, translation) : own,
      translation === undefined,
    )
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
  const known = {
    translations,
    absent,
    files,
    names,
    built,
    publicFiles,
    ...wording,
    wordSources,
    say,
  }
  return { ...content, ...ofPages, ...known, stale, problems }
}

/** Reads and checks all content, and tells in its main language. @throws ProblemError */
export function readSite(workspace: Workspace): ReadSite {
  const { problems, stale: _, ...content } = inspectContent(workspace)
  const { publicFiles, say } = content
  const all = [
    ...secretProblems(publicFiles, say),
    ...svgProblems(publicFiles, say),
    ...problems,
    ...spellingProblems(publicFiles, content.built, say),
  ]
  if (all.length > 0) throw new ProblemError(showProblems(say.reading.inContent, all, say))
  return content
}
