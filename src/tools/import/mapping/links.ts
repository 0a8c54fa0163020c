import * as v from 'valibot'
import { httpsAddress, webAddress } from '../../../site/model/schema/fields'
import type { Profile } from '../../../site/model/schema/schema'
import { showValue } from '../../content/show-value'
import type { ResumeList } from '../read/resume-schema'
import { clean, joinTexts, type Text } from '../values/texts'
import type { Context } from './context'

/** Longer ones lead nowhere. */
const MOST_CHARACTERS = 2000
/** `ada.dev/blog`, with or without the slashes of an address. */
const WITHOUT_SCHEME =
  /^(?:\/\/)?(?=[\p{L}\p{N}])([\p{L}\p{N}.-]+\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?)$/u

const linkable =
  (schema: v.GenericSchema, why: 'httpsOnly' | 'webOnly') =>
  /** The address if the site may link to it; else undefined, and it is reported. */
  (value: Text, place: string, { report, say }: Context): Text => {
    const text = clean(value)
    if (text === undefined) return undefined
    if (text.length <= MOST_CHARACTERS) {
      const url = text.replace(WITHOUT_SCHEME, 'https://$1')
      if (v.is(schema, url)) return url
    }
    report.leftOut.push(`${place}: ${showValue(text)} (${say[why]})`)
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

type ResumeProfile = NonNullable<ResumeList<'basics'>['profiles']>[number]

/** With a field of their own, named as they are; a user name is enough for an address. */
const NETWORKS = [
  { field: 'github', host: /(?:^|\.)github\.com$/, base: 'https://github.com/' },
  { field: 'linkedin', host: /(?:^|\.)linkedin\.com$/, base: 'https://www.linkedin.com/in/' },
] as const
const USER_NAME = /^@?([\p{L}\p{N}_-]+)$/u

const networkNamed = (name: Text) =>
  NETWORKS.find(({ field }) => field === name?.toLowerCase().replaceAll(' ', ''))

type Found = { red: string; url: string }

function linkFrom({ network, username, url: said }: ResumeProfile, context: Context): Found[] {
  const red = clean(network)
  const known = networkNamed(red)
  const user = known && USER_NAME.exec(clean(username) ?? '')?.[1]
  const address = httpsOnly(said, `basics.profiles${red ? ` (${red})` : ''}`, context)
  const url = address ?? (user && known.base + encodeURIComponent(user))
  if (url) return [{ red: red ?? new URL(url).host.replace(/^www\./, ''), url }]
  const text = joinTexts([network, username], ' ')
  if (text !== undefined && clean(said) === undefined) {
    context.report.unplaced.push(`basics.profiles: ${showValue(text)}`)
  }
  return []
}

/** GitHub, LinkedIn and the other profiles, each address once; never that of the site itself. */
export function linksFrom(
  profiles: readonly ResumeProfile[] = [],
  homepage: Text,
  context: Context,
): Pick<Profile, 'github' | 'linkedin' | 'enlaces'> {
  const home = httpsOnly(homepage, 'basics.url', context)
  const found = profiles.flatMap((profile) => linkFrom(profile, context))
  if (home !== undefined) found.push({ red: context.say.website, url: home })
  const seen = new Set(context.sites.map(plainAddress))
  const links: { github?: string; linkedin?: string } = {}
  const enlaces: Found[] = []
  for (const link of found) {
    const key = plainAddress(link.url)
    if (seen.has(key)) continue
    seen.add(key)
    const { host } = new URL(link.url)
    const own = NETWORKS.find((each) => each.host.test(host)) ?? networkNamed(link.red)
    if (own !== undefined && links[own.field] === undefined) links[own.field] = link.url
    else enlaces.push(link)
  }
  return { ...links, ...(enlaces.length > 0 && { enlaces }) }
}
