import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Problem, ProblemError, showProblems } from '../content/problem'
import { readJson } from '../content/reading/json/json-source'
import { schemaProblems } from '../content/reading/schema-problems'
import { withStandardNames } from './dialects/other-names'
import { fromReactiveResume, reactiveResumeIn } from './dialects/reactive-resume'
import { RESUME_SECTIONS, unplacedFields } from './report/unplaced-fields'
import { type Resume, resumeSchema } from './resume-shape'
import { messages } from './spoken'

const fail = (problems: readonly Problem[]) => {
  const { inResume, nothingChanged } = messages().reading
  return new ProblemError(`${showProblems(inResume, problems, messages())}\n\n${nothingChanged}`)
}

const readBytes = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    throw new ProblemError(messages().import.unreadable(file))
  }
}

/** Resumes of other programs and versions as JSON Resume 1.x. */
function asJsonResume(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = value as Record<string, unknown>
  const reactive = reactiveResumeIn(fields)
  return withStandardNames(reactive ? fromReactiveResume(reactive) : fields)
}

/** Checks the fields that this site reads. @throws ProblemError with the line of each problem */
export const readResume = (file: string): { resume: Resume; unplaced: string[] } => {
  const read = readJson(file, readBytes(file), messages())
  if ('problem' in read) throw fail([read.problem])
  const { source } = read
  const raw = asJsonResume(source.value)
  const result = v.safeParse(resumeSchema, raw)
  if (!result.success) throw fail(schemaProblems(source, result.issues, {}))
  const fields = raw as Record<string, unknown>
  if (!RESUME_SECTIONS.some((section) => section in fields)) {
    const { noSection, oneSection } = messages().import
    const expected = oneSection(RESUME_SECTIONS.join(', '))
    throw fail([{ file, line: 1, found: noSection, expected }])
  }
  return { resume: result.output, unplaced: unplacedFields(fields) }
}
