import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { PROFILE } from '../content/content-folder'
import { isExampleAddress } from '../content/example'
import { isExampleName, profileIn } from '../content/main-language'
import type { Workspace } from '../content/workspace/workspace'
import {
  type Account,
  gitHub,
  type Hosted,
  type Pages,
  pagesAddress,
  pathOf,
  type Repository,
  type Run,
  repositoryAt,
  WORKFLOW,
} from './github'
import { type LocalGit, ORIGIN, readGit, TEMPLATE } from './local-git'
import type { RunProgram } from './run-program'

const WORKFLOW_FILE = `.github/workflows/${WORKFLOW}`
const USUAL_NAME = 'portfolio'
const NAME = /^(?:([a-z\d][\w-]*)\/)?(\w[\w.-]*)$/i
const PAGES_HOST = /^https?:\/\/[\w-]+\.github\.io(?:\/|$)/i

type Place = { repository: Repository | undefined; address: string }
/** Where the content goes: a repository of github.com, or any other that git can reach. */
export type Target = Place & { isOrigin: boolean }

/** All that decides what is left to be done. */
export type Situation = {
  git: LocalGit
  account: Account
  target: Target | undefined
  /** Whether origin is the template's or another's, or may be. */
  isOthers: boolean
  /** Whether the target may be the template's: nobody says whose it is, and it still has the example. */
  isDoubtful: boolean
  /** What GitHub says of the target; undefined where it is not there, or is not asked. */
  hosted: Hosted | undefined
  pages: Pages | undefined
  isWorkflowOff: boolean
  /** The newest run of the workflow for the last commit, where that was pushed. */
  newest: Run | undefined
  /** Branches that the workflow publishes; undefined where the target has no such workflow. */
  published: readonly string[] | undefined
  /** Whether GitHub's Pages serve the site, or will. */
  isOnPages: boolean
  /** What the content says, and what it is to say instead. */
  site: { said: string; wanted: string | undefined }
}

/** Undefined for a folder without the workflow, whose owner publishes by another host. */
function publishedBranches(root: string): string[] | undefined {
  const file = path.join(root, WORKFLOW_FILE)
  return existsSync(file) ? parse(readFileSync(file, 'utf8')).on.push.branches : undefined
}

const placeAt = (address: string): Place => ({ repository: repositoryAt(address), address })

const isSame = (...places: [Place, Place]) => {
  const [one, other] = places.map(({ repository, address }) =>
    repository ? pathOf(repository).toLowerCase() : address.replace(/\/$/, ''),
  )
  return one === other
}

/** What the owner asked for: a name, `owner/name`, or an address, which may be pasted from anywhere. */
async function placeAsked(to: string, account: Account, hub: ReturnType<typeof gitHub>) {
  const [, owner = Object(account).login, name] = NAME.exec(to) ?? []
  if (name === undefined) return placeAt(to.replace(/^(?=github\.com\/)/i, 'https://'))
  if (owner === undefined) return undefined
  const repository = { owner, name }
  return { repository, address: await hub.cloneAddress(repository) }
}

/** Whether the branch as it was last seen at origin has the example's name. */
async function hasExample({ branch }: LocalGit, run: RunProgram): Promise<boolean> {
  const { isDone, out } = await run('git', 'show', `refs/remotes/${ORIGIN}/${branch}:${PROFILE}`)
  return isDone && isExampleName(String(profileIn(() => Buffer.from(out)).nombre))
}

/** @param to where the owner wants it; '' for origin, if that is his, or else a new repository of his */
export async function readSituation(
  { root, profile }: Workspace,
  run: RunProgram,
  to: string,
): Promise<Situation> {
  const hub = gitHub(run)
  const [git, account] = await Promise.all([readGit(root, run), hub.account()])
  const [origin, template] = [ORIGIN, TEMPLATE].map((name) => {
    const address = git.remotes[name]
    return address === undefined ? undefined : placeAt(address)
  })
  /** Asks gh, if it knows its owner. */
  const ask = async <Told>(of: Repository | undefined, act: (of: Repository) => Promise<Told>) =>
    of && typeof account === 'object' ? act(of) : undefined

  const hostedOrigin = await ask(origin?.repository, hub.hosted)
  // Who has both has published before; his repository may be a template for others.
  const isTemplate = template ? origin && isSame(origin, template) : hostedOrigin?.isTemplate
  const isKnown = isTemplate === true || hostedOrigin?.isReadOnly === true
  // GitHub tells only gh whose a repository is.
  const isDoubtful = !isKnown && !hostedOrigin && !template && (await hasExample(git, run))
  const isOwn = origin && !isKnown
  const wanted = to === '' && isOwn ? origin : await placeAsked(to || USUAL_NAME, account, hub)
  const isOrigin = wanted !== undefined && origin !== undefined && isSame(wanted, origin)
  const target = wanted && { ...(isOrigin ? origin : wanted), isOrigin }
  const hosted = isOrigin ? hostedOrigin : await ask(target?.repository, hub.hosted)
  const repository = hosted && target?.repository

  const published = target?.repository && publishedBranches(root)
  const asked = published && repository
  const [pages, workflow, newest] = await Promise.all([
    ask(asked, hub.pages),
    ask(asked, hub.workflowState),
    isOrigin && git.ahead === 0 ? ask(asked, (of) => hub.newestRun(of, git.head)) : undefined,
  ])
  const said = typeof profile.sitio === 'string' ? profile.sitio : ''
  const isPagesAddress = said === '' || isExampleAddress(said) || PAGES_HOST.test(said)
  // A domain of the owner's may be of another host: he turns Pages on for it himself.
  const onGitHub = published && target?.repository
  const served = onGitHub && isPagesAddress ? (pages?.address ?? pagesAddress(onGitHub)) : said
  return {
    ...{ git, account, target, hosted, pages, published, newest },
    isOthers: isKnown || isDoubtful,
    isDoubtful: to === '' && isOrigin && isDoubtful,
    isOnPages: onGitHub !== undefined && (isPagesAddress || pages?.isByWorkflow === true),
    isWorkflowOff: workflow === undefined ? hosted?.isFork === true : workflow !== 'active',
    site: { said, wanted: served === said ? undefined : served },
  }
}
