import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PROFILE } from '../content/content-folder'
import { ProblemError } from '../content/problem'
import { Workspace } from '../content/workspace/workspace'
import { writeContent } from '../content/write-content'
import type { Messages } from '../messages/es/es'
import { gitHub, OFFLINE, pathOf, type Repository, WORKFLOW, webAddress } from './github'
import { ORIGIN, ownersFolders, TEMPLATE } from './local-git'
import type { Ran, RunProgram } from './run-program'
import type { Situation, Target } from './situation'

type Say = Messages['publish']

/** What the steps work with. */
export type Means = {
  root: string
  run: RunProgram
  say: Say
  /** Changes the content. */
  write: (act: (workspace: Workspace) => void) => void
}

export type Step = {
  name: keyof Say['steps']
  /** What it will do, one line each. */
  told: string
  /** @returns true where it is to be done again, for it waits @throws ProblemError with how to go on */
  act: () => Promise<unknown>
}

const LOOK_EACH_MS = 5000
/** GitHub begins a run seconds after a push; later none begins by itself. */
const LOOKS_FOR_PUSHED = 4
const LOOKS_FOR_STARTED = 12
const MOST_SHOWN = 8
/** By what git says of a push, in English. The first that fits. */
const PUSH_FAULTS: readonly (readonly [RegExp, keyof Say['pushFaults']])[] = [
  [/workflow.{0,20} scope/i, 'noScope'],
  [/non-fast-forward|fetch first/i, 'behind'],
  [OFFLINE, 'offline'],
  [
    /permission|denied|\b40[134]\b|not found|authentication|could not read (?:username|password)|not appear to be a git/i,
    'noRights',
  ],
]

export const isSignedIn = ({ account }: Situation) => typeof account === 'object'

/** Files by their names, or many by their folders. */
export function listed(files: readonly string[]): string {
  if (files.length <= MOST_SHOWN) return files.join(', ')
  const folders = files.map((file) => path.posix.dirname(file))
  const count = (folder: string) => folders.filter((each) => each === folder).length
  return [...new Set(folders)].map((folder) => `${folder}/ (${count(folder)})`).join(', ')
}

function checkDone({ isDone, out, err }: Ran, told: string): void {
  if (isDone) return
  const said = (err || out).replace(/^hint:.*\n?/gm, '').trim()
  throw new ProblemError([told, said].filter(Boolean).join('\n\n'))
}

/** Address, commit and push: all of it is done, or nothing. */
function pushStep(now: Situation, target: Target, { root, run, say, write }: Means): Step[] {
  const { git, site } = now
  const { branch = '' } = git
  const files = new Set([...(site.wanted === undefined ? [] : [PROFILE]), ...git.changed.content])
  if (files.size === 0 && git.hasCommits && target.isOrigin && git.ahead === 0) return []
  const isCommitting = files.size > 0
  const ahead = target.isOrigin ? git.ahead : undefined
  const { [ORIGIN]: origin } = git.remotes
  const isForeign = !target.isOrigin && now.isOthers
  const commits = ahead === undefined ? undefined : ahead + (isCommitting ? 1 : 0)

  async function act() {
    const folders = ownersFolders(root)
    const before = new Workspace(root).bytes(PROFILE)
    const { out: head } = await run('git', 'rev-parse', 'HEAD')
    // Who stops git at its question for a password stops git alone: what was begun is taken back.
    const stay = () => {}
    process.on('SIGINT', stay)
    try {
      if (site.wanted !== undefined) {
        write((workspace) =>
          writeContent(workspace, 'perfil', undefined, {
            ...workspace.profile,
            sitio: site.wanted,
          }),
        )
      }
      if (isCommitting) {
        checkDone(await run('git', 'add', '--all', '--', ...folders), say.notCommitted)
        const message = ['--quiet', '-m', say.commitMessage]
        checkDone(await run('git', 'commit', ...message, '--', ...folders), say.notCommitted)
      }
      // Where gh is signed in, git needs no password of its own.
      const helpers = isSignedIn(now) ? ['', '!gh auth git-credential'] : []
      const settings = helpers.map((helper) => `credential.https://github.com.helper=${helper}`)
      const to = target.isOrigin ? ['--set-upstream', ORIGIN] : [target.address]
      const push = ['push', '--quiet', ...to, `HEAD:refs/heads/${branch}`]
      const ran = await run('git', ...settings.flatMap((each) => ['-c', each]), ...push)
      const [, fault = 'other'] = PUSH_FAULTS.find(([sign]) => sign.test(ran.err)) ?? []
      checkDone(ran, say.pushFaults[fault](target.address, branch))
    } catch (error) {
      await run('git', 'reset', '--quiet', '--soft', head)
      await run('git', 'reset', '--quiet', '--', ...folders)
      if (site.wanted !== undefined) write((workspace) => workspace.write(PROFILE, before))
      throw error
    } finally {
      process.off('SIGINT', stay)
    }
  }
  const isThere = (file: string) => existsSync(path.join(root, file))
  const kept = [...files].filter(isThere)
  const gone = [...files].filter((file) => !isThere(file))
  const names = [listed(kept), gone.length > 0 ? say.deleted(listed(gone)) : ''].filter(Boolean)
  const told = [
    ...(site.wanted === undefined ? [] : [say.willWrite(site.wanted)]),
    ...(isCommitting ? [say.willCommit(names.join('; '))] : []),
    say.willPush(commits, branch, target.address),
    ...(isForeign && origin ? [say.withHistory(origin)] : []),
  ]
  return [{ name: 'push', told: told.join('\n'), act }]
}

