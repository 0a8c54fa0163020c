import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Problem, ProblemError, showProblems } from '../../content/problem'
import { readJson } from '../../content/reading/json-source'
import { schemaProblems } from '../../content/reading/schema-problems'
import type { Messages } from '../../messages/es/es'
import { fromReactiveResume, reactiveResumeIn } from './reactive-resume'
import { type Fields, isFields, READ_FIELDS, type Resume, resumeSchema } from './resume-schema'
import { unplacedFields } from './unplaced-fields'

/** A resume is some 10 KB; one with a picture inside, some MB. */
const MOST_BYTES = 10 * 1024 * 1024
/** More would hide the first. */
const MOST_PROBLEMS = 20
const HEAD_BYTES = 1024

type Kind = keyof Messages['import']['kinds']

/** What owners try, by the first bytes. */
const OTHER_KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['pdf', /%PDF-/],
  // Word's and LibreOffice's files are archives too, and so is what LinkedIn sends.
  ['archive', /^PK/],
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

/** The resume with the names of JSON Resume 1.x. */
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
}

/**
 * Checks the fields that this site reads.
 * @param inside what the file carries in place of itself
 * @throws ProblemError with the line of each problem
 */
export function readResume(file: string, messages: Messages, inside?: Buffer): ReadResume {
  const { import: say, reading } = messages
  const fail = (...problems: Problem[]) =>
    new ProblemError(
      `${showProblems(reading.inResume, problems, messages)}\n\n${reading.nothingChanged}`,
    )
  const expected = say.expectedFile
  let bytes: Buffer
  try {
    bytes = inside ?? readFileSync(file)
  } catch {
    throw new ProblemError(say.unreadable(file))
  }
  if (bytes.length > MOST_BYTES) throw fail({ file, found: say.tooLarge, expected })
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
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
