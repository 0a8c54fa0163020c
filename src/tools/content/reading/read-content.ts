import path from 'node:path'
import {
  CONTENT_NAMES,
  type ContentName,
  type ListName,
  type Lists,
  type Profile,
} from '../../../site/model/schema/schema'
import type { Messages } from '../../messages/es/es'
import { messagesIn } from '../../messages/messages'
import { languageIn } from '../main-language'
import { byLine, ProblemError, showProblems } from '../problem'
import { type Overlays, readOverlays, unknownFiles } from '../translation/read-overlays'
import { checkFile } from './check-file'
import { fileProblem, readIfThere } from './files/read-file'
import { readJson } from './json/json-source'
import { listPublicFiles, type PublicFiles, secretProblems } from './public-files'

export type Content = { perfil: Profile; lists: Lists }
/** The content with what its further languages say. */
export type SiteContent = Content & {
  overlays: Overlays
  /** Lists without a file: empty, and nowhere on the site. */
  absent: readonly ListName[]
}

type BytesOf = (name: ContentName) => Uint8Array | undefined

function messagesFor(bytesOf: BytesOf): Messages {
  try {
    return messagesIn(languageIn(bytesOf('perfil')))
  } catch {
    // Told when the profile is checked.
    return messagesIn('es')
  }
}

type Files = {
  bytesOf: BytesOf
  publicFiles: PublicFiles
  /** How messages call the folder. */
  shownDir: string
  /** The folder with the further languages; without it they are not read. */
  contentDir?: string
}

/** Checks the content files, and tells in their main language. @throws ProblemError */
export const checkContent = ({
  bytesOf,
  publicFiles,
  shownDir,
  contentDir,
}: Files): SiteContent => {
  const say = messagesFor(bytesOf)
  const problems = secretProblems(publicFiles, say)
  if (contentDir) problems.push(...unknownFiles(contentDir, shownDir, say))
  const values = new Map<ContentName, unknown>()
  const absent: ListName[] = []
  const readFile = (name: ContentName) => {
    const file = `${shownDir}/${name}.json`
    try {
      const bytes = bytesOf(name)
      if (bytes !== undefined || name === 'perfil') return readJson(file, bytes, say)
      absent.push(name)
      return undefined
    } catch (error) {
      return { problem: fileProblem(file, error, say) }
    }
  }
  const checked = CONTENT_NAMES.map((name) => {
    const read = readFile(name)
    if (read === undefined) return [name, []] as const
    if ('problem' in read) {
      problems.push(read.problem)
      return [name, undefined] as const
    }
    values.set(name, read.source.value)
    const result = checkFile(name, read.source, publicFiles)
    problems.push(...result.problems.sort(byLine))
    return [name, result.value] as const
  })
  const translated = contentDir
    ? readOverlays({ contentDir, shownDir, absent, say }, (name) => ({
        file: `${shownDir}/${name}.json`,
        value: values.get(name),
      }))
    : { overlays: new Map(), problems: [] }
  problems.push(...translated.problems)
  if (problems.length > 0)
    throw new ProblemError(showProblems(say.reading.inContent, problems, say))
  const { perfil, ...lists } = Object.fromEntries(checked)
  return { ...({ perfil, lists } as Content), overlays: translated.overlays, absent }
}

/** Reads and checks all content. @throws ProblemError that lists every problem of every file */
export const readSite = (contentDir: string, publicDir: string): SiteContent => {
  const shownDir = path.relative(path.dirname(publicDir), contentDir).split(path.sep).join('/')
  const bytesOf = (name: ContentName) => readIfThere(path.join(contentDir, `${name}.json`))
  const publicFiles = listPublicFiles(publicDir, messagesFor(bytesOf))
  return checkContent({ bytesOf, publicFiles, shownDir, contentDir })
}

/** The same, and of it only what the main language says. */
export const readContent = (contentDir: string, publicDir: string): Content => {
  const { perfil, lists } = readSite(contentDir, publicDir)
  return { perfil, lists }
}
