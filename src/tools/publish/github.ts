import type { RunProgram } from './run-program'

/** A repository of github.com. */
export type Repository = { owner: string; name: string }
/** Who gh is signed in as, or why it does nothing. */
export type Account = { login: string } | 'missing' | 'signedOut' | 'offline'

/** What GitHub says of a repository. */
export type Hosted = { isFork: boolean; isTemplate: boolean; isReadOnly: boolean }
export type Pages = { isByWorkflow: boolean; address: string }
export type Run = {
  id: number
  address: string
  isEnded: boolean
  isFailed: boolean
  isDeployed: boolean
}

/** The workflow that publishes the site. */
export const WORKFLOW = 'pages.yml'
/** Its job that puts the site there; without Pages the workflow ends well, but without it. */
const DEPLOY_JOB = 'deploy'
const GITHUB =
  /^(?:https?:\/\/(?:[^@/]+@)?|(?:ssh:\/\/)?git@)?github\.com[:/]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i
export const OFFLINE =
  /could not resolve|error connecting|no such host|network is unreachable|timed? ?out|failed to connect|connection refused/i

/** The repository of github.com that an address names. */
export function repositoryAt(address: string): Repository | undefined {
  const [, owner, name] = GITHUB.exec(address) ?? []
  return owner && name ? { owner, name } : undefined
}

export const pathOf = ({ owner, name }: Repository): string => `${owner}/${name}`
export const webAddress = (repository: Repository, below = ''): string =>
  `https://github.com/${pathOf(repository)}${below}`

/** Where Pages serves a repository that has no domain of its own. */
export function pagesAddress({ owner, name }: Repository): string {
  const host = `${owner}.github.io`.toLowerCase()
  return `https://${host}/${name.toLowerCase() === host ? '' : `${name}/`}`
}

/** What the command-line program of GitHub knows and does. */
export function gitHub(run: RunProgram) {
  /** Undefined where there is no such thing, or no answer: what is then asked to be done says why it can't. */
  async function api(path: string): Promise<Record<string, unknown> | undefined> {
    const { isDone, out } = await run('gh', 'api', path)
    return isDone ? JSON.parse(out) : undefined
  }
  const change = (path: string, method: 'POST' | 'PUT', ...fields: string[]) =>
    run('gh', 'api', path, '-X', method, ...fields)
  const list = (value: unknown) => (Array.isArray(value) ? value : []).map(Object)
  const repos = (repository: Repository, below = '') => `repos/${pathOf(repository)}${below}`

  return {
    async account(): Promise<Account> {
      const { isDone, isMissing, out, err } = await run('gh', 'api', 'user')
      if (isMissing) return 'missing'
      if (isDone) return { login: String(Object(JSON.parse(out)).login) }
      return OFFLINE.test(err) ? 'offline' : 'signedOut'
    },
    async hosted(repository: Repository): Promise<Hosted | undefined> {
      const told = await api(repos(repository))
      if (!told) return undefined
      return {
        isFork: told.fork === true,
        isTemplate: told.is_template === true,
        isReadOnly: Object(told.permissions).push === false,
      }
    },
    async pages(repository: Repository): Promise<Pages | undefined> {
      const told = await api(repos(repository, '/pages'))
      if (!told) return undefined
      return { isByWorkflow: told.build_type === 'workflow', address: String(told.html_url) }
    },
    /** 'active' or another; undefined before the first push, and where a fork's are all off. */
    async workflowState(repository: Repository): Promise<unknown> {
      return (await api(repos(repository, `/actions/workflows/${WORKFLOW}`)))?.state
    },
    /** The newest run of the workflow for a commit. */
    async newestRun(repository: Repository, commit: string): Promise<Run | undefined> {
      const query = `/actions/workflows/${WORKFLOW}/runs?head_sha=${commit}&per_page=1`
      const [newest] = list((await api(repos(repository, query)))?.workflow_runs)
      if (!newest) return undefined
      const isEnded = newest.status === 'completed'
      const isFailed = isEnded && newest.conclusion !== 'success'
      const jobs =
        isEnded && !isFailed && (await api(repos(repository, `/actions/runs/${newest.id}/jobs`)))
      const isDeployed = list(Object(jobs).jobs).some(
        ({ name, conclusion }) => name === DEPLOY_JOB && conclusion === 'success',
      )
      return { id: newest.id, address: String(newest.html_url), isEnded, isFailed, isDeployed }
    },
    create: (repository: Repository) => run('gh', 'repo', 'create', pathOf(repository), '--public'),
    /** As the owner has told gh to speak with GitHub. */
    async cloneAddress(repository: Repository): Promise<string> {
      const { out } = await run('gh', 'config', 'get', 'git_protocol', '--host', 'github.com')
      const path = `${pathOf(repository)}.git`
      return out === 'ssh' ? `git@github.com:${path}` : `https://github.com/${path}`
    },
    turnPagesOn: (repository: Repository, isThere: boolean) =>
      change(repos(repository, '/pages'), isThere ? 'PUT' : 'POST', '-f', 'build_type=workflow'),
    /** GitHub turns the workflows of a fork off, all at once and each. */
    async turnWorkflowOn(repository: Repository) {
      await change(repos(repository, '/actions/permissions'), 'PUT', '-F', 'enabled=true')
      return change(repos(repository, `/actions/workflows/${WORKFLOW}/enable`), 'PUT')
    },
    startRun: (repository: Repository, branch: string) =>
      run('gh', 'workflow', 'run', WORKFLOW, '--repo', pathOf(repository), '--ref', branch),
  }
}
