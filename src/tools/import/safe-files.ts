import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Spoken } from '../../site/words/language'
import { messagesOf } from '../content/main-language'
import { fileProblem, ProblemError, showProblem } from '../content/problem'
import { type FileToWrite, writeAll } from '../content/write-all'
import { messagesIn } from '../messages/messages'
import type { ImportOptions } from './import-resume'
import { section } from './mapping/context'

const slashed = (file: string) => file.split(path.sep).join('/')

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

function bytesOf(file: string, root: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const say = messagesOf(root)
    throw new ProblemError(showProblem(fileProblem(file, error, say), say))
  }
}

export const isShipped = (name: string, { root, shipped }: ImportOptions): boolean =>
  isFile(path.join(root, name)) && shipped(name, bytesOf(path.join(root, name), root))

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

/** Files to be changed whose present bytes nobody else has: not the example's, not committed. */
function filesToLose(files: readonly FileToWrite[], options: ImportOptions): string[] {
  const { root } = options
  const own = files
    .map(({ file }) => slashed(path.relative(root, file)))
    .filter((name) => isFile(path.join(root, name)) && !isShipped(name, options))
  // Of a link git has the name alone: its file must be committed.
  const savedAs = (name: string) =>
    slashed(path.relative(realpathSync(root), realpathSync(path.join(root, name))))
  const saved = own.map(savedAs).filter((name) => !name.startsWith('../'))
  const committed = gitFiles(root, ['ls-tree', '-r', '--name-only', 'HEAD'], saved)
  const edited = gitFiles(root, ['diff', '--name-only', '--relative', 'HEAD'], saved)
  const isSaved = (name: string) => committed?.includes(name) && edited?.includes(name) === false
  return own.filter((name) => !isSaved(savedAs(name))).map((name) => path.join(root, name))
}

/** Copies of files beside them, never over an older copy. */
const backups = (files: readonly string[], root: string): FileToWrite[] =>
  files.map((file) => {
    let backup = `${file}.bak`
    for (let number = 2; existsSync(backup); number++) backup = `${file}.${number}.bak`
    return { file: backup, bytes: bytesOf(file, root) }
  })

/** Writes where nothing can be lost, or with `isForced` and copies. @throws ProblemError to commit */
export function writeSafely(
  files: readonly FileToWrite[],
  options: ImportOptions,
  language: Spoken,
) {
  const { root, owner, isForced, isDryRun } = options
  const say = messagesIn(language).import
  const shown = (file: string) => slashed(path.relative(root, file))
  const lost = filesToLose(files, options)
  const isSafe = lost.length === 0
  const refusal = messagesIn(owner).import.commitFirst
  if (!isSafe && !isForced && !isDryRun) throw new ProblemError(refusal)
  const copies = isForced ? backups(lost, root) : []
  if (!isDryRun && files.length > 0) writeAll([...copies, ...files], { root, shown })
  const named = (isRemoved: boolean) =>
    files.filter(({ bytes }) => (bytes === null) === isRemoved).map(({ file }) => shown(file))
  const written = named(false)
  const heading = isDryRun ? say.wouldWrite(written.length) : say.written(written.length)
  const lines = [
    ...(isDryRun ? [say.dryRun, ...(isSafe || isForced ? [] : [refusal])] : []),
    ...(files.length === 0 ? [say.nothingNew] : [heading, ...written.map((file) => `  ${file}`)]),
    ...section(isDryRun ? say.wouldRemove : say.removed, named(true)),
    ...section(
      isDryRun ? say.wouldCopy : say.copies,
      copies.map(({ file }) => shown(file)),
    ),
  ]
  /** Where what was there still is. */
  const kept = copies.length > 0 ? say.inCopies : say.inGit
  return { lines, kept: isSafe || isForced ? [kept] : [] }
}
