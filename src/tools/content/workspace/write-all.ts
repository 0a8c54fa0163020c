import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Messages } from '../../messages/es/es'
import { fileProblem, ProblemError, showProblems } from '../problem'
import { readIfThere } from './read-file'

/** What Windows answers while a virus scanner or OneDrive reads the file. */
const HELD = ['EPERM', 'EBUSY', 'EACCES']
const PATIENCE_MS = 1000
const PAUSE_MS = 20

/** Renames a file over another, and waits for who holds one of them for a moment. */
function renamePatiently(from: string, to: string): void {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      const isHeld = HELD.includes((error as NodeJS.ErrnoException).code ?? '')
      if (!isHeld || Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}

/** `bytes` of null removes the file. */
export type FileToWrite = { file: string; bytes: string | Uint8Array | null }

/** Another process may write the same file. One that a kill leaves in public/ is not published, by its ending. */
const temporaryEnding = () => `.${randomUUID().slice(0, 8)}.tmp`

/** A link stays a link: its file is written. One to nothing or to itself is no file, and gives way. */
const placeOf = (target: string) => (existsSync(target) ? realpathSync(target) : target)

function undo(before: ReadonlyMap<string, Buffer | undefined>, temporary: string) {
  for (const [target, bytes] of before) {
    rmSync(target + temporary, { force: true })
    if (bytes === undefined) rmSync(target, { force: true })
    else if (!readIfThere(target)?.equals(bytes)) writeFileSync(target, bytes)
  }
}

/** Writes all files or none; of a process killed meanwhile each one is whole. @throws ProblemError */
export const writeAll = (
  files: readonly FileToWrite[],
  say: Messages,
  { root = process.cwd(), shown = (file: string) => file } = {},
) => {
  const before = new Map<string, Buffer | undefined>()
  const temporary = temporaryEnding()
  let current = ''
  const forEachFile = (act: (target: string, bytes: FileToWrite['bytes']) => void) => {
    for (const { file, bytes } of files) {
      current = file
      const target = path.resolve(root, file)
      act(bytes === null ? target : placeOf(target), bytes)
    }
  }
  try {
    // An unusable place fails here, before anything is changed.
    forEachFile((target, bytes) => {
      mkdirSync(path.dirname(target), { recursive: true })
      before.set(target, existsSync(target) ? readFileSync(target) : undefined)
      if (bytes !== null) writeFileSync(target + temporary, bytes)
    })
    forEachFile((target, bytes) => {
      if (bytes === null) rmSync(target, { force: true })
      else renamePatiently(target + temporary, target)
    })
  } catch (error) {
    undo(before, temporary)
    const problem = fileProblem(shown(current), error, say)
    const told = showProblems(say.reading.inWritten, [problem], say)
    throw new ProblemError(`${told}\n\n${say.reading.nothingChanged}`)
  }
}

/** Atomic: a dev server running next to a build never reads half a file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = file + temporaryEnding()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(temporary, content)
  renamePatiently(temporary, file)
}
