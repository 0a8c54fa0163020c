import { readdirSync, readFileSync, statSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { type ParseError, parse } from 'jsonc-parser'
import { isCollection, parseDocument, visit, YAMLParseError } from 'yaml'
import { type Fields, isFields } from '../../../model/objects'
import { resumeDigest } from '../../content/portfolio'
import { type Problem, ProblemError, showProblems } from '../../content/problem'
import { decodeText, lineAt, readJson } from '../../content/workspace/json-source'
import type { Messages } from '../../messages/es/es'
import { textFor } from '../../messages/messages'
import { newestFirst } from '../parsing/dates'
import { fieldsOf, partsIn } from '../parsing/texts'
import { inEachLanguage } from './languages-beside'
import {
  type ArchiveFault,
  type CsvFile,
  csvFilesInFolder,
  csvFilesInZip,
} from './linkedin/export-files'
import { linkedInResume } from './linkedin/linkedin-resume'
import { plainKey } from './names'
import { asJsonResume } from './other-programs'
import { ENTRIES, type Resume, readResumeFields, type Unplaced } from './resume-fields'

/** A resume is some 10 KB; one with a picture inside, some MB; a complete export of LinkedIn may be large. */
const MOST_BYTES = 10 * 1024 * 1024
const MOST_ARCHIVE_BYTES = 200 * 1024 * 1024
/** More would hide all else. */
const MOST_ODD = 20
const HEAD_BYTES = 1024

/** What owners try, by the first bytes. */
const OTHER_KINDS: readonly (readonly [keyof Messages['import']['kinds'], RegExp])[] = [
  ['pdf', /%PDF-/],
  ['word', /^(?:\xd0\xcf|\{\\rtf)/],
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/],
  ['html', /^(?:\xef\xbb\xbf)?\s*</],
]
const JSON_START = /^\s*[[{]/
/** `[[work]]`, which no JSON begins with. */
const TOML_START = /^\s*\[+[\w.-]+\]+\s*$/m

export type ReadResume = {
  resume: Resume
  /** Filled fields that this site does not show. */
  unplaced: Unplaced[]
  isLinkedIn?: boolean
  /** The content that our own resume.json carries, where nobody has changed it. */
  portfolio?: Fields
  /** What it says in further languages. */
  beside?: readonly { language: string; read: ReadResume }[]
  /** The names that are in the file. */
  found?: readonly string[]
  /** What was not taken, and why, and what is to be looked at. */
  told: (say: Messages['import']) => { leftOut?: string[]; missing?: string[] }
}

const failure =
  (file: string, messages: Messages) =>
  (found: string, more: Partial<Problem> = {}): ProblemError => {
    const { inResume, nothingChanged } = messages.reading
    const { expectedFile: expected } = messages.import
    const problem = { file, found, expected, ...more } as Problem
    return new ProblemError(`${showProblems(inResume, [problem], messages)}\n\n${nothingChanged}`)
  }

/** What YAML says, numbers as they are written: `0612` and `1.10` are texts here. Undefined for a lone text. */
function yamlValue(text: string): unknown {
  // The parser's own places take seconds each in a long line.
  const document = parseDocument(text, { prettyErrors: false, merge: true })
  if (!isCollection(document.contents)) return undefined
  const [error] = document.errors
  if (error) throw Object.assign(error, { line: lineAt(text, error.pos[0]) })
  visit(document, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'number') scalar.value = scalar.source
    },
  })
  return document.toJS()
}

/** Its mark is the first two bytes. */
const UTF16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const

/** The text in the fence that an assistant writes around it. */
const FENCED = /^[^{}]*?```(?:json|ya?ml)?[ \t]*\r?\n(.*?)\n```/s
/** The data above a page of Markdown. */
const FRONT_MATTER = /^---[ \t]*\r?\n(.*?)\r?\n---[ \t]*\r?\n/s
/** Indentation with tabs, which YAML forbids. */
const TABS = /^[ \t]*\t[ \t]*/gm

/** JSON as people and assistants write it: with comments, a comma too many, keys without quotes. */
function looseJson(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  if (errors.length === 0) return value
  try {
    return yamlValue(text)
  } catch {
    return undefined
  }
}

