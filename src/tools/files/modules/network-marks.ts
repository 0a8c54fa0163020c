import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Profile } from '../../../site/model/schema/schema'
import { profileLinks } from '../../content/profile-links'

type IconSet = { icons: Record<string, { body: string }> }

/** Names in Simple Icons, with the hosts of the network's profiles. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  artstation: ['artstation.com'],
  behance: ['behance.net'],
  bitbucket: ['bitbucket.org'],
  bluesky: ['bsky.app'],
  codeberg: ['codeberg.org'],
  codeforces: ['codeforces.com'],
  codepen: ['codepen.io'],
  codewars: ['codewars.com'],
  credly: ['credly.com'],
  devdotto: ['dev.to'],
  discord: ['discord.gg', 'discord.com'],
  dribbble: ['dribbble.com'],
  exercism: ['exercism.org'],
  facebook: ['facebook.com'],
  figma: ['figma.com'],
  freecodecamp: ['freecodecamp.org'],
  frontendmentor: ['frontendmentor.io'],
  gitea: ['gitea.com'],
  github: ['github.com'],
  gitlab: ['gitlab.com'],
  googlescholar: ['scholar.google.com'],
  hackerrank: ['hackerrank.com'],
  hashnode: ['hashnode.dev', 'hashnode.com'],
  huggingface: ['huggingface.co'],
  instagram: ['instagram.com'],
  kaggle: ['kaggle.com'],
  leetcode: ['leetcode.com'],
  linkedin: ['linkedin.com'],
  mastodon: ['mastodon.social'],
  medium: ['medium.com'],
  npm: ['npmjs.com'],
  orcid: ['orcid.org'],
  pypi: ['pypi.org'],
  reddit: ['reddit.com'],
  researchgate: ['researchgate.net'],
  sourcehut: ['sr.ht'],
  stackexchange: ['stackexchange.com'],
  stackoverflow: ['stackoverflow.com'],
  substack: ['substack.com'],
  telegram: ['t.me'],
  threads: ['threads.net', 'threads.com'],
  tiktok: ['tiktok.com'],
  twitch: ['twitch.tv'],
  vimeo: ['vimeo.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  x: ['x.com', 'twitter.com'],
  xing: ['xing.com'],
  youtube: ['youtube.com', 'youtu.be'],
}

/** As Simple Icons names its files. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('.', 'dot')
    .replace(/[^a-z0-9]/g, '')

function networkOf(name: string, url: string): string | undefined {
  const named = slug(name).replace(/^twitter$/, 'x')
  if (Object.hasOwn(NETWORKS, named)) return named
  const { hostname } = new URL(url)
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  return Object.keys(NETWORKS).find((network) => NETWORKS[network]?.some(isAt))
}

let iconSet: IconSet | undefined

function markPath(network: string): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/simple-icons/icons.json')
  iconSet ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet
  return / d="([^"]+)"/.exec(iconSet.icons[network]?.body ?? '')?.[1] ?? ''
}

/**
 * The profile's links. With `enlaces`, each has a mark: an SVG path of 24 × 24, empty for an
 * unknown network. Two names alone need none.
 */
export function markedLinks(profile: Profile) {
  const hasMarks = (profile.enlaces ?? []).length > 0
  return profileLinks(profile).map(({ name, url }) => {
    if (!hasMarks) return { name, url }
    const network = networkOf(name, url)
    return { name, url, mark: network ? markPath(network) : '' }
  })
}
