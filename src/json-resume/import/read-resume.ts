import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { OwnerError } from '../../owner/owner-error'
import { readJson } from '../../owner/reading/json/json-source'
import { type Mistake, showMistakes } from '../../owner/reading/mistake'
import { schemaMistakes } from '../../owner/reading/schema-mistakes'
import { type Resume, resumeSchema } from './resume-shape'
import { RESUME_SECTIONS, unplacedFields } from './unplaced-fields'

const fail = (mistakes: readonly Mistake[]) =>
  new OwnerError(`${showMistakes(mistakes, 'en el archivo para importar')}\n\nNo se cambió nada.`)

const readBytes = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    throw new OwnerError(`No se puede leer el archivo "${file}". No se cambió nada.`)
  }
}

/** Checks the fields that this site reads. @throws OwnerError with the line of each mistake */
export const readResume = (file: string): { resume: Resume; unplaced: string[] } => {
  const read = readJson(file, readBytes(file))
  if ('mistake' in read) throw fail([read.mistake])
  const { source } = read
  const result = v.safeParse(resumeSchema, source.value)
  if (!result.success) throw fail(schemaMistakes(source, result.issues, {}))
  const raw = source.value as Record<string, unknown>
  if (!RESUME_SECTIONS.some((section) => section in raw)) {
    const known = RESUME_SECTIONS.join(', ')
    const found = 'ninguna de las secciones de JSON Resume'
    throw fail([{ file, line: 1, path: '', found, expected: `al menos una de ${known}` }])
  }
  return { resume: result.output, unplaced: unplacedFields(raw) }
}
