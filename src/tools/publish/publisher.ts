import { renderSVG } from 'uqr'
import { buildProblems, checkProject } from '../check/check-project'
import { readChecked } from '../check/checked'
import { showCheck } from '../check/show-check'
import { isExampleAddress } from '../content/example'
import { ProblemError, showProblems } from '../content/problem'
import { uri } from '../content/site-address'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { pathOf, WORKFLOW, webAddress } from './github'
import { programRunner } from './run-program'
import { readSituation, type Situation } from './situation'
import { isSignedIn, listed, type Means, STEPS, type Step } from './steps'

type Say = Messages['publish']

/** As readers of codes need it. */
const CODE = { ecc: 'M', boostEcc: true, border: 4 } as const

/** What is to be done, as it is told before. */
export type Plan = {
  steps: { name: Step['name']; told: string }[]
  /** What must be mended first. */
  obstacle: string | undefined
  /** What stays out, and what is left to the owner. */
  notes: string[]
  /** For a repository of the owner's; without a usual answer nothing can be done before. */
  question: { asked: string; usual: string; told: string } | undefined
  /** Of the site; undefined where it is not known. */
  address: string | undefined
  isPublished: boolean
}

type Reading = { workspace: Workspace; now: Situation; needed: Step[]; to: string }

function obstacleIn({ workspace, now, needed }: Reading, say: Say): string | undefined {
  const { git, published } = now
  const main = published?.[0] ?? 'main'
  if (git.isMissing) return say.noGit
  if (git.fault !== undefined) return `${say.gitFault}\n\n${git.fault}`
  if (git.unended) return say.unended(git.unended)
  if (git.branch === undefined) return say.detached(main)
  if (published && !published.includes(git.branch)) return say.otherBranch(git.branch, main)
  const isCommitting = needed.some(({ name }) => name === 'begin' || name === 'commit')
  if (git.hasIdentity || !isCommitting) return undefined
  const { nombre = '', email = '' } = workspace.profile
  return say.noIdentity(`${nombre}`, `${email}`)
}

function questionIn(now: Situation, say: Say): Plan['question'] {
  const { account, target } = now
  if (target?.isOrigin && !target.isDoubtful) return undefined
  const usual = target?.repository ? pathOf(target.repository) : (target?.address ?? '')
  if (target?.isDoubtful) return { asked: say.askAddress, usual, told: say.doubt(usual) }
  if (target) return { asked: say.askName, usual, told: '' }
  const told = account === 'signedOut' ? [say.signIn, say.clicks] : [say.clicks]
  return {
    asked: say.askAddress,
    usual,
    told: account === 'offline' ? say.offline : told.join('\n'),
  }
}

function notesOn(now: Situation, say: Say): string[] {
  const { git, target, published, isOnPages, site } = now
  const { others } = git.changed
  const { byHand } = say
  const notes = [
    ...(git.hasCommits && others.length > 0 ? [say.aside(listed(others, say))] : []),
    ...(git.ignored.length > 0 ? [say.ignored(listed(git.ignored, say))] : []),
  ]
  const { repository, address = '' } = target ?? {}
  if (!repository || !published) return target ? [...notes, byHand.otherHost(address)] : notes
  const settings = webAddress(repository, '/settings/pages')
  if (!isOnPages) return [...notes, byHand.ownDomain(site.said, settings)]
  if (isSignedIn(now)) return notes
  const actions = webAddress(repository, `/actions/workflows/${WORKFLOW}`)
  return [...notes, byHand.pages(settings), byHand.look(actions)]
}

/**
 * Puts the content of a folder on the web, step by step; what was done before is not done again.
 * @param isAsking whether git may ask in the terminal @param write changes the content
 */
export function publisher(
  root: string,
  { isAsking, write }: { isAsking: boolean; write: Means['write'] },
) {
  const run = programRunner(root, isAsking)
  const follow = { isPushed: false, isStarted: false, looks: 0 }
  let latest: Reading | undefined
  const read = async (to: string): Promise<Reading> => {
    const workspace = new Workspace(root)
    const now = await readSituation(workspace, run, to)
    latest = { workspace, now, to, needed: STEPS.filter(({ isNeeded }) => isNeeded(now)) }
    return latest
  }
  const planOf = (reading: Reading): Plan => {
    const { workspace, now, needed } = reading
    const say = workspace.say.publish
    const address = now.site.wanted ?? now.site.said
    return {
      obstacle: obstacleIn(reading, say),
      steps: now.target
        ? needed.map((step) => ({ name: step.name, told: step.describe(now, say) }))
        : [],
      notes: notesOn(now, say),
      question: questionIn(now, say),
      address: address === '' || isExampleAddress(address) ? undefined : address,
      isPublished: now.isDeployed && needed.length === 0,
    }
  }
  return {
    /** What is missing or still the example's. @throws ProblemError for what no site can be made of */
    async check(): Promise<string> {
      const workspace = new Workspace(root)
      const { say } = workspace
      const faults = await buildProblems(readChecked(workspace))
      if (faults.length > 0)
        throw new ProblemError(showProblems(say.reading.inContent, faults, say))
      return showCheck(await checkProject(workspace), say)
    },
    /** @param to where the owner wants it: a name, `owner/name`, an address; '' for the usual */
    plan: async (to: string): Promise<Plan> => planOf(await read(to)),
    /** Does the first step of the plan. @returns the plan of what is left @throws ProblemError */
    async next(to: string): Promise<Plan> {
      // Reading takes seconds: what was read after the step before still holds.
      const before = latest?.to === to ? latest : await read(to)
      const [step] = before.needed
      const { obstacle, question } = planOf(before)
      if (obstacle !== undefined) throw new ProblemError(obstacle)
      if (question?.usual === '') throw new ProblemError(question.told)
      if (!step) return planOf(before)
      const say = before.workspace.say.publish
      const means = { root, run, say, write, follow }
      latest = undefined
      const isGoingOn = await step.act(before.now, means)
      const after = await read(to)
      if (!isGoingOn && after.needed[0] === step) throw new ProblemError(say.unchanged)
      return planOf(after)
    },
  }
}

/** A site's address as a code, in SVG. */
export const addressCode = (address: string): string => renderSVG(uri(address), CODE)
