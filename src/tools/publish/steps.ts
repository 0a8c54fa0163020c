import { setTimeout as pause } from 'node:timers/promises'
import { ProblemError } from '../content/problem'
import type { Workspace } from '../content/workspace/workspace'
import { writeContent } from '../content/write-content'
import type { Messages } from '../messages/es/es'
import { gitHub, pathOf, type Repository, WORKFLOW, webAddress } from './github'
import { ORIGIN, ownersFolders, TEMPLATE } from './local-git'
import { pushFault } from './push-fault'
import type { Ran, RunProgram } from './run-program'
import type { Situation, Target } from './situation'

type Say = Messages['publish']

/** What a step works with. */
export type Means = {
  root: string
  run: RunProgram
  say: Say
  /** Changes the content. */
  write: (act: (workspace: Workspace) => void) => void
  /** What is known of the run of the workflow. */
  follow: {
    isPushed: boolean
    isStarted: boolean
    looks: number
    /** The one that had ended before. */
    before?: number | undefined
  }
}

/** One that was done is needed no longer: so all can be done again, and go on where they stopped. */
export type Step = {
  name: keyof Say['steps']
  isNeeded: (now: Situation) => boolean
  describe: (now: Situation, say: Say) => string
  /** @returns true where it is to be looked at again @throws ProblemError with how to go on */
  act: (now: Situation, means: Means) => Promise<boolean>
}

const LOOK_EACH_MS = 5000
/** GitHub begins a run seconds after a push; later none begins by itself. */
const LOOKS_FOR_PUSHED = 4
const LOOKS_FOR_STARTED = 12
const MOST_SHOWN = 8

export const isSignedIn = ({ account }: Situation) => typeof account === 'object'
const isCommitted = ({ git, site }: Situation) =>
  git.hasCommits && git.changed.content.length === 0 && site.wanted === undefined
const isPushed = (now: Situation) =>
  isCommitted(now) && now.target?.isOrigin === true && now.git.ahead === 0
/** Whether gh can see to Pages. */
const isByGh = (now: Situation) => now.isOnPages && isSignedIn(now)

export const listed = (files: readonly string[], say: Say): string => {
  const more = files.length - MOST_SHOWN
  return [...files.slice(0, MOST_SHOWN), ...(more > 0 ? [say.more(more)] : [])].join(', ')
}

function checkDone({ isDone, out, err }: Ran, told: string): void {
  if (!isDone) throw new ProblemError([told, err || out].filter(Boolean).join('\n\n'))
}

const targetOf = ({ target }: Situation): Target => {
  if (!target) throw new Error('no target')
  return target
}
const repositoryOf = (now: Situation): Repository => {
  const { repository } = targetOf(now)
  if (!repository) throw new Error('no repository of github.com')
  return repository
}

/** Where gh is signed in, git needs no password of its own. */
const asGh = (now: Situation): string[] => {
  const helpers = isSignedIn(now) ? ['', '!gh auth git-credential'] : []
  return helpers.flatMap((helper) => ['-c', `credential.https://github.com.helper=${helper}`])
}

async function followRun(now: Situation, { run, say, follow }: Means): Promise<boolean> {
  const hub = gitHub(run)
  const repository = repositoryOf(now)
  const newest = await hub.newestRun(repository, now.git.head)
  if (newest?.isDeployed) return false
  if (follow.looks === 0 && !follow.isPushed && newest?.isEnded) follow.before = newest.id
  if (newest?.isFailed && newest.id !== follow.before) {
    Object.assign(follow, { isPushed: false, isStarted: false, looks: 0 })
    throw new ProblemError(say.runFailed(newest.address))
  }
  if (!newest || newest.isEnded) {
    const isComing = follow.isPushed && !newest
    const patience = follow.isStarted ? LOOKS_FOR_STARTED : isComing ? LOOKS_FOR_PUSHED : 0
    if (follow.looks >= patience) {
      const told = say.noRun(webAddress(repository, `/actions/workflows/${WORKFLOW}`))
      if (follow.isStarted) throw new ProblemError(told)
      checkDone(await hub.startRun(repository, now.git.branch ?? ''), told)
      Object.assign(follow, { isStarted: true, looks: 0 })
    }
  }
  follow.looks++
  await pause(LOOK_EACH_MS)
  return true
}

