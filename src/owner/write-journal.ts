import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** One file of a write: names of copies in the staging folder; null where there is no file. */
export type Change = { file: string; after: string | null; before: string | null }
type Side = 'after' | 'before'

const STAGING = '.cache/write'
const JOURNAL = 'journal.json'

export const stagingOf = (root: string) => path.join(root, STAGING)
const journalOf = (root: string) => path.join(stagingOf(root), JOURNAL)

/** From here on `finishWrite` completes the write, whatever happens to this process. */
export function saveJournal(root: string, changes: readonly Change[]) {
  const draft = `${journalOf(root)}.draft`
  writeFileSync(draft, JSON.stringify(changes))
  renameSync(draft, journalOf(root))
}

function readJournal(root: string): Change[] | undefined {
  if (!existsSync(journalOf(root))) return undefined
  return JSON.parse(readFileSync(journalOf(root), 'utf8')) as Change[]
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function replaceFile(target: string, staged: string) {
  const temporary = `${target}.tmp`
  copyFileSync(staged, temporary)
  try {
    renameSync(temporary, target)
  } catch (error) {
    const isDone = existsSync(target) && readFileSync(target).equals(readFileSync(staged))
    if (!isGone(error) || !isDone) throw error
  }
}

/**
 * Can be repeated, so a cut in the middle does no harm, nor another process that does the same.
 * @param at called before each file
 */
export function putInPlace(
  root: string,
  changes: readonly Change[],
  side: Side,
  at: (file: string) => void = () => {},
) {
  for (const { file, ...names } of changes) {
    const target = path.resolve(root, file)
    const name = names[side]
    at(target)
    try {
      if (name === null) rmSync(target, { force: true })
      else replaceFile(target, path.join(stagingOf(root), name))
    } catch (error) {
      // Another process has finished the write, and tidied up.
      if (isGone(error) && !existsSync(journalOf(root))) return
      throw error
    }
  }
}

export function undoWrite(root: string, changes: readonly Change[]) {
  for (const { file } of changes) rmSync(`${path.resolve(root, file)}.tmp`, { force: true })
  putInPlace(root, changes, 'before')
}

/** The journal goes first: without it the rest of the folder means nothing. */
export function clearStaging(root: string) {
  rmSync(journalOf(root), { force: true })
  rmSync(stagingOf(root), { recursive: true, force: true })
}

/** After a write: a journal that cannot go is done with again by the next command. */
export function tidyStaging(root: string) {
  try {
    clearStaging(root)
  } catch {}
}

/** False where somebody has written the file since: that is not for us to replace. */
function isUnedited(root: string, { file, after, before }: Change): boolean {
  const target = path.resolve(root, file)
  if (!existsSync(target)) return true
  if (!statSync(target).isFile()) return false
  const present = readFileSync(target)
  const staged = [after, before].filter((name) => name !== null)
  return staged.some((name) => present.equals(readFileSync(path.join(stagingOf(root), name))))
}

/** Finishes a write that was cut off, or undoes it where it cannot be finished. */
export function finishWrite(root: string) {
  const changes = readJournal(root)?.filter((change) => isUnedited(root, change))
  if (changes === undefined) return
  try {
    putInPlace(root, changes, 'after')
  } catch {
    undoWrite(root, changes)
  }
  tidyStaging(root)
}
