import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../messages/messages'
import { ProblemError, showProblems } from './problem'
import { fileProblem } from './reading/file-problem'

export type FileToWrite = { file: string; bytes: string | Uint8Array }

const temporaryOf = (file: string) => `${file}.${process.pid}.tmp`

/** Writes all files or none (temporary files, renames, rollback). @throws ProblemError */
export const writeAll = (files: readonly FileToWrite[], shown = (file: string) => file) => {
  const temporaries: string[] = []
  const renamed: { file: string; before: Buffer | undefined }[] = []
  let current = ''
  try {
    for (const { file, bytes } of files) {
      current = file
      mkdirSync(path.dirname(file), { recursive: true })
      temporaries.push(temporaryOf(file))
      writeFileSync(temporaryOf(file), bytes)
    }
    for (const { file } of files) {
      current = file
      const before = existsSync(file) ? readFileSync(file) : undefined
      renameSync(temporaryOf(file), file)
      renamed.push({ file, before })
    }
  } catch (error) {
    for (const { file, before } of renamed.reverse()) {
      if (before === undefined) rmSync(file, { force: true })
      else writeFileSync(file, before)
    }
    const { inWritten, nothingChanged } = messages().reading
    const told = showProblems(inWritten, [fileProblem(shown(current), error)])
    throw new ProblemError(`${told}\n\n${nothingChanged}`)
  } finally {
    for (const temporary of temporaries) rmSync(temporary, { force: true })
  }
}