/** From a folder with content to a site that answers, in this order. */
export const STEPS: readonly Step[] = [
  {
    name: 'begin',
    isNeeded: ({ git }) => !git.hasCommits,
    describe: (_, say) => say.willBegin,
    async act(_, { run, say }) {
      checkDone(await run('git', 'init', '--quiet'), say.notBegun)
      // Older versions of git have no option for the name.
      checkDone(await run('git', 'symbolic-ref', 'HEAD', 'refs/heads/main'), say.notBegun)
      checkDone(await run('git', 'add', '--all'), say.notBegun)
      checkDone(await run('git', 'commit', '--quiet', '-m', say.firstMessage), say.notBegun)
      return false
    },
  },
  {
    name: 'history',
    // A repository that has none of them takes no part of a history.
    isNeeded: ({ git, target }) =>
      git.isShallow && (git.ahead === undefined || target?.isOrigin === false),
    describe: (_, say) => say.willDeepen,
    async act({ git }, { run, say }) {
      const from = git.remotes.template === undefined ? ORIGIN : TEMPLATE
      checkDone(await run('git', 'fetch', '--quiet', '--unshallow', from), say.notDeepened)
      return false
    },
  },
  {
    name: 'repository',
    isNeeded: ({ target }) => target?.isOrigin !== true,
    describe(now, say) {
      const { repository, address } = targetOf(now)
      const { origin, template } = now.git.remotes
      const isMade = repository && isSignedIn(now) && !now.hosted
      return [
        ...(origin === undefined
          ? []
          : [template === undefined ? say.willRename(origin) : say.willForget(origin)]),
        isMade ? say.willCreate(pathOf(repository)) : say.willUse(address),
      ].join(' ')
    },
    async act(now, { run, say }) {
      const { repository, address } = targetOf(now)
      const { origin, template } = now.git.remotes
      if (repository && isSignedIn(now) && !now.hosted) {
        checkDone(await gitHub(run).create(repository), say.notCreated(pathOf(repository)))
      }
      if (origin !== undefined) {
        const change = template === undefined ? ['rename', ORIGIN, TEMPLATE] : ['remove', ORIGIN]
        checkDone(await run('git', 'remote', ...change), say.notSet)
      }
      checkDone(await run('git', 'remote', 'add', ORIGIN, address), say.notSet)
      return false
    },
  },
  {
    name: 'address',
    isNeeded: ({ site }) => site.wanted !== undefined,
    describe: ({ site }, say) => say.willWrite(site.wanted ?? ''),
    async act({ site }, { write }) {
      write((workspace) =>
        writeContent(workspace, 'perfil', undefined, {
          ...workspace.profile,
          sitio: site.wanted,
        }),
      )
      return false
    },
  },
  {
    name: 'commit',
    isNeeded: (now) => now.git.hasCommits && !isCommitted(now),
    describe({ git, site }, say) {
      const written = site.wanted === undefined ? [] : ['src/content/perfil.json']
      return say.willCommit(listed([...new Set([...written, ...git.changed.content])], say))
    },
    async act(_, { root, run, say }) {
      const folders = ownersFolders(root)
      checkDone(await run('git', 'add', '--all', '--', ...folders), say.notCommitted)
      const message = ['--quiet', '-m', say.commitMessage]
      checkDone(await run('git', 'commit', ...message, '--', ...folders), say.notCommitted)
      return false
    },
  },
  {
    name: 'push',
    isNeeded: (now) => !isPushed(now),
    describe(now, say) {
      const { ahead, branch = '' } = now.git
      const { address, isOrigin } = targetOf(now)
      if (ahead === undefined || !isOrigin) return say.willPushAll(branch, address)
      return say.willPush(ahead + (isCommitted(now) ? 0 : 1), branch, address)
    },
    async act(now, { run, say, follow }) {
      const { branch = '' } = now.git
      const to = ['--set-upstream', ORIGIN, `HEAD:refs/heads/${branch}`]
      const ran = await run('git', ...asGh(now), 'push', '--quiet', ...to)
      checkDone(ran, pushFault(ran.err, targetOf(now).address, branch, say.pushFaults))
      Object.assign(follow, { isPushed: true, isStarted: false, looks: 0 })
      return false
    },
  },
  {
    name: 'workflow',
    isNeeded: (now) => isByGh(now) && now.isWorkflowOff,
    describe: (_, say) => say.willEnable,
    async act(now, { run, say }) {
      const repository = repositoryOf(now)
      const told = say.notEnabled(webAddress(repository, '/actions'))
      checkDone(await gitHub(run).turnWorkflowOn(repository), told)
      return false
    },
  },
  {
    name: 'pages',
    isNeeded: (now) => isByGh(now) && now.pages?.isByWorkflow !== true,
    describe: (_, say) => say.willTurnOn,
    async act(now, { run, say }) {
      const repository = repositoryOf(now)
      const told = say.notTurnedOn(webAddress(repository, '/settings/pages'))
      checkDone(await gitHub(run).turnPagesOn(repository, now.pages !== undefined), told)
      return false
    },
  },
  {
    name: 'site',
    isNeeded: (now) => isByGh(now) && !(isPushed(now) && now.isDeployed),
    describe: (now, say) => say.willFollow(webAddress(repositoryOf(now), '/actions')),
    act: followRun,
  },
]
