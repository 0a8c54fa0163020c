import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messages } from '../../messages/messages'
import { type Problem, ProblemError, showProblems } from '../../owner/problem'
import { readJson } from '../../owner/reading/json/json-source'
import { schemaProblems } from '../../owner/reading/schema-problems'
import { type Resume, resumeSchema } from './resume-shape'
import { RESUME_SECTIONS, unplacedFields } from './unplaced-fields'

const fail = (problems: readonly Problem[]) =>
  new ProblemError(`${showProblems(messages().reading.inResume, problems)}\n\nNo se cambió nada.`)

const readBytes = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    throw new ProblemError(`No se puede leer el archivo "${file}". No se cambió nada.`)
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
    const known = RESUME_SECTIONS.join(', ')
    const found = 'ninguna de las secciones de JSON Resume'
    throw fail([{ file, line: 1, found, expected: `al menos una de ${known}` }])
  }
  return { resume: result.output, unplaced: unplacedFields(raw) }
}