/** @throws ProblemError where it is neither JSON nor YAML, or in another encoding */
function valueIn(file: string, bytes: Uint8Array, messages: Messages): unknown {
  const fail = failure(file, messages)
  const [encoding] = UTF16.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  const decoded = encoding
    ? { text: new TextDecoder(encoding).decode(bytes) }
    : decodeText(bytes, messages)
  if (!('text' in decoded)) throw fail(decoded.found, decoded)
  const whole = decoded.text.normalize('NFC')
  const text = (FENCED.exec(whole) ?? FRONT_MATTER.exec(whole))?.[1] ?? whole
  const value = JSON_START.test(text) ? undefined : yamlValue(withoutTabs(text))
  // Of Markdown the items of a list are one of YAML, too.
  const isProse = Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (value !== undefined && !isProse) return value
  const isJson = JSON_START.test(text) && TOML_START.exec(text)?.index !== 0
  if (!isJson && text.trim() !== '') throw fail(messages.import.kinds.text)
  const read = readJson(file, Buffer.from(text), messages)
  if (!('problem' in read)) return read.source.value
  const loose = JSON_START.test(text) ? looseJson(text) : undefined
  if (loose === undefined) throw fail(read.problem.found, read.problem)
  return loose
}

const withoutTabs = (text: string): string =>
  text.replace(TABS, (indent) => indent.replaceAll('\t', '  '))

/** What our own resume.json carries, where its other fields are as they were written. */
function portfolioIn(value: unknown): Fields | undefined {
  const portfolio = fieldsOf(fieldsOf(fieldsOf(value).meta).portfolio)
  return portfolio.digest === resumeDigest(fieldsOf(value)) ? portfolio : undefined
}

/** What says nothing of lists. */
const HEADS: readonly string[] = ['$schema', 'basics', 'meta']
const MOST_NAMES = 12

/** The names of what says something, of a lone object in others its own. */
function namesIn(value: unknown): string[] {
  const said = Object.entries(fieldsOf(Array.isArray(value) ? value[0] : value)).filter(
    ([, each]) => partsIn(each).length > 0 || (Array.isArray(each) && each.length > 0),
  )
  const [[, inner] = []] = said
  return said.length === 1 && isFields(inner) && !HEADS.includes(String(said[0]?.[0]))
    ? namesIn(inner)
    : said.map(([name]) => name)
}
const listed = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ' …' : '')

type Fail = ReturnType<typeof failure>

/** @throws ProblemError where nothing of a resume is in it */
function readValue(
  written: unknown,
  language: string | undefined,
  fail: Fail,
  say: Messages['import'],
): ReadResume {
  const { fields, titles, isKnown } = asJsonResume(written)
  const meta = { ...fieldsOf(fields.meta), ...(language && { language }) }
  const { resume, unplaced, odd } = readResumeFields({ ...fields, meta }, titles)
  const portfolio = portfolioIn(written)
  if (portfolio) return { resume, unplaced: [], told: () => ({}), portfolio }
  const found = namesIn(written)
  const { basics, meta: _meta, otherLists = [], ...lists } = resume
  // Lists of any names are in other JSON, too.
  const isSection = (name: string) => textFor(say.sections, plainKey(name)) !== undefined
  const others = otherLists.filter(({ name }) => isKnown || isSection(name))
  const isListed = partsIn([lists, others]).length > 0
  const hasLists = found.some((name) => !HEADS.includes(name))
  if (!isListed && (!isKnown || hasLists || partsIn(basics).length === 0)) {
    const why = isKnown && partsIn(basics).length > 0 ? say.noEntries : say.noSection
    const there = found.length > 0 ? `; ${say.thereIs(listed(found))}` : ''
    const expected = say.oneSection(Object.keys(ENTRIES).join(', '))
    throw fail(why + there, { line: 1, expected })
  }
  const told: ReadResume['told'] = ({ oddForm }) => ({
    leftOut: [
      ...odd.slice(0, MOST_ODD).map((text) => `${text} (${oddForm})`),
      ...(odd.length > MOST_ODD ? ['…'] : []),
    ],
  })
  return { resume, unplaced, told, found }
}

