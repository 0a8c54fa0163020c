import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  type ContentName,
  LIST_NAMES,
  type ListName,
  type Lists,
  type Profile,
} from '../../site/model/schema/schema'
import type { Spoken } from '../../site/words/language'
import { isExampleName } from '../content/example'
import { messagesOf } from '../content/main-language'
import { ProblemError } from '../content/problem'
import { readIfThere } from '../content/reading/files/read-file'
import { listPublicFiles } from '../content/reading/public-files'
import type { Content } from '../content/reading/read-content'
import { showValue } from '../content/show-value'
import { languageName } from '../content/translation/overlay-folders'
import { type FileToWrite, writeAll } from '../content/write-all'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import {
  contentFiles,
  fittingTranslations,
  readEntries,
  readFields,
  translationFiles,
} from './content-files'
import { type Context, joinerOf } from './mapping/context'
import { mapResume } from './mapping/map-resume'
import { type Entry, matchEntries, withPresentIds } from './match-entries'
import { findPortrait, type Picture } from './portrait'
import type { ReadResume } from './read/read-resume'
import type { Fields, Resume } from './read/resume-fields'
import { backups, filesToLose, isShipped, type Shipped } from './safe-files'
import { isSamePerson } from './same-person'
import { languageAround, languageOf, spokenLanguage } from './values/language'
import { filled, partsIn } from './values/texts'

export type ImportOptions = {
  root: string
  resumeFile: string
  /** The language of the present content. */
  owner: Spoken
  isForced: boolean
  isDryRun: boolean
  /** `AAAA-MM-DD` */
  today: string
  /** The resume's remote picture, where the owner asked for it. */
  fetched?: Picture | undefined
  shipped: Shipped
}

/** @param site the address of the present content, if it is the same person's */
export function contextFor(
  resume: Resume,
  language: Spoken,
  today: string,
  site: unknown,
): Context {
  const canonical = resume.meta?.canonical?.replace(/resume\.json$/, '')
  return {
    report: { missing: [], leftOut: [], unplaced: [] },
    say: messagesIn(language).import,
    language,
    joiner: joinerOf(languageOf(resume) ?? language),
    sites: filled([typeof site === 'string' ? site : undefined, canonical]),
    today,
  }
}

/** All that the import would write, and what to tell; writes nothing. @throws ProblemError */
function planImport(
  { resume, unplaced, leftOut = [], birthDate, isLinkedIn }: ReadResume,
  options: ImportOptions,
) {
  const { root, resumeFile, owner, shipped, today } = options
  const contentDir = path.join(root, 'src/content')
  const read = readFields(contentDir, 'perfil')
  if (read === undefined && existsSync(path.join(contentDir, 'perfil.json'))) {
    throw new ProblemError(messagesIn(owner).import.unreadable('src/content/perfil.json'))
  }
  const profile = read ?? {}
  const code = languageOf(resume)
  const isSame = isSamePerson(profile, resume, contextFor(resume, owner, today, undefined))
  const around = isSame ? undefined : languageAround(code)
  const language = spokenLanguage(code) ?? around ?? owner
  const present = isSame ? profile : {}
  const context = contextFor(resume, language, today, present.sitio)
  const { report, say } = context
  if (isSame && translationFiles(contentDir, language).length > 0 && !options.isForced) {
    throw new ProblemError(messagesIn(owner).import.otherLanguage(language))
  }

  const folder = path.dirname(resumeFile)
  const portrait = findPortrait(resume.basics?.image, folder, options.fetched, context)
  const mapped = mapResume(
    resume,
    { foto: portrait?.name, fechaNacimiento: birthDate },
    present,
    context,
  )
  const isExampleFile = (name: ContentName) => isShipped(root, `src/content/${name}.json`, shipped)
  const keptFiles: string[] = []
  const gone: string[] = []
  const lists = Object.fromEntries(
    LIST_NAMES.map((name) => {
      const before = readEntries(contentDir, name)
      const next: readonly (Entry & { id: number })[] = mapped.lists[name]
      const isOwn = !isExampleFile(name)
      if (next.length > 0) {
        if (isOwn) gone.push(...entriesGone(name, before, next))
        return [name, withPresentIds(name, isSame ? before : [], next)]
      }
      const isUnread = readFields(contentDir, name) === undefined
      if (!isOwn || (before.length === 0 && !isUnread)) return [name, []]
      keptFiles.push(`${name}.json`)
      if (before.length > 0) report.missing.push(`${name}.json: ${say.listKept}`)
      return [name, before]
    }),
  ) as Lists
  const content = { perfil: inLanguage(mapped.perfil, language), lists }
  if (isLinkedIn && !content.perfil.linkedin) {
    report.missing.push(`perfil.json  linkedin: ${say.noLinkedIn}`)
  }
  report.unplaced.push(...unplaced)
  report.leftOut.push(...leftOut)

  const isKept = (file: string) => keptFiles.includes(path.basename(file))
  // A stranger's translations stay with the lists that do.
  const inTheWay = isSame
    ? translationFiles(contentDir, language)
    : translationFiles(contentDir).filter(
        (file) => !isKept(file) || path.basename(path.dirname(file)) === language,
      )
  const kept = isSame ? fittingTranslations(content, root) : []
  const files = [
    ...contentFiles(content, contentDir).filter(({ file }) => !isKept(file)),
    ...kept.filter(({ file }) => !inTheWay.includes(file)),
    ...inTheWay.map((file) => ({ file, bytes: null })),
    ...(portrait ? pictureFiles(path.join(root, 'public', portrait.name), portrait.bytes) : []),
  ]
  if (files.length > 0) files.push(...unusedExamples(content, root, shipped))
  const who = [
    ...personOf(profile, content.perfil, isSame, say),
    ...section(say.gone, gone),
    ...(gone.length > 0 ? [say.whereGone] : []),
  ]
  return { files, report, who, language, spoken: spokenAround(code, messagesIn(language)) }
}

