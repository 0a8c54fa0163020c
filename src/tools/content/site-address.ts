import type { Messages } from '../messages/es/es'
import { type Place, ProblemError, showProblem } from './problem'

export type Environment = Readonly<Record<string, string | undefined>>

/** RFC 3986's unreserved characters: the same in an address, on a disk and in a shell. */
const PLAIN_FOLDER = /^(?!\.{1,2}$)[\w.~-]+$/
const INDEX_FILE = /\/index\.html?$/i

const foldersOf = (path: string) => path.split('/').filter((part) => part !== '')
const asBase = (folders: readonly string[]) => (folders.length > 0 ? `/${folders.join('/')}/` : '/')

function mangledHint(value: string, say: Messages): string {
  const { gitBash, fullAddress } = say.commands.basePath
  if (/^[a-z]:[\\/]/i.test(value)) return gitBash
  return /^[a-z][a-z\d+.-]*:/i.test(value) ? fullAddress : ''
}

/**
 * The base path, with a slash at both ends; undefined without BASE_PATH. Hosts set it to `/repo`,
 * `repo/` or nothing.
 * @throws ProblemError for anything but plain folders
 */
export function basePath({ BASE_PATH = '' }: Environment, say: Messages): string | undefined {
  const value = BASE_PATH.trim()
  if (value === '') return undefined
  const folders = foldersOf(value)
  if (folders.every((folder) => PLAIN_FOLDER.test(folder))) return asBase(folders)
  const expected = say.commands.basePath.expected + mangledHint(value, say)
  throw new ProblemError(
    showProblem({ file: 'BASE_PATH', found: JSON.stringify(BASE_PATH), expected }, say),
  )
}

/** An address and who says it. */
type Source = { text: string; place: Place }

/** The address that the environment says, which replaces `sitio`. */
export function addressFromHost(env: Environment): Source | undefined {
  if (env.SITE_URL) return { text: env.SITE_URL, place: { file: 'SITE_URL' } }
  if (env.NETLIFY && env.URL) return { text: env.URL, place: { file: 'URL' } }
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL
  if (!vercel) return undefined
  return { text: `https://${vercel}`, place: { file: 'VERCEL_PROJECT_PRODUCTION_URL' } }
}

const fault = ({ text, place }: Source, say: Messages, expected: string, more = '') =>
  new ProblemError(showProblem({ ...place, found: JSON.stringify(text) + more, expected }, say))

function pathOf(source: Source, say: Messages): string {
  const { siteUrl, basePath } = say.commands
  const { text } = source
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw fault(source, say, siteUrl)
  const folders = foldersOf(new URL(text).pathname.replace(INDEX_FILE, '/'))
  if (!folders.every((folder) => PLAIN_FOLDER.test(folder))) {
    throw fault(source, say, basePath.inAddress)
  }
  return asBase(folders)
}

export type SitePlace = { base: string; address: string }

/**
 * Where the site will be: BASE_PATH, or else the path of its address.
 * @param sitio replaced by SITE_URL or the host's address
 * @throws ProblemError when BASE_PATH and the address name different paths
 */
export function sitePlace(
  sitio: string,
  env: Environment,
  say: Messages,
  place: Place = { file: 'sitio' },
): SitePlace {
  const source = addressFromHost(env) ?? { text: sitio, place }
  const own = pathOf(source, say)
  const wanted = basePath(env, say)
  if (wanted !== undefined && own !== '/' && own !== wanted) {
    const { disagrees, agreeing } = say.commands.basePath
    throw fault(source, say, agreeing(own, new URL(source.text).origin), disagrees(wanted))
  }
  const base = wanted ?? own
  return { base, address: new URL(base, source.text).href }
}

/** An address in ASCII, as JSON Resume and PDF require. */
export const uri = (address: string): string =>
  /^[!-~]*$/.test(address) ? address : new URL(address).href

/** Published address of a file. `site` may lack the final slash. */
export const siteFile = (site: string, file: string): string =>
  `${uri(site).replace(/\/*$/, '/')}${encodeURI(file)}`

/** The file that an address of this site names; undefined for other addresses. */
export function fileOfSite(site: string, address: string): string | undefined {
  const folder = site.replace(/\/*$/, '/')
  if (!address.startsWith(folder)) return undefined
  try {
    return decodeURI(address.slice(folder.length))
  } catch {
    return undefined
  }
}
