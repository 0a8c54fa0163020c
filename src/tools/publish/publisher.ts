import { renderSVG } from 'uqr'
import { buildProblems, checkProject } from '../check/check-project'
import { readChecked } from '../check/checked'
import { showCheck } from '../check/show-check'
import { isExampleAddress } from '../content/example'
import { isExampleName } from '../content/main-language'
import { ProblemError, showProblems } from '../content/problem'
import { uri } from '../content/site-address'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { pathOf, WORKFLOW, webAddress } from './github'
import { programRunner } from './run-program'
import { readSituation, type Situation } from './situation'
import { isSignedIn, listed, type Means, type Step, stepsFrom } from './steps'

type Say = Messages['publish']

/** As readers of codes need it. */
const CODE = { ecc: 'M', boostEcc: true, border: 4 } as const

/** What is to be done, as it is told before. */
export type Plan = {
  steps: Step[]
  /** What must be mended first. */
  obstacle: string | undefined
  /** What stays out. */
  notes: string[]
  /** What the owner does himself, afterwards. */
  byHand: string[]
  /** Where it goes: `settled` is not asked, `proposed` is done unless another is said, `open` waits for an answer. */
  repository: {
    state: 'settled' | 'proposed' | 'open'
    usual: string
    told: string
  }
  /** Of the site; undefined where it is not known. */
  address: string | undefined
  /** Whether GitHub's Pages will serve it, of another host nobody knows when. */
  isOnPages: boolean
  /** Whether it answers once the steps are done. */
  isPublished: boolean
}

function obstacleIn({ git, published, site }: Situation, workspace: Workspace, say: Say) {
  const main = published?.[0] ?? 'main'
  if (git.isMissing) return say.noGit
  if (git.fault !== undefined) return `${say.gitFault}\n\n${git.fault}`
  if (git.unended) return say.unended(git.unended)
  if (git.branch === undefined) return say.detached(main)
  if (published && !published.includes(git.branch)) return say.otherBranch(git.branch, main)
  const isCommitted = git.hasCommits && git.changed.content.length === 0 && !site.wanted
  if (git.hasIdentity || isCommitted) return undefined
  const { nombre, email } = workspace.profile
  const [name, mail] = [String(nombre ?? ''), String(email ?? '')]
  return say.noIdentity(isExampleName(name) ? '…' : name, isExampleAddress(mail) ? '…' : mail)
}

function repositoryIn({ account, target, isDoubtful }: Situation, say: Say): Plan['repository'] {
  const known = target?.repository ? pathOf(target.repository) : (target?.address ?? '')
  if (target && !isDoubtful) {
    return { state: target.isOrigin ? 'settled' : 'proposed', usual: known, told: '' }
  }
  const told = [
    isDoubtful ? say.doubt(known) : say.missing,
    account === 'offline' ? say.offline : say.clicks,
    ...(account === 'signedOut' ? [say.signIn] : []),
  ]
  return { state: 'open', usual: '', told: told.join('\n') }
}

function notesOn({ git }: Situation, say: Say): string[] {
  const { others } = git.changed
  return [
    ...(git.hasCommits && others.length > 0 ? [say.aside(listed(others))] : []),
    ...(git.ignored.length > 0 ? [say.ignored(listed(git.ignored))] : []),
  ]
}

function byHandIn(now: Situation, address: string | undefined, { byHand }: Say): string[] {
  const { target, published, isOnPages, site, git } = now
  if (!target) return []
  const { repository } = target
  if (!repository || !published)
    return [
      byHand.otherHost(target.address, git.branch ?? ''),
      ...(address ? [] : [byHand.noAddress]),
    ]
  const settings = webAddress(repository, '/settings/pages')
  if (!isOnPages) return [byHand.ownDomain(site.said, settings)]
  if (isSignedIn(now)) return []
  return [byHand.pages(settings, webAddress(repository, `/actions/workflows/${WORKFLOW}`))]
}

/**
 * Puts the content of a folder on the web, step by step; what was done before is not done again.
 * @param isAsking whether git may ask in the terminal @param write changes the content
 * @param wordsOf what it says, where that are not the terminal's words
 */
export function publisher(
  root: string,
  {
    isAsking,
    write,
    wordsOf = (say) => say,
  }: { isAsking: boolean; write: Means['write']; wordsOf?: (say: Messages) => Messages },
) {
  const run = programRunner(root, isAsking)
  let latest: (Plan & { to: string }) | undefined

  async function readBuildable(): Promise<Workspace> {
    const workspace = new Workspace(root)
    const { say } = workspace
    const faults = await buildProblems(readChecked(workspace))
    if (faults.length > 0) throw new ProblemError(showProblems(say.reading.inContent, faults, say))
    return workspace
  }

  async function read(to: string): Promise<Plan> {
    const workspace = new Workspace(root)
    const { publish: say } = wordsOf(workspace.say)
    const now = await readSituation(workspace, run, to)
    const repository = repositoryIn(now, say)
    const obstacle = obstacleIn(now, workspace, say)
    const target = repository.state === 'open' || obstacle !== undefined ? undefined : now.target
    const steps = target ? stepsFrom(now, target, { root, run, say, write }) : []
    const said = now.site.wanted ?? now.site.said
    const address = said === '' || isExampleAddress(said) ? undefined : said
    latest = {
      ...{ to, steps, obstacle, repository, address },
      notes: notesOn(now, say),
      byHand: repository.state === 'open' ? [] : byHandIn(now, address, say),
      isOnPages: now.isOnPages,
      isPublished: now.isOnPages && isSignedIn(now),
    }
    return latest
  }

  return {
    /** @throws ProblemError for what no site can be made of */
    readBuildable,
    /** What is missing or still the example's. @throws ProblemError as before */
    async check(): Promise<string> {
      const workspace = await readBuildable()
      return showCheck(await checkProject(workspace), workspace.say)
    },
    /** @param to where the owner wants it: a name, `owner/name`, an address; '' for the usual */
    plan: read,
    /** Does the first step of the plan. @returns what is left @throws ProblemError */
    async next(to: string): Promise<Plan> {
      const plan = latest?.to === to ? latest : await read(to)
      const isWaiting = (await plan.steps[0]?.act()) === true
      if (!isWaiting) plan.steps.shift()
      return plan
    },
  }
}

/** A site's address as a code, in SVG. */
export const addressCode = (address: string): string => renderSVG(uri(address), CODE)
