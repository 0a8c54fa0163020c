import { canParse, isAddress } from '../../model/schema/fields'
import { isUnknownSite } from '../../model/schema/schema'
import type { Messages } from '../messages/es/es'
import { ProblemError, type SourceLocation, showProblem } from './problem'

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

/** With a slash at both ends. Hosts set BASE_PATH to `/repo`, `repo/` or nothing. @throws ProblemError */
export function basePath({ BASE_PATH = '' }: Environment, say: Messages): string | undefined {
  const value = BASE_PATH.trim()
  if (value === '') return undefined
  const folders = foldersOf(value)
  if (folders.every((folder) => PLAIN_FOLDER.test(folder))) return asBase(folders)
  const expected = say.commands.basePath.expected + mangledHint(value, say)
  throw addressFault({ text: BASE_PATH, location: { file: 'BASE_PATH' } }, say, expected)
}

export type AddressSource = { text: string; location: SourceLocation }

/** The address that the environment says, which replaces `sitio`. */
export function addressFromHost(env: Environment): AddressSource | undefined {
  if (env.SITE_URL) return { text: env.SITE_URL, location: { file: 'SITE_URL' } }
  if (env.NETLIFY && env.URL) return { text: env.URL, location: { file: 'URL' } }
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL
  if (!vercel) return undefined
  return { text: `https://${vercel}`, location: { file: 'VERCEL_PROJECT_PRODUCTION_URL' } }
}

export function addressFault(source: AddressSource, say: Messages, expected: string, more = '') {
  const found = JSON.stringify(source.text) + more
  return new ProblemError(showProblem({ ...source.location, found, expected }, say))
}

/** The path of an address. @throws ProblemError for anything but plain folders */
export function pathOf(source: AddressSource, say: Messages): string {
  const { siteUrl, basePath } = say.commands
  const { text } = source
  if (!/^https?:\/\//i.test(text) || !canParse(text)) throw addressFault(source, say, siteUrl)
  const folders = foldersOf(new URL(text).pathname.replace(INDEX_FILE, '/'))
  if (folders.every((folder) => PLAIN_FOLDER.test(folder))) return asBase(folders)
  throw addressFault(source, say, basePath.inAddress)
}

/** An address in ASCII, as JSON Resume and PDF require. */
export const uri = (address: string): string =>
  /^[!-~]*$/.test(address) ? address : new URL(address).href

/** For JSON.stringify: leaves out addresses on a site whose own is not known. */
export const withoutUnknownSite = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && isUnknownSite(value) ? undefined : value

export const bareAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** Published address of a file. `site` may lack the final slash. */
export const siteFile = (site: string, file: string): string =>
  `${uri(site).replace(/\/*$/, '/')}${encodeURI(file)}`

/** The same of a file that may be elsewhere, by its address. */
export const fileAddress = (site: string, file: string): string =>
  isAddress(file) ? uri(file) : siteFile(site, file)
