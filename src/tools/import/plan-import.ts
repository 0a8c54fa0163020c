import path from 'node:path'
import type { ContentName } from '../../site/model/schema/schema'
import { ProblemError } from '../content/problem'
import { readIfThere } from '../content/reading/files/read-file'
import { listPublicFiles } from '../content/reading/public-files'
import { type Content, checkContent } from '../content/reading/read-content'
import { fileOfSite } from '../content/site-address'
import type { FileToWrite } from '../content/write-all'
import {
  type CurrentFiles,
  currentContent,
  fallbackProfile,
  nothingChanged,
  presentOf,
  readCurrentFiles,
} from './current-content'
import { changedContent, portraitFile, recordFile } from './files-to-write'
import { type Context, JOINERS, joinersFor } from './mapping/context'
import { isOwnResume, lacksTechnologies, mapResume } from './mapping/map-resume'
import { mainLanguageIn } from './mapping/profile/profile-from-resume'
import { RECORD_FILE, readRecord } from './merge/import-record'
import { mergeContent } from './merge/merge-content'
import { isSamePerson } from './merge/same-person'
import { type Fetched, findPortrait } from './pictures/portrait'
import { type ShippedFiles, unusedExamples } from './pictures/unused-examples'
import { readResume } from './read-resume'
import { emptyReport, type ImportReport } from './report/import-report'
import { messages, speak, speakingIn, spoken } from './spoken'
import { type SetAside, setAside } from './translation/set-aside'
import type { Text } from './values/resume-values'

export type ImportOptions = {
  resumeFile: string
  contentDir: string
  publicDir: string
  force: boolean
  /** `AAAA-MM-DD` */
  today: string
  isDryRun?: boolean
  /** The resume's remote picture, where the owner asked for it. */
  fetched?: Fetched | undefined
  shippedFiles?: ShippedFiles
}

export type Plan = {
  files: FileToWrite[]
  shown: (file: string) => string
  report: ImportReport
  aside: SetAside
  /** Why it may not be written without --force. */
  refusal: ProblemError | undefined
}

/** A prefix that no address has. */
const NO_SITE = 'sin-sitio:'

export const rootOf = ({ publicDir }: Pick<ImportOptions, 'publicDir'>) => path.dirname(publicDir)

const publishedIn = (publicFiles: ReadonlySet<string>, site: Text) => (address: Text) => {
  const file = fileOfSite(site?.trim() || NO_SITE, address?.trim() ?? '')
  return file !== undefined && publicFiles.has(file) ? file : undefined
}

function checkResult(
  current: CurrentFiles,
  staged: ReadonlyMap<string, FileToWrite['bytes']>,
  publicFiles: ReadonlySet<string>,
  { contentDir, publicDir }: ImportOptions,
) {
  const bytesOf = (name: ContentName) => {
    const text = staged.get(path.join(contentDir, `${name}.json`))
    if (text === null) return undefined
    return typeof text === 'string' ? new TextEncoder().encode(text) : current[name].bytes
  }
  try {
    speakingIn(spoken(), () =>
      checkContent({
        bytesOf,
        publicFiles,
        shownDir: path.relative(path.dirname(publicDir), contentDir),
      }),
    )
  } catch (error) {
    throw error instanceof ProblemError ? nothingChanged(error) : error
  }
}

const removals = (content: Content, { publicDir, shippedFiles }: ImportOptions): FileToWrite[] =>
  unusedExamples([content.perfil, content.lists], publicDir, shippedFiles ?? new Map()).map(
    (file) => ({ file, bytes: null }),
  )

function refusalFor(files: readonly FileToWrite[], shown: Plan['shown']): ProblemError | undefined {
  const existing = files.filter(({ file }) => readIfThere(file) !== undefined)
  if (existing.length === 0) return undefined
  const lines = existing.map(({ file }) => `  ${shown(file)}`)
  const { howToReplace, wouldReplace } = messages().import
  return new ProblemError([wouldReplace, ...lines, howToReplace].join('\n'))
}

function contextFor(
  { today }: ImportOptions,
  publicFiles: ReadonlySet<string>,
  site: Text,
): Pick<Context, 'publishedFile' | 'today'> {
  return { publishedFile: publishedIn(publicFiles, site), today }
}

/** Everything that the import would write. @throws ProblemError for a bad resume or result */
export function planImport(options: ImportOptions): Plan {
  const { resumeFile, contentDir, publicDir, force } = options
  const root = rootOf(options)
  const shown = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const { resume, unplaced } = readResume(resumeFile)
  // The content will be in the resume's language, and its placeholders too.
  speak(mainLanguageIn(resume) ?? spoken())
  const report = emptyReport()
  const publicFiles = new Set(listPublicFiles(publicDir, messages()))
  const isOwn = isOwnResume(resume)
  const context = {
    ...contextFor(options, publicFiles, resume.basics?.url),
    report,
    isOwn,
    joiners: isOwn ? JOINERS[mainLanguageIn(resume) ?? 'es'] : joinersFor(resume, spoken()),
  }
  const folder = path.dirname(resumeFile)
  const portrait = findPortrait(resume.basics?.image, folder, options.fetched, context)
  const current = readCurrentFiles(contentDir)
  const record = readRecord(readIfThere(path.join(root, RECORD_FILE)))
  const isSame = isSamePerson(resume.basics ?? {}, current.perfil.value, record)
  const content = isSame ? currentContent(current, publicDir) : undefined
  const site = content?.perfil.sitio
  const present =
    content &&
    speakingIn(content.perfil.idioma ?? 'es', () =>
      presentOf(content, contextFor(options, publicFiles, site)),
    )
  const next = mapResume(resume, { portrait: portrait?.publicName, site }, context)
  const fallback = fallbackProfile(current.perfil.value, isSame)
  const examples = unusedExamples([], publicDir, options.shippedFiles ?? new Map())
  const isExample = examples.includes(path.join(publicDir, fallback.foto ?? ''))
  if (isExample && !isSame) delete fallback.foto
  const merged = mergeContent({
    resume,
    next,
    present,
    fallback,
    record: force ? undefined : record,
    report,
  })
  const technologies = lacksTechnologies(merged.lists)
  if (technologies !== undefined) report.missing.push(technologies)
  report.unplaced.push(...unplaced)

  const files = changedContent(merged, current, contentDir, isSame)
  const staged = new Map(files.map(({ file, bytes }) => [file, bytes]))
  if (portrait !== undefined) {
    publicFiles.add(portrait.publicName)
    files.push(...portraitFile(portrait, publicDir, record, report))
  }
  checkResult(current, staged, publicFiles, options)
  const isRefused = !force && (record === undefined || present === undefined)
  const refusal = isRefused ? refusalFor(files, shown) : undefined
  if (refusal !== undefined && !options.isDryRun) throw refusal
  if (files.length > 0) files.push(...removals(merged, options))
  const aside = setAside(merged, content, contentDir)
  files.push(...aside.files)
  if (files.length > 0 || record !== undefined) {
    files.push(...recordFile(root, merged.record, portrait, record))
  }
  return { files, shown, report, aside, refusal }
}
