import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messages } from '../../messages/messages'
import { type Problem, ProblemError, showProblems } from '../../owner/problem'
import { readJson } from '../../owner/reading/json/json-source'
import { schemaProblems } from '../../owner/reading/schema-problems'
import { type Resume, resumeSchema } from './resume-shape'
import { RESUME_SECTIONS, unplacedFields } from './unplaced-fields'

const fail = (problems: readonly Problem[]) => {
  const { inResume, nothingChanged } = messages().reading
  return new ProblemError(`${showProblems(inResume, problems)}\n\n${nothingChanged}`)
}

const readBytes = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    throw new ProblemError(messages().import.unreadable(file))
  }
}

/** Checks the fields that this site reads. @throws ProblemError with the line of each problem */
export const readResume = (file: string): { resume: Resume; unplaced: string[] } => {
  const read = readJson(file, readBytes(file))
  if ('problem' in read) throw fail([read.problem])
  const { source } = read
  const result = v.safeParse(resumeSchema, source.value)
  if (!result.success) throw fail(schemaProblems(source, result.issues, {}))
  const raw = source.value as Record<string, unknown>
  if (!RESUME_SECTIONS.some((section) => section in raw)) {
    const { noSection, oneSection } = messages().import
    const expected = oneSection(RESUME_SECTIONS.join(', '))
    throw fail([{ file, line: 1, found: noSection, expected }])
  }
  return { resume: result.output, unplaced: unplacedFields(raw) }
}
