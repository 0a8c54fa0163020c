import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../messages/messages'
import { ProblemError, showProblems } from './problem'
import { fileProblem } from './reading/file-problem'
import {
  type Change,
  clearStaging,
  finishWrite,
  putInPlace,
  saveJournal,
  stagingOf,
  tidyStaging,
  undoWrite,
} from './write-journal'

/** `bytes` of null removes the file. */
export type FileToWrite = { file: string; bytes: string | Uint8Array | null }

type Options = { root?: string; shown?: (file: string) => string }

/** Copies of both sides; an unusable place fails here, before anything is changed. */
function stage(root: string, { file, bytes }: FileToWrite, index: number): Change {
  const target = path.resolve(root, file)
  const keep = (name: string, content: string | Uint8Array) => {
    writeFileSync(path.join(stagingOf(root), name), content)
    return name
  }
  mkdirSync(path.dirname(target), { recursive: true })
  const before = existsSync(target) ? keep(`${index}.before`, readFileSync(target)) : null
  const after = bytes === null ? null : keep(`${index}.after`, bytes)
  return { file: path.relative(root, target), after, before }
}

/**
 * Writes all files or none, even when the process is killed: see `finishWrite`.
 * @throws ProblemError
 */
export const writeAll = (
  files: readonly FileToWrite[],
  { root = process.cwd(), shown = (file) => file }: Options = {},
) => {
  let current = stagingOf(root)
  let changes: Change[] | undefined
  const at = (file: string) => {
    current = file
  }
  try {
    finishWrite(root)
    clearStaging(root)
    mkdirSync(stagingOf(root), { recursive: true })
    const staged = files.map((file, index) => {
      at(file.file)
      return stage(root, file, index)
    })
    at(stagingOf(root))
    saveJournal(root, staged)
    changes = staged
    putInPlace(root, staged, 'after', at)
  } catch (error) {
    if (changes !== undefined) undoWrite(root, changes)
    const { inWritten, nothingChanged } = messages().reading
    const told = showProblems(inWritten, [fileProblem(shown(current), error)])
    tidyStaging(root)
    throw new ProblemError(`${told}\n\n${nothingChanged}`)
  }
  tidyStaging(root)
}
