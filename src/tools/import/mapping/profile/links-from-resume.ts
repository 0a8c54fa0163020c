import type { Profile } from '../../../../site/model/schema/schema'
import { showValue } from '../../../content/show-value'
import type { ResumeProfile } from '../../resume-shape'
import { messages } from '../../spoken'
import { clean, httpsOnly, type Text } from '../../values/resume-values'
import type { Context } from '../context'
import { GITHUB, isOf, LINKEDIN, networkOf, userAddress } from './networks'

type Links = Pick<Profile, 'github' | 'linkedin' | 'enlaces'>
type Link = NonNullable<Profile['enlaces']>[number]

function linkFrom(profile: ResumeProfile, { report }: Context): Link | undefined {
  const known = networkOf(profile)
  const shown = clean(profile.network) ?? known?.place
  const url =
    httpsOnly(profile.url, `basics.profiles${shown ? ` (${shown})` : ''}`, report) ??
    (known && userAddress(profile, known))
  if (url !== undefined) return { red: shown ?? new URL(url).host.replace(/^www\./, ''), url }
  const text = shown ?? clean(profile.username)
  if (text !== undefined && clean(profile.url) === undefined) {
    report.unplaced.push(`basics.profiles: ${showValue(text)}`)
  }
  return undefined
}

/** Where a link belongs besides `enlaces`. */
type Place = 'github' | 'linkedin' | undefined
type Found = { link: Link; place: Place }

/** The export names GitHub and LinkedIn first; of others, name or host say which they are. */
function placeOf(profile: ResumeProfile, index: number, { isOwn }: Context): Place {
  if (isOwn) {
    const name = index < 2 ? clean(profile.network) : undefined
    if (name === 'GitHub' && index === 0) return 'github'
    return name === 'LinkedIn' ? 'linkedin' : undefined
  }
  if (isOf(profile, GITHUB)) return 'github'
  return isOf(profile, LINKEDIN) ? 'linkedin' : undefined
}

function homepageLink(homepage: Text, context: Context): Found[] {
  const url = httpsOnly(homepage, 'basics.url', context.report)
  if (url === undefined) return []
  const red = networkOf({ url })?.place ?? messages().import.website
  return [{ link: { red, url }, place: placeOf({ url }, 0, context) }]
}

const withoutEnd = (url: string) => url.replace(/\/+$/, '').toLowerCase()

/** GitHub, LinkedIn and the other profiles, each address once. `homepage` is one of them. */
export function linksFromResume(
  profiles: readonly ResumeProfile[],
  homepage: Text,
  context: Context,
): Links {
  const named = profiles.flatMap((profile, index): Found[] => {
    const link = linkFrom(profile, context)
    return link === undefined ? [] : [{ link, place: placeOf(profile, index, context) }]
  })
  const links: Links = {}
  const others: Link[] = []
  const seen = new Set<string>()
  for (const { link, place } of [...named, ...homepageLink(homepage, context)]) {
    const key = context.isOwn ? link.url : withoutEnd(link.url)
    if (seen.has(key)) continue
    seen.add(key)
    if (place !== undefined && links[place] === undefined) links[place] = link.url
    else others.push(link)
  }
  return { ...links, ...(others.length > 0 && { enlaces: others }) }
}
