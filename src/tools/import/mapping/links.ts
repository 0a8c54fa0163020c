import * as v from 'valibot'
import { type Fields, isFields } from '../../../model/objects'
import { canParse, httpsAddress, webAddress } from '../../../model/schema/fields'
import { showValue } from '../../content/show-value'
import { NETWORKS } from '../parsing/networks'
import { clean, joinTexts, type Text } from '../parsing/texts'
import { plainKey } from '../sources/names'
import { ADDRESS } from '../sources/owner-fields'
import type { SaidEntry } from '../sources/resume-fields'
import { type Context, spotIn } from './context'

/** Longer ones lead nowhere. */
const MOST_CHARACTERS = 2000
/** They answer by https, whatever a resume says. */
const HTTPS_HOSTS = [
  ...Object.values(NETWORKS).map((address) => address.replace(/^www\.|\/.*/g, '')),
  ...['doi.org', 'github.io', 'gitlab.io', 'google.com', 'herokuapp.com', 'netlify.app'],
  ...['pages.dev', 'twitter.com', 'vercel.app', 'web.app', 'wikipedia.org'],
  'wordpress.com',
]
const isHttpsHost = (url: string) =>
  canParse(url) && HTTPS_HOSTS.some((host) => `.${new URL(url).host}`.endsWith(`.${host}`))

/** `ada.dev/blog`, with or without the slashes of an address. */
const WITHOUT_SCHEME =
  /^(?:\/\/)?(?=[\p{L}\p{N}])([\p{L}\p{N}.-]+\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$/u

const linkable =
  (schema: v.GenericSchema, why: 'httpsOnly' | 'webOnly') =>
  /** The address if the site may link to it; else undefined, and it is reported. */
  (value: Text, spot: string, { report, say }: Context): Text => {
    const text = clean(value)
    if (text === undefined) return undefined
    if (text.length <= MOST_CHARACTERS) {
      const said = text.replace(WITHOUT_SCHEME, 'https://$1')
      const url = isHttpsHost(said) ? said.replace(/^http:/i, 'https:') : said
      if (v.is(schema, url)) return url
    }
    report.leftOut.push(`${spot}: ${showValue(text)} (${say[why]})`)
    return undefined
  }

export const httpsOnly = linkable(httpsAddress(), 'httpsOnly')
export const webOnly = linkable(webAddress(), 'webOnly')

/** An address without what makes no difference to where it leads. */
export const plainAddress = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')

/** With a field of their own, named as they are. */
const OWN_FIELDS = ['github', 'linkedin'] as const
/** `ana`, `/in/ana`, `123/ana` of Stack Overflow, or `ana@mastodon.social`. */
const USER_NAME = /^(?:\/?in\/)?@?((?:\d+\/)?[\p{L}\p{N}_.-]+)(?:@([\w-]+(?:\.[\w-]+)+))?$/u

/** The address of a user of a network, where one follows from the other. */
function addressOf(network: Text, username: Text): Text {
  const [, user, host] = USER_NAME.exec(clean(username) ?? '') ?? []
  if (user === undefined) return undefined
  if (host !== undefined) return `https://${host}/@${encodeURIComponent(user)}`
  const address = NETWORKS[plainKey(network ?? '')]
  return address && `https://${address}${encodeURI(user)}`
}

/** A link, by the name that the source has for it, or else by another. */
export type SaidLink = { name: Text; otherwise: string; url: string }

const spotOf = (network: Text, context: Context) =>
  spotIn(context, 'perfil', { titulo: network, fields: ['enlaces'] })

function linkFrom({ network, username, url }: SaidEntry, context: Context): SaidLink[] {
  // Some write the address in the place of the user.
  const said = clean(url) ?? (ADDRESS.test(username ?? '') ? username : undefined)
  const red = clean(network)
  const address = httpsOnly(said, spotOf(red, context), context)
  const found = address ?? addressOf(red, username)
  if (found)
    return [{ name: red, otherwise: new URL(found).host.replace(/^www\./, ''), url: found }]
  const text = joinTexts([network, username], ' ')
  if (text !== undefined && clean(said) === undefined) {
    context.report.unplaced.push(`${spotOf(undefined, context)}: ${showValue(text)}`)
  }
  return []
}

/** GitHub, LinkedIn and the other profiles, each address once; never that of the site itself. */
export function linksFrom(
  profiles: readonly SaidEntry[] = [],
  homepage: Text,
  context: Context,
): { github?: string; linkedin?: string; enlaces: SaidLink[] } {
  const home = httpsOnly(homepage, spotOf(undefined, context), context)
  const found = profiles.flatMap((profile) => linkFrom(profile, context))
  if (home !== undefined) {
    found.push({ name: undefined, otherwise: context.words.website, url: home })
  }
  const seen = new Set(context.sites.map(plainAddress))
  const links: { github?: string; linkedin?: string } = {}
  const enlaces: SaidLink[] = []
  for (const link of found) {
    const key = plainAddress(link.url)
    if (seen.has(key)) continue
    seen.add(key)
    const { host } = new URL(link.url)
    const own =
      OWN_FIELDS.find((field) => `.${host}`.endsWith(`.${field}.com`)) ??
      OWN_FIELDS.find((field) => field === plainKey(link.name ?? ''))
    if (own !== undefined && links[own] === undefined) links[own] = link.url
    else enlaces.push(link)
  }
  return { ...links, enlaces }
}

/** The owner's links, by the names that the source has for them, and the source's others after them. */
export function mergeLinks(present: unknown, said: readonly SaidLink[], field: 'red' | 'texto') {
  const own = Array.isArray(present) ? present.filter(isFields) : []
  const isSame = (link: Fields, { url }: SaidLink) =>
    plainAddress(String(link.url)) === plainAddress(url)
  const kept = own.map((link) => {
    const { name } = said.find((each) => isSame(link, each)) ?? {}
    return name === undefined ? link : { ...link, [field]: name }
  })
  const added = said
    .filter((each) => !own.some((link) => isSame(link, each)))
    .map(({ name, otherwise, url }) => ({ [field]: name ?? otherwise, url }))
  return [...kept, ...added]
}