/** In which words the site will speak around texts in a language. */
function spokenAround(code: string | undefined, messages: Messages): string {
  const { anotherLanguage, inLanguage, languageAround, languageKept } = messages.import
  if (code === undefined) return languageKept
  if (code === messages.language) return inLanguage
  return languageAround(languageName(code, messages) ?? anotherLanguage)
}

const MOST_NAMED = 5

function entriesGone(name: ListName, before: readonly Entry[], next: readonly Entry[]): string[] {
  const stay = new Set(matchEntries(name, before, next).values())
  const titles = before.filter((entry) => !stay.has(entry)).map(({ titulo }) => String(titulo))
  if (titles.length === 0) return []
  const more = titles.length > MOST_NAMED ? ' …' : ''
  return [`${name}.json (${titles.length}): ${titles.slice(0, MOST_NAMED).join(', ')}${more}`]
}

/** Whom the import takes the owner for, where that is not plain, and what of a stranger goes. */
function personOf(profile: Fields, next: Profile, isSame: boolean, say: Context['say']): string[] {
  const { nombre } = profile
  if (typeof nombre !== 'string' || isExampleName(nombre) || nombre === next.nombre) return []
  if (isSame) return [say.samePerson(nombre, next.nombre)]
  const lost = Object.keys(profile).filter((field) => !(field in next))
  return section(say.otherPerson(nombre, next.nombre), [
    ...lost.map((field) => `perfil.json  ${field}: ${showValue(profile[field])}`),
  ])
}

/** Spanish needs no word. */
const inLanguage = ({ idioma, ...perfil }: Profile, language: Spoken): Profile =>
  language === 'es' && idioma !== 'es' ? perfil : { ...perfil, idioma: language }

const pictureFiles = (file: string, bytes: Uint8Array): FileToWrite[] =>
  readIfThere(file)?.equals(bytes) ? [] : [{ file, bytes }]

function unusedExamples(content: Content, root: string, shipped: Shipped): FileToWrite[] {
  const named = new Set(partsIn(content))
  return [...listPublicFiles(path.join(root, 'public'), messagesOf(root))]
    .filter((name) => !named.has(name) && isShipped(root, `public/${name}`, shipped))
    .map((name) => ({ file: path.join(root, 'public', name), bytes: null }))
}

export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]

/** Writes where nothing can be lost, or with `isForced` and copies. @throws ProblemError to commit */
export function writeSafely(
  files: readonly FileToWrite[],
  { root, owner, isForced, isDryRun, shipped }: ImportOptions,
  language: Spoken,
): string[] {
  const say = messagesIn(language).import
  const shown = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const lost = filesToLose(files, root, shipped)
  const isSafe = lost.length === 0
  const refusal = messagesIn(owner).import.commitFirst
  if (!isSafe && !isForced && !isDryRun) throw new ProblemError(refusal)
  const copies = isForced ? backups(lost, root) : []
  if (!isDryRun && files.length > 0) writeAll([...copies, ...files], { root, shown })
  const named = (isRemoved: boolean) =>
    files.filter(({ bytes }) => (bytes === null) === isRemoved).map(({ file }) => shown(file))
  const written = named(false)
  const heading = isDryRun ? say.wouldWrite(written.length) : say.written(written.length)
  return [
    ...(isDryRun ? [say.dryRun, ...(isSafe || isForced ? [] : [refusal])] : []),
    ...(files.length === 0 ? [say.nothingNew] : [heading, ...written.map((file) => `  ${file}`)]),
    ...section(isDryRun ? say.wouldRemove : say.removed, named(true)),
    ...section(
      say.copies,
      copies.map(({ file }) => shown(file)),
    ),
  ]
}

/** Fills the content from a resume. @returns the report @throws ProblemError */
export function importResume(read: ReadResume, options: ImportOptions): string {
  const { files, report, who, language, spoken } = planImport(read, options)
  const say = messagesIn(language).import
  return [
    ...writeSafely(files, options, language),
    ...who,
    '',
    spoken,
    ...section(say.missing, report.missing),
    ...section(say.leftOut, report.leftOut),
    ...section(say.unplaced, report.unplaced),
  ].join('\n')
}
