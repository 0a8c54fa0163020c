import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ORIGINAL } from '../../site/model/lists/overlay-schema'
import { messagesOf } from '../content/main-language'
import { fileProblem, ProblemError, showProblem } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import type { FileToWrite } from '../content/write-all'

/** SHA-256 of the example's files: of those in public/, and of what the content files say. */
export type Shipped = Readonly<Record<'public' | 'content', ReadonlyMap<string, string>>>

const CONTENT = 'src/content'
const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex')
const slashed = (file: string) => file.split(path.sep).join('/')

/** Of what a content file says, whatever its form, the address of its schema and its hashes. */
export function contentHash(text: string): string | undefined {
  const skipped = [EDITOR_KEY, ORIGINAL]
  try {
    const said: unknown = JSON.parse(text, (key, value) =>
      skipped.includes(key) ? undefined : value,
    )
    return sha256(JSON.stringify(said))
  } catch {
    return undefined
  }
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

function bytesOf(file: string, root: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const say = messagesOf(root)
    throw new ProblemError(showProblem(fileProblem(file, error, say), say))
  }
}

/** Whether a file is the example's, unchanged. @param name below `root` */
export function isShipped(root: string, name: string, shipped: Shipped): boolean {
  if (!isFile(path.join(root, name))) return false
  const bytes = bytesOf(path.join(root, name), root)
  const [content, published] = [`${CONTENT}/`, 'public/'].map((folder) =>
    name.startsWith(folder) ? name.slice(folder.length) : '',
  )
  if (content) return shipped.content.get(content) === contentHash(bytes.toString())
  // A text file may have come with the line ends of Windows.
  const isText = name.endsWith('.svg')
  const unchanged = isText ? bytes.toString().replaceAll('\r\n', '\n') : bytes
  return shipped.public.get(published ?? '') === sha256(unchanged)
}

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
export function filesToLose(
  files: readonly FileToWrite[],
  root: string,
  shipped: Shipped,
): string[] {
  const own = files
    .map(({ file }) => slashed(path.relative(root, file)))
    .filter((name) => isFile(path.join(root, name)) && !isShipped(root, name, shipped))
  const committed = gitFiles(root, ['ls-tree', '-r', '--name-only', 'HEAD'], own)
  const edited = gitFiles(root, ['diff', '--name-only', '--relative', 'HEAD'], own)
  return own
    .filter((name) => !committed?.includes(name) || !edited || edited.includes(name))
    .map((name) => path.join(root, name))
}

/** Copies of files beside them, never over an older copy. */
export const backups = (files: readonly string[], root: string): FileToWrite[] =>
  files.map((file) => {
    let backup = `${file}.bak`
    for (let number = 2; existsSync(backup); number++) backup = `${file}.${number}.bak`
    return { file: backup, bytes: bytesOf(file, root) }
  })
