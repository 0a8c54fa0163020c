import { existsSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../../messages/messages'
import { ProblemError } from '../../owner/problem'
import { schemaAddress } from '../../owner/reading/json-schema'
import { listPublicFiles } from '../../owner/reading/public-files'
import { type ContentName, checkContent, readIfThere } from '../../owner/reading/read-content'
import { fileOfSite } from '../../owner/site-address'
import { type FileToWrite, writeAll } from '../../owner/write-all'
import { emptyReport, showReport } from './import-report'
import { type Imported, mapResume } from './json-resume'
import { findPortrait } from './portrait'
import { readResume } from './read-resume'

export type ImportOptions = {
  resumeFile: string
  contentDir: string
  publicDir: string
  force: boolean
  /** `AAAA-MM-DD` */
  today: string
}

/** A prefix that no address has. */
const NO_SITE = 'sin-sitio:'

const parseOrNothing = (read: () => Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(read()))
  } catch {
    return undefined
  }
}

const contentText = (name: ContentName, { perfil, lists }: Imported) => {
  const $schema = schemaAddress(name)
  const items = name === 'perfil' ? undefined : lists[name]
  if (name !== 'perfil' && items === undefined) return undefined
  const value = name === 'perfil' ? { $schema, ...perfil } : { $schema, items }
  return `${JSON.stringify(value, null, 2)}\n`
}

const refuseToOverwrite = (files: readonly FileToWrite[], shown: (file: string) => string) => {
  const existing = files.filter(({ file }) => existsSync(file))
  if (existing.length === 0) return
  const lines = existing.map(({ file }) => `  ${shown(file)}`)
  const { howToReplace, wouldReplace } = messages().import
  throw new ProblemError([wouldReplace, ...lines, howToReplace].join('\n'))
}

/** Writes all content files or none. @throws ProblemError on a bad resume, or to ask for `force` */
export const importResume = (options: ImportOptions): string => {
  const { resumeFile, contentDir, publicDir, force, today } = options
  const shown = (file: string) =>
    path.relative(path.dirname(publicDir), file).split(path.sep).join('/')
  const { resume, unplaced } = readResume(resumeFile)
  const report = emptyReport()
  const publicFiles = new Set(listPublicFiles(publicDir))
  const publishedFile = (address: string | null | undefined) => {
    const file = fileOfSite(resume.basics?.url?.trim() || NO_SITE, address?.trim() ?? '')
    return file !== undefined && publicFiles.has(file) ? file : undefined
  }
  const folder = path.dirname(resumeFile)
  const portrait = findPortrait(resume.basics?.image, folder, publishedFile, report)
  const current = (name: ContentName) => readIfThere(path.join(contentDir, `${name}.json`))
  const profile = parseOrNothing(() => current('perfil'))
  const imported = mapResume(resume, {
    profile,
    portrait: portrait?.publicName,
    publishedFile,
    today,
  })

  const files: FileToWrite[] = []
  const staged = (name: ContentName) => {
    const text = contentText(name, imported)
    if (text === undefined) return current(name)
    files.push({ file: path.join(contentDir, `${name}.json`), bytes: text })
    return new TextEncoder().encode(text)
  }
  if (portrait?.bytes !== undefined) {
    publicFiles.add(portrait.publicName)
    files.push({ file: path.join(publicDir, portrait.publicName), bytes: portrait.bytes })
  }
  try {
    checkContent(staged, publicFiles, shown(contentDir))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    throw new ProblemError(`${error.message}\n\n${messages().reading.nothingChanged}`)
  }
  if (!force) refuseToOverwrite(files, shown)
  writeAll(files, shown)

  const written = files.map(({ file }) => `  ${shown(file)}`)
  const all = {
    missing: imported.report.missing,
    leftOut: [...report.leftOut, ...imported.report.leftOut],
    unplaced: [...imported.report.unplaced, ...unplaced],
  }
  const heading = messages().import.written(written.length)
  return [heading, ...written, showReport(all)].join('\n')
}
