import { messages } from '../messages/messages'
import { ProblemError, showProblem } from './problem'

type Environment = Readonly<Record<string, string | undefined>>

/** The base path, with a slash at both ends. Hosts set BASE_PATH to `/repo`, `repo/` or nothing. */
export function basePath({ BASE_PATH = '' }: Environment): string {
  const parts = BASE_PATH.split('/').filter((part) => part !== '')
  return parts.length > 0 ? `/${parts.join('/')}/` : '/'
}

function addressFromHost(env: Environment): string | undefined {
  if (env.SITE_URL) return env.SITE_URL
  if (env.NETLIFY && env.URL) return env.URL
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL
  return vercel ? `https://${vercel}` : undefined
}

/** Only the origin of SITE_URL, the host's address or `sitio` is used. @throws ProblemError */
export function siteAddress(sitio: string, base: string, env: Environment): string {
  const address = addressFromHost(env) ?? sitio
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    const found = JSON.stringify(address)
    const expected = messages().commands.siteUrl
    throw new ProblemError(showProblem({ file: 'SITE_URL', found, expected }))
  }
  return new URL(base, address).href
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
