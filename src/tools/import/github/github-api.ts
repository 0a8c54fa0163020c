import * as v from 'valibot'
import { ProblemError } from '../../content/problem'
import type { Environment } from '../../content/site-address'
import type { Messages } from '../../messages/es/es'

const TIMEOUT_MS = 15_000
const PUBLIC_API = 'https://api.github.com'
const MOST_REPOSITORIES = 100

const text = v.nullish(v.string(), '')
const flag = v.nullish(v.boolean(), false)

const repositorySchema = v.object({
  name: v.string(),
  html_url: v.string(),
  description: text,
  homepage: text,
  language: text,
  topics: v.nullish(v.array(v.string()), []),
  stargazers_count: v.nullish(v.number(), 0),
  pushed_at: text,
  size: v.nullish(v.number(), 1),
  fork: flag,
  archived: flag,
  private: flag,
})
export type Repository = v.InferOutput<typeof repositorySchema>

const userSchema = v.object({
  login: v.string(),
  html_url: v.string(),
  name: text,
  bio: text,
  location: text,
  blog: text,
  email: text,
  twitter_username: text,
})

const pinnedSchema = v.object({
  data: v.object({
    user: v.object({ pinnedItems: v.object({ nodes: v.array(v.object({ url: v.string() })) }) }),
  }),
})
const PINNED =
  'query($login: String!) { user(login: $login) { pinnedItems(first: 6, types: [REPOSITORY]) { nodes { ... on Repository { url } } } } }'

export type GitHubAccount = {
  user: v.InferOutput<typeof userSchema>
  /** The owner's own, at most 100, the last pushed first. */
  repositories: Repository[]
  /** Addresses of the pinned ones; undefined without a token. */
  pinned: string[] | undefined
}
type Say = Messages['import']['github']

/** 14:05 */
const timeOf = (date: Date) => date.toLocaleTimeString('en-GB', { timeStyle: 'short' })

/** What to do about an answer that is none. */
function failure({ status, headers }: Response, user: string, say: Say): string {
  const isLimited = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  if (status === 429 || (status === 403 && isLimited)) {
    const seconds = Number(headers.get('x-ratelimit-reset'))
    return say.limited(seconds > 0 ? timeOf(new Date(seconds * 1000)) : undefined)
  }
  if (status === 404) return say.noUser(user)
  return status === 401 ? say.badToken : say.refused(status)
}

/** Asks the API, as the owner of the token where there is one. @throws ProblemError with what to do */
const askerFor =
  (user: string, env: Environment, say: Say) =>
  async <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    sent: RequestInit = {},
  ): Promise<v.InferOutput<Schema>> => {
    const address = new URL(path, env.PORTFOLIO_GITHUB_API || PUBLIC_API)
    const headers = {
      accept: 'application/vnd.github+json',
      'user-agent': 'portfolio-import',
      ...(env.GITHUB_TOKEN && { authorization: `Bearer ${env.GITHUB_TOKEN}` }),
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    let response: Response
    let answer: string
    try {
      response = await fetch(address, { headers, signal, ...sent })
      answer = await response.text()
    } catch {
      throw new ProblemError(say.noNetwork(address.host))
    }
    if (!response.ok) throw new ProblemError(failure(response, user, say))
    try {
      return v.parse(schema, JSON.parse(answer))
    } catch {
      throw new ProblemError(say.unreadable(address.host))
    }
  }

/** With `GITHUB_TOKEN` also what is pinned. `PORTFOLIO_GITHUB_API` is for tests. @throws ProblemError */
export async function fetchGitHub(
  user: string,
  env: Environment,
  say: Say,
): Promise<GitHubAccount> {
  const ask = askerFor(user, env, say)
  const list = `/users/${user}/repos?type=owner&sort=pushed&per_page=${MOST_REPOSITORIES}`
  const account = {
    user: await ask(`/users/${user}`, userSchema),
    repositories: await ask(list, v.array(repositorySchema)),
  }
  if (!env.GITHUB_TOKEN) return { ...account, pinned: undefined }
  const body = JSON.stringify({ query: PINNED, variables: { login: user } })
  const { data } = await ask('/graphql', pinnedSchema, { method: 'POST', body })
  return { ...account, pinned: data.user.pinnedItems.nodes.map(({ url }) => url) }
}
