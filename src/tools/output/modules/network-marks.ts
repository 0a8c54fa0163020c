import type { Profile } from '../../../model/schema/schema'
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

/** Simple Icons' is a block, heavy beside icons of lines. */
const LINKEDIN =
  'M3.2 0h17.6A3.2 3.2 0 0 1 24 3.2v17.6a3.2 3.2 0 0 1-3.2 3.2H3.2A3.2 3.2 0 0 1 0 20.8V3.2A3.2 3.2 0 0 1 3.2 0z' +
  'M3.2 1.7a1.5 1.5 0 0 0-1.5 1.5v17.6a1.5 1.5 0 0 0 1.5 1.5h17.6a1.5 1.5 0 0 0 1.5-1.5V3.2a1.5 1.5 0 0 0-1.5-1.5z' +
  'M6.05 4.8a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3zM4.9 9.6h2.3V19H4.9z' +
  'M9.9 9.6h2.2v1.3c.6-.95 1.7-1.6 3.1-1.6 2.55 0 3.9 1.6 3.9 4.25V19h-2.3v-5c0-1.65-.7-2.6-2.05-2.6-1.5 0-2.5 1.1-2.5 2.85V19H9.9z'

const markPath = (network: string): string =>
  network === 'linkedin'
    ? LINKEDIN
    : (/ d="([^"]+)"/.exec(iconBody('simple-icons', network))?.[1] ?? '')

/** A mark is an SVG path of 24 × 24, empty for an unknown network. */
export function markedLinks(profile: Profile) {
  return profileLinks(profile).map(({ name, url }) => {
    const network = networkOf(name, url)
    return { name, url, mark: network ? markPath(network) : '' }
  })
}
