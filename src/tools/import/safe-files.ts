import { execFileSync } from 'node:child_process'
import type { Spoken } from '../../site/words/language'
import { fileProblem, ProblemError, showProblem } from '../content/problem'
import type { FileChange, Workspace } from '../content/workspace/workspace'
import { messagesIn } from '../messages/messages'
import type { ImportOptions } from './import-options'
import { section } from './mapping/context'

/** @throws ProblemError for a file that can't be read */
function bytesOf(workspace: Workspace, file: string): Buffer {
  try {
    return workspace.bytes(file) ?? Buffer.of()
  } catch (error) {
    const { say } = workspace
    throw new ProblemError(showProblem(fileProblem(file, error, say), say))
  }
}

/** Whether a file is there, and is the example's. @throws ProblemError for one that can't be read */
export const isShipped = (file: string, { workspace, shipped }: ImportOptions): boolean =>
  workspace.has(file) && shipped(file, bytesOf(workspace, file))

/** Files below `root` that git names; undefined where it cannot say. */
function gitFiles(root: string, args: readonly string[], names: readonly string[]) {
  try {
    const said = execFileSync('git', [...args, '-z', '--', ...names], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return said.split('\0')
  } catch {
    return undefined
  }
}

/** Of the changes, those that take away bytes which nobody else has: not the example's, not committed. */
function changesToLose(changes: readonly FileChange[], options: ImportOptions): FileChange[] {
  const { root } = options.workspace
  const own = changes.filter(({ file, before }) => before && !options.shipped(file, before))
  // Git is not asked: it would name all files.
  if (own.length === 0) return own
  // Of a link git has the name alone: its file must be committed.
  const savedAs = ({ file }: FileChange) => options.workspace.linkedFile(file)
  const saved = own.map(savedAs).filter((name) => !name.startsWith('../'))
  const committed = gitFiles(root, ['ls-tree', '-r', '--name-only', 'HEAD'], saved)
  if (!committed) return own
  const edited = gitFiles(root, ['diff', '--name-only', '--relative', 'HEAD'], saved)
  const isSaved = (name: string) => committed.includes(name) && edited?.includes(name) === false
  return own.filter((each) => !isSaved(savedAs(each)))
}

/** Keeps copies of what was there beside it, never over an older copy. @returns their files */
const keepCopies = (lost: readonly FileChange[], { workspace }: ImportOptions): string[] =>
  lost.map(({ file, before }) => {
    let copy = `${file}.bak`
    for (let number = 2; workspace.bytes(copy); number++) copy = `${file}.${number}.bak`
    workspace.write(copy, before)
    return copy
  })

const namesOf = (changes: readonly FileChange[]) => changes.map(({ file }) => file)

/** Whether what is to be written can lose nothing; with `isForced`, copies are to be written, too. @throws ProblemError to commit first */
export function planSafely(options: ImportOptions, language: Spoken) {
  const { workspace, owner, isForced, isDryRun } = options
  const say = messagesIn(language).import
  const changes = workspace.changes()
  const lost = changesToLose(changes, options)
  const isSafe = lost.length === 0
  const refusal = messagesIn(owner).import.commitFirst
  if (!isSafe && !isForced && !isDryRun) throw new ProblemError(refusal)
  const copies = isForced ? keepCopies(lost, options) : []
  const isExample = ({ file, before }: FileChange) => before && options.shipped(file, before)
  const removed = changes.filter(({ after }) => after === undefined)
  const written = namesOf(changes.filter((each) => !removed.includes(each)))
  const heading = isDryRun ? say.wouldWrite(written.length) : say.written(written.length)
  const lines = [
    ...(isDryRun ? [say.dryRun, ...(isSafe || isForced ? [] : [refusal])] : []),
    ...(changes.length === 0 ? [say.nothingNew] : [heading, ...written.map((file) => `  ${file}`)]),
    ...section(
      isDryRun ? say.wouldRemove : say.removed,
      namesOf(removed.filter((each) => !isExample(each))),
    ),
    ...section(
      isDryRun ? say.wouldRemoveExamples : say.removedExamples,
      namesOf(removed.filter(isExample)),
    ),
    ...section(isDryRun ? say.wouldCopy : say.copies, copies),
  ]
  /** Where what was there still is. */
  const kept = copies.length > 0 ? say.inCopies : say.inGit
  return { lines, kept: isSafe || isForced ? [kept] : [] }
}
