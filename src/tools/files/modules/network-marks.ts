import type { Profile } from '../../../site/model/schema/schema'
import { profileLinks } from '../../content/profile-links'
import { iconBody } from '../../skills/icon-sets'
import { brandKey } from '../../skills/skill-names'

/** Names in Simple Icons of networks whose profiles are at that name and `.com`. */
const DOT_COM = (
  'artstation codeforces codewars credly discord dribbble facebook figma gitea github gitlab ' +
  'hackerrank hashnode instagram kaggle leetcode linkedin medium reddit stackexchange ' +
  'stackoverflow substack threads tiktok vimeo whatsapp x xing youtube'
).split(' ')

/** Other hosts of theirs, and those of other networks. */
const HOSTS: Readonly<Record<string, string>> = {
  behance: 'behance.net',
  bitbucket: 'bitbucket.org',
  bluesky: 'bsky.app',
  codeberg: 'codeberg.org',
  codepen: 'codepen.io',
  devdotto: 'dev.to',
  discord: 'discord.gg',
  exercism: 'exercism.org',
  freecodecamp: 'freecodecamp.org',
  frontendmentor: 'frontendmentor.io',
  googlescholar: 'scholar.google.com',
  hashnode: 'hashnode.dev',
  huggingface: 'huggingface.co',
  mastodon: 'mastodon.social',
  npm: 'npmjs.com',
  orcid: 'orcid.org',
  pypi: 'pypi.org',
  researchgate: 'researchgate.net',
  sourcehut: 'sr.ht',
  telegram: 't.me',
  threads: 'threads.net',
  twitch: 'twitch.tv',
  whatsapp: 'wa.me',
  x: 'twitter.com',
  youtube: 'youtu.be',
}

function networkOf(name: string, url: string): string | undefined {
  const named = brandKey(name).replace(/^twitter$/, 'x')
  if (DOT_COM.includes(named) || Object.hasOwn(HOSTS, named)) return named
  const { hostname } = new URL(url)
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  const atCom = DOT_COM.find((network) => isAt(`${network}.com`))
  return atCom ?? Object.keys(HOSTS).find((network) => isAt(HOSTS[network] ?? ''))
}

const markPath = (network: string): string =>
  / d="([^"]+)"/.exec(iconBody('simple-icons', network))?.[1] ?? ''

/** With `enlaces`, each link has a mark: an SVG path of 24 × 24, empty for an unknown network. */
export function markedLinks(profile: Profile) {
  const hasMarks = (profile.enlaces ?? []).length > 0
  return profileLinks(profile).map(({ name, url }) => {
    if (!hasMarks) return { name, url }
    const network = networkOf(name, url)
    return { name, url, mark: network ? markPath(network) : '' }
  })
}
