import { type Fields, isFields } from '../../../model/objects'
import { NETWORKS } from '../parsing/networks'
import { joinTexts, titleOfKey } from '../parsing/texts'
import { isFilled, isText, keysAmong, setOf, textIn, without } from './named-fields'
import { plainKey } from './names'

const NETWORK_KEY = /(?:url|profile|link|username|user|handle|account)$/
const OTHER_NETWORKS = 'discord goodreads googlescholar reddit skype researchgate scholar'.split(
  ' ',
)
/** The network that a key names: 'github', 'linkedInUrl', 'fa-github'. */
export function networkNamed(key: string): string | undefined {
  const name = plainKey(key.replace(/^.*\bfa-/, ''))
  return [name, name.replace(NETWORK_KEY, '')].find(
    (each) => Object.hasOwn(NETWORKS, each) || OTHER_NETWORKS.includes(each),
  )
}

const NAMES = setOf('fullname', 'name')

/** A whole name, of its parts where it is told in parts. */
function withName(basics: Fields): Fields {
  const [key = ''] = keysAmong(basics, NAMES)
  const { [key]: said } = basics
  const inside: Fields = isFields(said) ? said : {}
  const keys: string[] = []
  const [whole, first, middle, last] = ['name', 'first', 'middle', 'last'].map((part) => {
    const names = part === 'name' ? NAMES : setOf(part)
    const [inner] = keysAmong(inside, names)
    if (inner) return textIn(inside[inner])
    const outer = keysAmong(basics, names).find(
      (name) => !keys.includes(name) && !isFields(basics[name]),
    )
    if (outer === undefined) return undefined
    // In French `nom` is the last name beside a first one.
    if (
      part === 'name' &&
      plainKey(outer) === 'nom' &&
      keysAmong(basics, setOf('first')).length > 0
    )
      return undefined
    keys.push(outer)
    return textIn(basics[outer])
  })
  const [user = ''] = keysAmong(basics, setOf('username'))
  // Where nothing else is a name, two words are no account's.
  if (key === '' && keys.length === 0 && /\S\s+\S/.test(String(basics[user] ?? ''))) {
    return { ...without(basics, [user]), name: basics[user] }
  }
  if (last === undefined && first === undefined && !isFields(said)) return basics
  const isWhole = whole !== undefined && (last === undefined || whole.includes(last))
  const name = isWhole ? whole : joinTexts([first ?? whole, middle, last], ' ')
  return { ...without(basics, [key, ...keys]), name }
}

const ADDRESS = /^(?:https?:)?\/\/\S|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

const PROFILE_NAMES = setOf('network', 'name', 'label', 'type', 'site', 'title', 'icon')
const PROFILE_URLS = setOf('url', 'address')
const PROFILE_USERS = setOf('username')

const addressIn = (value: unknown): string | undefined =>
  isFields(value) ? textIn(value[keysAmong(value, PROFILE_URLS)[0] ?? '']) : textIn(value)

/** A profile by its network and user, or by its address, whichever of them is said. */
function profileOf(network: string | undefined, said: unknown): Fields[] {
  if (!isFilled(said)) return []
  if (!isFields(said)) {
    const text = String(said).trim()
    return [ADDRESS.test(text) ? { network, url: text } : { network, username: text }]
  }
  const [name = '', url = '', user = ''] = [PROFILE_NAMES, PROFILE_URLS, PROFILE_USERS].map(
    (names) => keysAmong(said, names)[0],
  )
  const others = without(said, [name, url, user])
  const [username, address] = [textIn(said[user]), addressIn(said[url])]
  const isAddress = address === undefined && username !== undefined && ADDRESS.test(username)
  return [
    {
      ...others,
      network: networkNamed(String(said[name] ?? '')) ? said[name] : (network ?? said[name]),
      ...(isAddress ? { url: username } : { url: address, username }),
    },
  ]
}

const PROFILES = setOf('profiles')

/** Networks and addresses, wherever they stand. */
function withProfiles(basics: Fields): Fields {
  const keys = Object.keys(basics).filter(
    (key) => PROFILES.has(plainKey(key)) && isFilled(basics[key]),
  )
  const [lists, others] = [true, false].map((wanted) =>
    keys.filter((key) => (typeof basics[key] === 'object') === wanted),
  ) as [string[], string[]]
  const own = Object.keys(basics).filter((key) => networkNamed(key) && isText(basics[key]))
  const found = [
    ...lists.flatMap((key) => {
      const said = basics[key]
      if (Array.isArray(said)) return said.flatMap((each) => profileOf(undefined, each))
      const isOne = keysAmong(said as Fields, PROFILE_URLS).length > 0
      return isOne
        ? profileOf(undefined, said)
        : Object.entries(said as Fields).flatMap(([name, each]) =>
            profileOf(titleOfKey(name), each),
          )
    }),
    ...own.flatMap((key) => profileOf(networkNamed(key), basics[key])),
  ]
  if (found.length === 0) return basics
  const mail = found.find(({ url }) => /^mailto:/i.test(String(url)))
  const hasMail = keysAmong(basics, setOf('email')).length > 0
  return {
    ...without(basics, [...lists, ...own]),
    ...(mail && !hasMail && { email: mail.url }),
    profiles: found.filter((each) => each !== mail),
    ...Object.fromEntries(others.map((key) => [key, basics[key]])),
  }
}

const PLACE_PARTS = setOf('city', 'country', 'countryCode', 'region')
const STREET = /\d/

/** A place of its parts, or of an address without a number, which is no street's. */
function withPlace(basics: Fields): Fields {
  const { location } = basics
  if (isFields(location) && keysAmong(location, PLACE_PARTS).length === 0) {
    return { ...basics, location: textIn(location) ?? location }
  }
  if (isFilled(location)) return basics
  const parts = keysAmong(basics, PLACE_PARTS)
  const [other] = keysAmong(basics, setOf('location', 'address'))
  const said = other === undefined ? undefined : basics[other]
  if (other !== undefined && (isFields(said) || !STREET.test(String(said)))) {
    const { [other]: place, ...others } = basics
    return { ...others, location: place }
  }
  if (parts.length === 0) return basics
  const place = Object.fromEntries(parts.map((key) => [key, basics[key]]))
  return { ...without(basics, parts), location: place }
}

const ONE_ONLY = setOf('email', 'phone')

/** Of several mails and telephones the first is shown, and the others are told. */
function withOneOfEach(basics: Fields): Fields {
  const found: Fields = {}
  for (const [key, value] of Object.entries(basics)) {
    const all = Array.isArray(value) && ONE_ONLY.has(plainKey(key)) ? value : [value]
    const [first, ...others] = all
    found[key] = all.length > 1 ? textIn(first) : first
    if (others.length > 0) found[`other ${key}`] = others
  }
  return found
}

export const shapedBasics = (basics: Fields): Fields =>
  withOneOfEach(withPlace(withProfiles(withName(basics))))
