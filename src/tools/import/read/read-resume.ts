import { readFileSync, statSync } from 'node:fs'
import { parse, YAMLParseError } from 'yaml'
import { type Problem, ProblemError, showProblems } from '../../content/problem'
import { readJson } from '../../content/reading/json-source'
import type { Messages } from '../../messages/es/es'
import { partsIn } from '../values/texts'
import {
  type ArchiveFault,
  type CsvFile,
  csvFilesInFolder,
  csvFilesInZip,
} from './linkedin/export-files'
import { linkedInResume } from './linkedin/linkedin-resume'
import { fromReactiveResume, reactiveResumeIn } from './reactive-resume'
import { fromRenderCv, renderCvIn } from './render-cv'
import { ENTRIES, type Fields, isFields, type Resume, readResumeFields } from './resume-fields'
import { withStandardNames } from './standard-names'

/** A resume is some 10 KB; one with a picture inside, some MB; a complete export of LinkedIn may be large. */
const MOST_BYTES = 10 * 1024 * 1024
const MOST_ARCHIVE_BYTES = 200 * 1024 * 1024
/** More would hide all else. */
const MOST_ODD = 20
const HEAD_BYTES = 1024

type Kind = keyof Messages['import']['kinds']

/** What owners try, by the first bytes. */
const OTHER_KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['pdf', /%PDF-/],
  ['word', /^(?:\xd0\xcf|\{\\rtf)/],
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/],
  ['html', /^(?:\xef\xbb\xbf)?\s*</],
]
const YAML = /^(?:\xef\xbb\xbf)?(?:\s*(?:#.*)?\n)*(?:---|[a-z_]\w*:(?:\s|$))/i

/** Exporters write null for what there is not. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls)
  if (!isFields(value)) return value
  const filled = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(filled.map(([key, field]) => [key, withoutNulls(field)]))
}

/** Resumes of other programs and versions as JSON Resume 1.x; of what is none, nothing. */
function asJsonResume(value: unknown): Fields {
  const filled = withoutNulls(value)
  if (!isFields(filled)) return {}
  const [reactive, renderCv] = [reactiveResumeIn(filled), renderCvIn(filled)]
  if (reactive) return withStandardNames(fromReactiveResume(reactive))
  return withStandardNames(renderCv ? fromRenderCv(renderCv) : filled)
}

export type ReadResume = {
  resume: Resume
  /** Filled fields that this site does not show. */
  unplaced: string[]
  isLinkedIn?: boolean
  /** What was not taken, and why. */
  leftOut?: string[]
  /** `AAAA-MM-DD`, where the source says it and it was asked for. */
  birthDate?: string | undefined
}

export type ReadOptions = { isBirthDateWanted?: boolean }

export const resumeFrom = (fields: Fields): Resume =>
  readResumeFields(withStandardNames(fields)).resume

const ARCHIVE = /^PK/

/** @throws ProblemError with the line of the first problem, or where nothing of a resume is in it */
function readTextFile(file: string, bytes: Uint8Array, messages: Messages): ReadResume {
  const { import: say } = messages
  const expected = say.expectedFile
  const fail = failIn(messages)
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const [kind] = OTHER_KINDS.find(([, start]) => start.test(head)) ?? []
  if (kind !== undefined) throw fail({ file, found: say.kinds[kind], expected })
  try {
    const read = YAML.test(head)
      ? { source: { value: parse(Buffer.from(bytes).toString('utf8').normalize('NFC')) } }
      : readJson(file, bytes, messages)
    if ('problem' in read) throw fail(read.problem)
    const { resume, unplaced, odd } = readResumeFields(asJsonResume(read.source.value))
    if (partsIn({ ...resume, meta: undefined }).length === 0) {
      const oneOf = say.oneSection(['basics', ...Object.keys(ENTRIES)].join(', '))
      throw fail({ file, line: 1, found: say.noSection, expected: oneOf })
    }
    const leftOut = odd.slice(0, MOST_ODD).map((text) => `${text} (${say.oddForm})`)
    return { resume, unplaced, leftOut: odd.length > MOST_ODD ? [...leftOut, '…'] : leftOut }
  } catch (error) {
    // Brackets in brackets, thousands deep.
    if (error instanceof RangeError) throw fail({ file, found: say.tooDeep, expected })
    // For aliases of aliases the parser has an error of JavaScript's own.
    const isYaml = error instanceof YAMLParseError || error instanceof ReferenceError
    if (!isYaml) throw error
    const line = 'linePos' in error ? error.linePos?.[0].line : undefined
    throw fail({ file, found: say.wrongYaml, expected, ...(line && { line }) })
  }
}

const failIn =
  (messages: Messages) =>
  (...problems: Problem[]) => {
    const { inResume, nothingChanged } = messages.reading
    return new ProblemError(`${showProblems(inResume, problems, messages)}\n\n${nothingChanged}`)
  }

/** @param find gives the files of LinkedIn's export @throws ProblemError */
function readLinkedIn(
  file: string,
  find: (fault: ArchiveFault) => CsvFile[],
  messages: Messages,
  { isBirthDateWanted = false }: ReadOptions,
): ReadResume {
  const { archives, expectedFile: expected, kinds } = messages.import
  const fail = failIn(messages)
  const files = find((why) => fail({ file, found: archives[why], expected }))
  const read = linkedInResume(files, isBirthDateWanted, messages)
  if (read === undefined) throw fail({ file, found: kinds.archive, expected })
  const { resume, unplaced } = readResumeFields(withStandardNames(read.resume))
  return { ...read, resume, unplaced, isLinkedIn: true }
}

/** A resume as JSON or YAML, or LinkedIn's archive. @throws ProblemError with the line of the first problem */
export function readResumeBytes(
  file: string,
  bytes: Uint8Array,
  messages: Messages,
  options: ReadOptions = {},
): ReadResume {
  const { tooLarge, tooLargeArchive, expectedFile: expected } = messages.import
  const isArchive = ARCHIVE.test(Buffer.from(bytes.subarray(0, 2)).toString('latin1'))
  if (bytes.length > (isArchive ? MOST_ARCHIVE_BYTES : MOST_BYTES)) {
    throw failIn(messages)({ file, found: isArchive ? tooLargeArchive : tooLarge, expected })
  }
  if (isArchive)
    return readLinkedIn(file, (fault) => csvFilesInZip(bytes, fault), messages, options)
  return readTextFile(file, bytes, messages)
}

/** The same of a file on the disk, or of a folder with LinkedIn's files. @throws ProblemError */
export function readResume(
  file: string,
  messages: Messages,
  options: ReadOptions = {},
): ReadResume {
  try {
    return statSync(file).isDirectory()
      ? readLinkedIn(file, (fault) => csvFilesInFolder(file, fault), messages, options)
      : readResumeBytes(file, readFileSync(file), messages, options)
  } catch (error) {
    const isOfDisk = (error as NodeJS.ErrnoException).syscall !== undefined
    throw isOfDisk ? new ProblemError(messages.import.unreadable(file)) : error
  }
}
