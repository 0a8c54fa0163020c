import { type Fields, isFields } from '../../../model/objects'
import { NETWORKS } from '../parsing/networks'
import { joinTexts, type Text, titleOfKey } from '../parsing/texts'
import { isFilled, isText, keysAmong, setOf, textIn } from './named-fields'
import { plainKey } from './names'

const NETWORK_KEY = /(?:url|profile|link|username|user|handle|account)$/
/** Those in which no address follows from a user's name. */
const OTHER_NETWORKS = ['discord', 'mastodon', 'scholar', 'skype']
/** The network that a key names: 'github', 'linkedInUrl', 'fa-github'. */
export function networkNamed(key: string): string | undefined {
  const name = plainKey(key.replace(/^.*\bfa-/, ''))
  return [name, name.replace(NETWORK_KEY, '')].find(
    (each) => Object.hasOwn(NETWORKS, each) || OTHER_NETWORKS.includes(each),
  )
}

/** Whose whole name is made of its parts where it is told in parts; `last` stays. */
export function named({ first, middle, last, username, ...basics }: Fields): Fields {
  const { name = username } = basics
  const [whole, forename] = [String(name ?? ''), String(first ?? '')]
  // In French `nom` is the last name beside a first one.
  const isLast = first && !last && !whole.includes(' ') && !whole.includes(forename)
  const isWhole = !isLast && whole !== '' && whole.includes(String(last ?? ''))
  const lastName = (isLast ? name : last) as Text
  const parts = [first ?? name, middle, lastName] as Text[]
  return { ...basics, last: lastName, name: isWhole ? whole : joinTexts(parts, ' ') }
}

export const ADDRESS =
  /^(?:https?:)?\/\/\S|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

const [PROFILES, PROFILE_URLS, REACHED] = [
  setOf('profiles'),
  setOf('url', 'address'),
  setOf('email', 'phone', 'homepage', 'url'),
] as const
const isObject = (value: unknown): value is Fields | unknown[] =>
  typeof value === 'object' && value !== null

/** Networks and addresses, wherever they stand, in one list. */
export function withProfiles(basics: Fields): Fields {
  const profiles: unknown[] = []
  const others: Fields = {}
  const take = (network: string, said: unknown) => {
    if (isFields(said)) profiles.push({ ...(networkNamed(network) && { network }), ...said })
    else profiles.push({ network, username: String(said).trim() })
  }
  for (const [key, said] of Object.entries(basics)) {
    if (!isFilled(said)) continue
    const network = networkNamed(key)
    if (PROFILES.has(plainKey(key)) && isObject(said)) {
      const areNamed = Object.keys(said).some((name) => networkNamed(name))
      const isOne = !areNamed && keysAmong({ ...said }, PROFILE_URLS).length > 0
      if (Array.isArray(said) || isOne) profiles.push(...[said].flat())
      else {
        for (const [name, each] of Object.entries(said)) {
          if (REACHED.has(plainKey(name))) others[name] ??= each
          else if (typeof each !== 'boolean' && isFilled(each)) take(titleOfKey(name), each)
        }
      }
    } else if (network && (isText(said) || isFields(said))) take(network, said)
    else others[key] = said
  }
  const mailOf = (profile: unknown) =>
    /^mailto:.*/i.exec(textIn(isFields(profile) ? profile.url : profile) ?? '')?.[0]
  const email = profiles.map(mailOf).find((mail) => mail !== undefined)
  const isMissing = email !== undefined && keysAmong(others, setOf('email')).length === 0
  const shown = profiles.filter((profile) => mailOf(profile) === undefined)
  return {
    ...others,
    ...(isMissing && { email }),
    ...(shown.length > 0 && { profiles: shown }),
  }
}
