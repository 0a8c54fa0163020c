import type { Fields } from '../../../model/objects'
import { isAddress } from '../../../model/schema/fields'
import { isExampleName } from '../../content/main-language'
import { ProblemError } from '../../content/problem'
import { readSite } from '../../content/reading/read-content'
import type { Workspace } from '../../content/workspace/workspace'
import { writeContent } from '../../content/write-content'
import type { Messages } from '../../messages/es/es'
import { skillIcon } from '../../skills/skill-names'
import type { ImportOptions } from '../import-options'
import { importResume } from '../import-resume'
import { contextFor, reportLines, section } from '../mapping/context'
import { projectsFrom } from '../mapping/entries'
import { plainAddress } from '../mapping/links'
import { mergeEntries } from '../merge-entries'
import { capital } from '../parsing/texts'
import { readEntries, readFields, translatedIds } from '../present-content'
import { planSafely } from '../safe-files'
import { readResumeFields } from '../sources/resume-fields'
import type { GitHubAccount, Repository } from './github-api'

/** How topics, which GitHub keeps in lower case, are written; others get a capital. */
const WRITTEN = new Map(
  'Express.js FastAPI GitHub GraphQL JavaScript jQuery MongoDB MySQL NestJS Next.js Node.js PostgreSQL PyTorch TensorFlow Three.js TypeScript Vue.js WebGL'
    .split(' ')
    .map((name) => [name.toLowerCase().replaceAll('.', ''), name]),
)

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
function repositoriesToChoose(
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

const resumeOfGitHub = ({ user }: GitHubAccount, chosen: readonly Repository[]): Fields => ({
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
    // 'mi-agenda_web' → 'Mi agenda web'
    name: capital(each.name.replace(/[-_]+/g, ' ').trim()),
    description: each.description,
    url: homepageOf(each),
    repository: each.html_url,
    keywords: technologies(each),
  })),
})

const LIST = 'proyectos'

/** The owner's content; undefined where it is still the example's. @throws ProblemError */
function ownersContent(workspace: Workspace) {
  const perfil = readFields(workspace, 'perfil')
  const isOwn = perfil !== undefined && !isExampleName(String(perfil.nombre))
  return isOwn ? readSite(workspace) : undefined
}

/** What of an account the content does not have yet, the best first. @throws ProblemError */
export function choicesFor(account: GitHubAccount, workspace: Workspace): Repository[] {
  const { perfil, lists } = ownersContent(workspace) ?? {}
  const present = lists?.[LIST].map(({ gitHubWeb }) => gitHubWeb) ?? []
  return repositoriesToChoose(account, present, perfil?.sitio)
}

/** Those of the choices that `only` names. @throws ProblemError for names that are none of them */
export function named(
  choices: readonly Repository[],
  only: string,
  say: Messages['import']['github'],
): Repository[] {
  const names = only.split(',').map((name) => name.trim().toLowerCase())
  const found = choices.filter(({ name }) => names.includes(name.toLowerCase()))
  const absent = names.filter((name) => !found.some((each) => each.name.toLowerCase() === name))
  if (absent.length === 0) return found
  throw new ProblemError(
    say.notAmong(absent.join(', '), choices.map(({ name }) => name).join(', ')),
  )
}

/** Has the workspace say `chosen` among the projects; an example gives way to the account's texts. @throws ProblemError */
export function importGitHub(
  account: GitHubAccount,
  chosen: readonly Repository[],
  options: ImportOptions,
): string {
  const { workspace, owner } = options
  const read = { ...readResumeFields(resumeOfGitHub(account, chosen)), told: () => ({}) }
  const own = ownersContent(workspace)
  if (own === undefined) return importResume(read, options)
  const present = readEntries(workspace, LIST)
  const context = contextFor(read, own.main, owner, options, own.perfil.sitio)
  const said = projectsFrom(read.resume, context)
  const rows = mergeEntries(LIST, present, said, new Map(), translatedIds(workspace, LIST))
  const added = rows.filter(({ from }) => from).map(({ entry }) => entry)
  writeContent(workspace, LIST, undefined, { items: rows.map(({ entry }) => entry) })
  return [
    ...planSafely(options, owner).lines,
    ...section(
      context.say.github.added,
      added.map(({ titulo, gitHubWeb }) => `${titulo}  ${gitHubWeb}`),
    ),
    ...reportLines(context),
  ].join('\n')
}