/** @throws ProblemError with the line of the first problem, or where nothing of a resume is in it */
function readTextFile(file: string, bytes: Uint8Array, messages: Messages): ReadResume {
  const { import: say } = messages
  const fail = failure(file, messages)
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const [kind] = OTHER_KINDS.find(([, start]) => start.test(head)) ?? []
  if (kind !== undefined) throw fail(say.kinds[kind])
  try {
    const written = valueIn(file, bytes, messages)
    const values = portfolioIn(written)
      ? [{ value: written, language: undefined }]
      : inEachLanguage(written, messages.language)
    const [main, ...others] = values
    const read = readValue(main?.value, main?.language, fail, say)
    const beside = others.map(({ value, language = '' }) => ({
      language,
      read: readValue(value, language, fail, say),
    }))
    return beside.length > 0 ? { ...read, beside } : read
  } catch (error) {
    // Brackets in brackets, thousands deep.
    if (error instanceof RangeError) throw fail(say.tooDeep)
    // For aliases of aliases the parser has an error of JavaScript's own.
    const isYaml = error instanceof YAMLParseError || error instanceof ReferenceError
    if (!isYaml) throw error
    throw fail(
      `${say.wrongYaml}: ${error.message}`,
      'line' in error ? { line: Number(error.line) } : {},
    )
  }
}

const LINKEDIN_FILES = 'Profile.csv, Positions.csv, Education.csv, Skills.csv …'

/** @param find gives the files of LinkedIn's export @param there what is in their folder @throws ProblemError */
function readLinkedIn(
  file: string,
  find: (fault: ArchiveFault) => CsvFile[],
  messages: Messages,
  there?: readonly string[],
): ReadResume {
  const { archives, kinds, lacksFiles, thereIs, empty } = messages.import
  const lacks = (names: readonly string[]) =>
    `${lacksFiles(LINKEDIN_FILES)}; ${thereIs(listed(names) || empty)}`
  const fail = failure(file, messages)
  const files = find((why) => fail(archives[why]))
  const read = linkedInResume(files)
  if (read === undefined) throw fail(there === undefined ? kinds.archive : lacks(there))
  const { resume, unplaced } = readResumeFields(read.resume)
  const { projects = [] } = resume
  // They stand there as they were entered.
  const sorted = { ...resume, projects: newestFirst(projects) }
  return { resume: sorted, unplaced, told: read.told, isLinkedIn: true }
}

/** A resume as JSON or YAML, or LinkedIn's archive. @throws ProblemError with the line of the first problem */
export function readResumeBytes(file: string, bytes: Uint8Array, messages: Messages): ReadResume {
  const { tooLarge, tooLargeArchive } = messages.import
  const isArchive = /^PK/.test(Buffer.from(bytes.subarray(0, 2)).toString('latin1'))
  if (bytes.length > (isArchive ? MOST_ARCHIVE_BYTES : MOST_BYTES)) {
    throw failure(file, messages)(isArchive ? tooLargeArchive : tooLarge)
  }
  return isArchive
    ? readLinkedIn(file, (fault) => csvFilesInZip(bytes, fault), messages)
    : readTextFile(file, bytes, messages)
}

/** The same of a file on the disk, or of a folder with LinkedIn's files. @throws ProblemError */
export function readResume(file: string, messages: Messages): ReadResume {
  try {
    return statSync(file).isDirectory()
      ? readLinkedIn(
          file,
          (fault) => csvFilesInFolder(file, fault),
          messages,
          readdirSync(file).filter((name) => !name.startsWith('.')),
        )
      : readResumeBytes(file, readFileSync(file), messages)
  } catch (error) {
    const isOfDisk = (error as NodeJS.ErrnoException).syscall !== undefined
    throw isOfDisk ? new ProblemError(messages.import.unreadable(file)) : error
  }
}

/** The `resume.json` that this site's CVs carry; undefined for any other file or PDF. */
export async function resumeInPdf(file: string): Promise<Buffer | undefined> {
  if (!/\.pdf$/i.test(file)) return undefined
  try {
    const pdf = await PDFDocument.load(readFileSync(file))
    const found = pdf.getAttachments().find(({ name }) => name === 'resume.json')
    return found && Buffer.from(found.data)
  } catch {
    // Not there, broken, or with a password: `readResume` says so.
    return undefined
  }
}

/** As `readResume`, also of a CV of this site, as PDF. @throws ProblemError */
export async function readSource(file: string, messages: Messages): Promise<ReadResume> {
  const inside = await resumeInPdf(file)
  return inside ? readResumeBytes(file, inside, messages) : readResume(file, messages)
}
