import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { type Problem, ProblemError, showProblems } from '../../content/problem'
import { readJson } from '../../content/reading/json-source'
import { schemaProblems } from '../../content/reading/schema-problems'
import type { Messages } from '../../messages/es/es'
import {
  type ArchiveFault,
  type CsvFile,
  csvFilesInFolder,
  csvFilesInZip,
} from './linkedin/export-files'
import { linkedInResume } from './linkedin/linkedin-resume'
import { fromReactiveResume, reactiveResumeIn } from './reactive-resume'
import { type Fields, isFields, READ_FIELDS, type Resume, resumeSchema } from './resume-schema'
import { unplacedFields } from './unplaced-fields'

/** A resume is some 10 KB; one with a picture inside, some MB; a complete export of LinkedIn may be large. */
const MOST_BYTES = 10 * 1024 * 1024
const MOST_ARCHIVE_BYTES = 200 * 1024 * 1024
/** More would hide the first. */
const MOST_PROBLEMS = 20
const HEAD_BYTES = 1024

type Kind = keyof Messages['import']['kinds']

/** What owners try, by the first bytes. */
const OTHER_KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['pdf', /%PDF-/],
  ['word', /^(?:\xd0\xcf|\{\\rtf)/],
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/],
  ['html', /^(?:\xef\xbb\xbf)?\s*</],
  ['yaml', /^(?:\xef\xbb\xbf)?(?:#.*\n)*(?:---|[a-z]\w*:(?:\s|$))/i],
]

/** Exporters write null for what there is not. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls)
  if (!isFields(value)) return value
  const filled = Object.entries(value).filter(([, field]) => field !== null)
  return Object.fromEntries(filled.map(([key, field]) => [key, withoutNulls(field)]))
}

/** Today's names of the fields of JSON Resume 0.0.0, by section. */
const OLD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { picture: 'image', website: 'url' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
}

function renamed(fields: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isFields(fields)) return fields
  const result = { ...fields }
  for (const [old, name] of Object.entries(names)) {
    if (!(old in result) || (result[name] ?? '') !== '') continue
    result[name] = result[old]
    delete result[old]
  }
  return result
}

/** A place as one text, 'Lima, Perú', or with a country without code. */
function placeOf(location: unknown): unknown {
  if (typeof location !== 'string') return renamed(location, { country: 'countryCode' })
  const parts = location.split(',').map((part) => part.trim())
  const region = parts.length > 1 ? parts.pop() : undefined
  return { city: parts.join(', '), region }
}

function withStandardNames(resume: Fields): Fields {
  const result = { ...resume }
  for (const [section, names] of Object.entries(OLD_NAMES)) {
    const value = result[section]
    if (Array.isArray(value)) result[section] = value.map((entry) => renamed(entry, names))
    if (isFields(value)) result[section] = renamed(value, names)
  }
  const { basics } = result
  if (!isFields(basics) || basics.location === undefined) return result
  return { ...result, basics: { ...basics, location: placeOf(basics.location) } }
}

/** Resumes of other programs and versions as JSON Resume 1.x. */
function asJsonResume(value: unknown): unknown {
  const filled = withoutNulls(value)
  if (!isFields(filled)) return value
  const reactive = reactiveResumeIn(filled)
  return withStandardNames(reactive ? fromReactiveResume(reactive) : filled)
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
  v.parse(resumeSchema, withStandardNames(fields))

const ARCHIVE = /^PK/

/** @throws ProblemError with the line of each problem */
function readJsonResume(file: string, bytes: Uint8Array, messages: Messages): ReadResume {
  const { import: say } = messages
  const expected = say.expectedFile
  const fail = failIn(messages)
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const [kind] = OTHER_KINDS.find(([, start]) => start.test(head)) ?? []
  if (kind !== undefined) throw fail({ file, found: say.kinds[kind], expected })
  try {
    const read = readJson(file, bytes, messages)
    if ('problem' in read) throw fail(read.problem)
    const raw = asJsonResume(read.source.value)
    const { success, output, issues = [] } = v.safeParse(resumeSchema, raw)
    if (!success || !isFields(raw)) {
      throw fail(...schemaProblems(read.source, issues.slice(0, MOST_PROBLEMS), {}))
    }
    const sections = [...READ_FIELDS.keys()]
    if (!sections.some((section) => section in raw)) {
      const oneOf = say.oneSection(sections.join(', '))
      throw fail({ file, line: 1, found: say.noSection, expected: oneOf })
    }
    return { resume: output, unplaced: unplacedFields(raw) }
  } catch (error) {
    // Brackets in brackets, thousands deep.
    if (error instanceof RangeError) throw fail({ file, found: say.tooDeep, expected })
    throw error
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
  return { ...read, resume: resumeFrom(read.resume) }
}

/** A resume as JSON, or LinkedIn's archive. @throws ProblemError with the line of each problem */
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
  return readJsonResume(file, bytes, messages)
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
