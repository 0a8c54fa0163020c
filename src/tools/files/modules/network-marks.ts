import type { Profile } from '../../../site/model/schema/schema'
import { profileLinks } from '../../content/profile-links'
import { iconBody } from '../../skills/icon-sets'
import { brandKey } from '../../skills/skill-names'

/** By host, names of networks in Simple Icons; those of the first list are the host's first part. */
const HOSTS = new Map([
  ...(
    'artstation.com codeforces.com codewars.com credly.com discord.com dribbble.com facebook.com ' +
    'figma.com gitea.com github.com gitlab.com hackerrank.com hashnode.com instagram.com kaggle.com ' +
    'leetcode.com linkedin.com medium.com reddit.com stackexchange.com stackoverflow.com substack.com ' +
    'threads.com tiktok.com vimeo.com whatsapp.com x.com xing.com youtube.com behance.net bitbucket.org ' +
    'codeberg.org codepen.io discord.gg exercism.org freecodecamp.org frontendmentor.io hashnode.dev ' +
    'huggingface.co mastodon.social orcid.org pypi.org researchgate.net threads.net twitch.tv'
  )
    .split(' ')
    .map((host) => [host, host.replace(/\..*/, '')] as const),
  ['bsky.app', 'bluesky'],
  ['dev.to', 'devdotto'],
  ['scholar.google.com', 'googlescholar'],
  ['npmjs.com', 'npm'],
  ['sr.ht', 'sourcehut'],
  ['t.me', 'telegram'],
  ['wa.me', 'whatsapp'],
  ['twitter.com', 'x'],
  ['youtu.be', 'youtube'],
])

function networkOf(name: string, url: string): string | undefined {
  const named = brandKey(name).replace(/^twitter$/, 'x')
  if ([...HOSTS.values()].includes(named)) return named
  const { hostname } = new URL(url)
  return [...HOSTS].find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1]
}

const markPath = (network: string): string =>
  / d="([^"]+)"/.exec(iconBody('simple-icons', network))?.[1] ?? ''

/** A mark is an SVG path of 24 × 24, empty for an unknown network. */
export function markedLinks(profile: Profile) {
  return profileLinks(profile).map(({ name, url }) => {
    const network = networkOf(name, url)
    return { name, url, mark: network ? markPath(network) : '' }
  })
}
