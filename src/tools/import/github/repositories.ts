import { isAddress } from '../../../site/model/schema/fields'
import { skillIcon } from '../../skills/skill-names'
import { plainAddress } from '../mapping/links'
import type { Fields } from '../values/fields'
import { capital } from '../values/texts'
import type { GitHubAccount, Repository } from './github-api'

/** How topics, which GitHub keeps in lower case, are written; others get a capital. */
const WRITTEN = new Map(
  'Express.js FastAPI GitHub GraphQL JavaScript jQuery MongoDB MySQL NestJS Next.js Node.js PostgreSQL PyTorch TensorFlow Three.js TypeScript Vue.js WebGL'
    .split(' ')
    .map((name) => [name.toLowerCase().replaceAll('.', ''), name]),
)

/** 'mi-agenda_web' → 'Mi agenda web' */
const titleOf = (name: string): string => capital(name.replace(/[-_]+/g, ' ').trim())

/** The language and the topics that name a technology of devicon, each once. */
function technologies({ language, topics }: Repository): string[] {
  const named = topics
    .filter((topic) => skillIcon(topic)?.startsWith('devicon:'))
    .map((topic) => WRITTEN.get(topic) ?? capital(topic.replaceAll('-', ' ')))
  const all = language ? [language, ...named] : named
  const keys = all.map((name) => skillIcon(name) ?? name)
  return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

const homepageOf = ({ homepage, html_url }: Repository): string =>
  isAddress(homepage) && plainAddress(homepage) !== plainAddress(html_url) ? homepage : ''

/** Described ones first, then by stars, with a page, by the last push. */
const byRank = (one: Repository, other: Repository) =>
  Number(other.description !== '') - Number(one.description !== '') ||
  other.stargazers_count - one.stargazers_count ||
  Number(homepageOf(other) !== '') - Number(homepageOf(one) !== '') ||
  other.pushed_at.localeCompare(one.pushed_at)

/** The best first: own, neither empty nor archived, neither this site's nor there already. */
export function repositoriesToChoose(
  { user, repositories, pinned }: GitHubAccount,
  present: readonly string[],
  site = '',
): Repository[] {
  const there = present.map(plainAddress)
  const own = repositories.filter(
    (each) =>
      !(each.fork || each.archived || each.private || each.size === 0) &&
      each.name.toLowerCase() !== user.login.toLowerCase() &&
      !there.includes(plainAddress(each.html_url)) &&
      (homepageOf(each) === '' || plainAddress(homepageOf(each)) !== plainAddress(site)),
  )
  const ranked = own.sort(byRank)
  const shown = ranked.filter(({ html_url }) => pinned?.includes(html_url))
  return shown.length > 0 ? shown : ranked
}

export const resumeOfGitHub = ({ user }: GitHubAccount, chosen: readonly Repository[]): Fields => ({
  basics: {
    name: user.name || user.login,
    summary: user.bio,
    location: user.location,
    url: user.blog,
    email: user.email,
    profiles: [
      { network: 'GitHub', url: user.html_url },
      ...(user.twitter_username
        ? [{ network: 'X', url: `https://x.com/${user.twitter_username}` }]
        : []),
    ],
  },
  projects: chosen.map((each) => ({
    name: titleOf(each.name),
    description: each.description,
    url: homepageOf(each),
    repository: each.html_url,
    keywords: technologies(each),
  })),
})