/** Waits for the run of the workflow, and starts one where none comes by itself. */
function follower(now: Situation, repository: Repository, isPushing: boolean, { run, say }: Means) {
  const hub = gitHub(run)
  const old = !isPushing && now.newest?.isEnded ? now.newest.id : undefined
  let [patience, looks, isStarted] = [isPushing ? LOOKS_FOR_PUSHED : 0, 0, false]
  return async () => {
    const { out: head } = await run('git', 'rev-parse', 'HEAD')
    const newest = await hub.newestRun(repository, head)
    if (newest?.isDeployed) return false
    if (newest?.isFailed && newest.id !== old) throw new ProblemError(say.runFailed(newest.address))
    // One may also have ended well without the site: it began before Pages was on.
    if ((!newest || newest.isEnded) && looks >= patience) {
      const told = say.noRun(webAddress(repository, `/actions/workflows/${WORKFLOW}`))
      if (isStarted) throw new ProblemError(told)
      checkDone(await hub.startRun(repository, now.git.branch ?? ''), told)
      ;[patience, looks, isStarted] = [LOOKS_FOR_STARTED, 0, true]
    }
    looks++
    await pause(LOOK_EACH_MS)
    return true
  }
}

/** From a folder with content to a site that answers: what is not done yet, in this order. */
export function stepsFrom(now: Situation, target: Target, means: Means): Step[] {
  const { git, hosted, pages } = now
  const { run, say } = means
  const { repository, address, isOrigin } = target
  const hub = gitHub(run)
  const allOf = async (told: string, ...calls: string[][]) => {
    for (const call of calls) checkDone(await run('git', ...call), told)
  }
  const steps: Step[] = []
  const add = (name: Step['name'], told: string[], act: Step['act']) =>
    steps.push({ name, told: told.join('\n'), act })

  if (!git.hasCommits) {
    const calls = [
      ['init', '--quiet'],
      // Older versions of git have no option for the name.
      ['symbolic-ref', 'HEAD', 'refs/heads/main'],
      ['add', '--all'],
      ['commit', '--quiet', '-m', say.firstMessage],
    ]
    add('begin', [say.willBegin], () => allOf(say.notBegun, ...calls))
  }
  // A repository that has none of them takes no part of a history.
  if (git.isShallow && (git.ahead === undefined || !isOrigin)) {
    const from = git.remotes[TEMPLATE] === undefined ? ORIGIN : TEMPLATE
    const call = ['fetch', '--quiet', '--unshallow', from]
    add('history', [say.willDeepen], () => allOf(say.notDeepened, call))
  }
  if (repository && isSignedIn(now) && !hosted) {
    const name = pathOf(repository)
    add('repository', [say.willCreate(name)], async () =>
      checkDone(await hub.create(repository), say.notCreated(name)),
    )
  }
  const push = pushStep(now, target, means)
  steps.push(...push)
  if (!isOrigin) {
    const { [ORIGIN]: origin, [TEMPLATE]: template } = git.remotes
    const { branch = '' } = git
    const isKept = template === undefined && now.isOthers
    const change = isKept ? ['rename', ORIGIN, TEMPLATE] : ['remove', ORIGIN]
    const told = [say.willRemember(address)]
    if (origin !== undefined) told.push(isKept ? say.willRename(origin) : say.willForget(origin))
    const calls = [
      ...(origin === undefined ? [] : [['remote', ...change]]),
      ['remote', 'add', ORIGIN, address],
      ['update-ref', `refs/remotes/${ORIGIN}/${branch}`, 'HEAD'],
      ['branch', '--quiet', `--set-upstream-to=${ORIGIN}/${branch}`],
    ]
    add('origin', told, () => allOf(say.notSet, ...calls))
  }
  if (!repository || !now.isOnPages || !isSignedIn(now)) return steps

  if (now.isWorkflowOff) {
    const told = say.notEnabled(webAddress(repository, '/actions'))
    add('workflow', [say.willEnable], async () =>
      checkDone(await hub.turnWorkflowOn(repository), told),
    )
  }
  if (!pages?.isByWorkflow) {
    const told = say.notTurnedOn(webAddress(repository, '/settings/pages'))
    add('pages', [say.willTurnOn], async () =>
      checkDone(await hub.turnPagesOn(repository, pages !== undefined), told),
    )
  }
  if (push.length > 0 || !now.newest?.isDeployed) {
    const told = say.willFollow(webAddress(repository, '/actions'))
    add('site', [told], follower(now, repository, push.length > 0, means))
  }
  return steps
}
