import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, PUBLIC } from '../content/content-folder'
import type { RunProgram } from './run-program'

/** The name that docs/updating.md gives the remote of the template. */
export const TEMPLATE = 'template'
export const ORIGIN = 'origin'

const NOTHING = {
  isMissing: false,
  /** Why git does not read the repository that is there. */
  fault: undefined as string | undefined,
  hasCommits: false,
  isShallow: false,
  /** A merge, a rebase or the like that waits to be ended. */
  unended: undefined as string | undefined,
  /** Undefined where none is checked out. */
  branch: 'main' as string | undefined,
  head: '',
  hasIdentity: false,
  /** Addresses as they were given, by the names of the remotes. */
  remotes: {} as Partial<Record<string, string>>,
  /** Commits that `origin` is not known to have; undefined where nothing of it is known. */
  ahead: undefined as number | undefined,
  /** What no commit has: the owner's content, and all else. */
  changed: { content: [] as string[], others: [] as string[] },
  /** Files of the owner's that git was told to ignore. */
  ignored: [] as string[],
}
/** The project's folder as git knows it. */
export type LocalGit = typeof NOTHING

const REMOTE = /^remote\.(.*)\.url (.*)$/gm
/** What git keeps while a work of this name has not ended. */
const UNENDED = /^(rebase|merge|cherry.pick|revert)(?:-merge|-apply|_head)$/i

const STATUS = ['status', '--porcelain=v2', '--branch', '-z', '--no-renames']
/** Folders that are ignored are named, but not their files. */
const UNTRACKED = ['--untracked-files=all', '--ignored=matching']
/** A line of the status: `#` begins what is told of the branch, `!` a file that is ignored. */
const LINE = /^(?:1 (?:\S+ ){7}|u (?:\S+ ){9}|[?!] |# branch\.)(.*)$/s

/** The owner's, in the order in which they matter to him. */
const ownersOf = (files: readonly string[]) =>
  [CONTENT, PUBLIC].flatMap((folder) => files.filter((file) => file.startsWith(`${folder}/`)))

/** Those that git can name: it takes none for a mistake. */
export const ownersFolders = (root: string) =>
  [CONTENT, PUBLIC].filter((folder) => existsSync(path.join(root, folder)))

export async function readGit(root: string, run: RunProgram): Promise<LocalGit> {
  const [{ isDone, isMissing, out: told, err }, identity] = await Promise.all([
    run('git', 'rev-parse', '--show-toplevel', '--is-shallow-repository', '--absolute-git-dir'),
    run('git', 'var', 'GIT_COMMITTER_IDENT'),
  ])
  const known = { ...NOTHING, isMissing, hasIdentity: identity.isDone }
  const [top = '', shallow, folder = ''] = told.split('\n')
  // A repository of a folder above is not the project's.
  if (!isDone || realpathSync.native(top) !== realpathSync.native(root))
    return { ...known, fault: existsSync(path.join(root, '.git')) ? err : undefined }

  const [status, remotes] = await Promise.all([
    run('git', ...STATUS, ...UNTRACKED),
    run('git', 'config', '--get-regexp', String.raw`^remote\..*\.url$`),
  ])
  const [unended] = readdirSync(folder).flatMap((name) => UNENDED.exec(name)?.[1] ?? [])
  const lines = status.out.split('\0').filter(Boolean)
  const filesOf = (signs: string) =>
    lines.filter((line) => signs.includes(line.charAt(0))).map((line) => LINE.exec(line)?.[1] ?? '')
  const onBranch = Object.fromEntries(filesOf('#').map((line) => line.split(' ')))
  const hasCommits = onBranch.oid !== '(initial)'
  const branch = onBranch.head === '(detached)' ? undefined : onBranch.head
  const atOrigin = `refs/remotes/${ORIGIN}/${branch}..HEAD`
  const ahead = await run('git', 'rev-list', '--count', atOrigin)
  const changed = filesOf('1u?')
  const content = ownersOf(changed)
  return {
    ...{ ...known, hasCommits, branch, head: onBranch.oid, isShallow: shallow === 'true' },
    unended: unended?.toLowerCase().replace('_', '-'),
    remotes: Object.fromEntries(
      [...remotes.out.matchAll(REMOTE)].map(([, name, address]) => [name, address]),
    ),
    ahead: ahead.isDone ? Number(ahead.out) : undefined,
    changed: { content, others: changed.filter((file) => !content.includes(file)) },
    ignored: ownersOf(filesOf('!')),
  }
}
