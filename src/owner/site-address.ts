import { OwnerError } from './owner-error'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The path under which the site is published, with a slash at both ends, from `BASE_PATH`.
 * Hosts say `/repo`, `repo/` or nothing at all; all of them are meant.
 */
export function basePath({ BASE_PATH = '' }: Environment): string {
  const parts = BASE_PATH.split('/').filter((part) => part !== '')
  return parts.length > 0 ? `/${parts.join('/')}/` : '/'
}

/** Where the environment says that the site is published: by the owner's word first, then the host's. */
function addressFromHost(env: Environment): string | undefined {
  if (env.SITE_URL) return env.SITE_URL
  if (env.NETLIFY && env.URL) return env.URL
  const vercel = env.VERCEL_PROJECT_PRODUCTION_URL
  return vercel ? `https://${vercel}` : undefined
}

/**
 * The site's absolute address, base path included, with a final slash. The environment beats the
 * profile's `sitio`; of either only the origin counts, since the base path says the rest.
 * @throws OwnerError when `SITE_URL` is no http(s) address
 */
export function siteAddress(sitio: string, base: string, env: Environment): string {
  const address = addressFromHost(env) ?? sitio
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new OwnerError(
      [
        'SITE_URL',
        `  se encontró: ${JSON.stringify(address)}`,
        '  se esperaba: la dirección completa del sitio, por ejemplo https://usuario.github.io',
      ].join('\n'),
    )
  }
  return new URL(base, address).href
}

/** An address as JSON Resume and PDF want it: a URI has ASCII letters only. */
export const uri = (address: string): string =>
  /^[!-~]*$/.test(address) ? address : new URL(address).href

/** The published address of a file of the site. `site` may be a folder of its host, with or without a final slash. */
export const siteFile = (site: string, file: string): string =>
  `${uri(site).replace(/\/*$/, '/')}${encodeURI(file)}`

/** The file of the site that an address names, or undefined for one from elsewhere. */
export function fileOfSite(site: string, address: string): string | undefined {
  const folder = site.replace(/\/*$/, '/')
  if (!address.startsWith(folder)) return undefined
  try {
    return decodeURI(address.slice(folder.length))
  } catch {
    return undefined
  }
}
