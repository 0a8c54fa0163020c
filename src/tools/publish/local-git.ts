import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, PUBLIC } from '../content/content-folder'
import type { RunProgram } from './run-program'

/** What git calls a work that it waits to have ended, by the file that says so. */
const UNENDED = {
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
} as const

/** The name that docs/updating.md gives the remote of the template. */
export const TEMPLATE = 'template'
export const ORIGIN = 'origin'

/** The project's folder as git knows it. */
export type LocalGit = {
  isMissing: boolean
  /** Why git does not read the repository that is there. */
  fault: string | undefined
  hasCommits: boolean
  isShallow: boolean
  unended: (typeof UNENDED)[keyof typeof UNENDED] | undefined
  /** Undefined where none is checked out. */
  branch: string | undefined
  head: string
  hasIdentity: boolean
  /** Addresses as they were given, of those remotes that there are. */
  remotes: { origin: string | undefined; template: string | undefined }
  /** Commits that `origin` is not known to have; undefined where nothing of it is known. */
  ahead: number | undefined
  /** What no commit has: the owner's content, and all else. */
  changed: { content: string[]; others: string[] }
  /** Files of the owner's that git was told to ignore. */
  ignored: string[]
}

const isOwners = (file: string) => [CONTENT, PUBLIC].some((folder) => file.startsWith(`${folder}/`))

/** Those that git can name: it takes none for a mistake. */
export const ownersFolders = (root: string) =>
  [CONTENT, PUBLIC].filter((folder) => existsSync(path.join(root, folder)))

/** A repository of a folder above is not the project's. */
async function isOwnRepository(root: string, run: RunProgram) {
  const { isDone, out } = await run('git', 'rev-parse', '--show-toplevel')
  return isDone && realpathSync.native(out) === realpathSync.native(root)
}

export async function readGit(root: string, run: RunProgram): Promise<LocalGit> {
  const told = async (...args: string[]) => {
    const { isDone, out } = await run('git', ...args)
    return isDone ? out : undefined
  }
  const nothing = {
    ...{ fault: undefined, hasCommits: false, isShallow: false, unended: undefined, head: '' },
    ...{ ahead: undefined, changed: { content: [], others: [] }, ignored: [] },
    remotes: { origin: undefined, template: undefined },
  }
  const { isMissing } = await run('git', '--version')
  const identity = isMissing ? undefined : await told('var', 'GIT_COMMITTER_IDENT')
  const known = { ...nothing, isMissing, hasIdentity: identity !== undefined, branch: 'main' }
  if (isMissing) return known
  if (!(await isOwnRepository(root, run))) {
    if (!existsSync(path.join(root, '.git'))) return known
    return { ...known, fault: (await run('git', 'status')).err }
  }
  const folder = path.resolve(root, (await told('rev-parse', '--git-dir')) ?? '.git')
  const [, unended] =
    Object.entries(UNENDED).find(([file]) => existsSync(path.join(folder, file))) ?? []
  const branch = await told('symbolic-ref', '--short', '--quiet', 'HEAD')
  const untracked = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--']
  const [head, status = '', ignored = '', ahead, shallow, origin, template] = await Promise.all([
    told('rev-parse', '--verify', '--quiet', 'HEAD'),
    told('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'),
    told(...untracked, ...ownersFolders(root)),
    told('rev-list', '--count', `refs/remotes/${ORIGIN}/${branch}..HEAD`),
    told('rev-parse', '--is-shallow-repository'),
    ...[ORIGIN, TEMPLATE].map((remote) => told('config', '--get', `remote.${remote}.url`)),
  ])
  const filesIn = (list: string) => list.split('\0').filter(Boolean)
  const changed = filesIn(status).map((line) => line.slice('XY '.length))
  return {
    ...known,
    ...{ unended, branch, head: head ?? '', hasCommits: head !== undefined },
    isShallow: shallow === 'true',
    remotes: { origin, template },
    ahead: ahead === undefined ? undefined : Number(ahead),
    changed: {
      content: changed.filter(isOwners),
      others: changed.filter((file) => !isOwners(file)),
    },
    ignored: filesIn(ignored),
  }
}
