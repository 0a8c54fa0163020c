import path from 'node:path'
import { ownerEnvironment } from '../environment'
import { messagesOf } from '../main-language'
import { isProblemError, type Place } from '../problem'
import {
  addressFromHost,
  basePath,
  type Environment,
  type SitePlace,
  sitePlace,
} from '../site-address'
import { readIfThere } from './files/read-file'
import { placeAt, readJson } from './json/json-source'

const FILE = 'src/content/perfil.json'

/** A field of the profile in `root`, unchecked, and its line; of a file that cannot be read neither. */
export function profileField(root: string, field: string): { value: unknown; place: Place } {
  const place = { file: FILE, path: field }
  try {
    const read = readJson(FILE, readIfThere(path.join(root, FILE)), messagesOf(root))
    if ('problem' in read) return { value: undefined, place }
    const fields = Object(read.source.value) as Record<string, unknown>
    return { value: fields[field], place: placeAt(read.source, [field]) }
  } catch {
    // Told when the content is checked.
    return { value: undefined, place }
  }
}

/**
 * Base path and address of the site in `root`, for every command.
 * @returns no address without one, which the content's check tells
 * @throws ProblemError for a wrong variable, or one that contradicts `sitio`
 */
export function readSitePlace(
  root: string,
  env: Environment,
): Omit<SitePlace, 'address'> & { address?: string } {
  const { value, place } = profileField(root, 'sitio')
  const say = messagesOf(root)
  const isUsable = typeof value === 'string' && URL.canParse(value) && /^https?:/i.test(value)
  if (isUsable || addressFromHost(env)) return sitePlace(String(value), env, say, place)
  return { base: basePath(env, say) ?? '/' }
}

/** The base for Vite's config, which cannot tell a problem: there `/`, and the content tells it. */
export function viteBase(root: string, mode: string): string {
  try {
    return readSitePlace(root, ownerEnvironment(root, mode)).base
  } catch (error) {
    if (isProblemError(error)) return '/'
    throw error
  }
}
