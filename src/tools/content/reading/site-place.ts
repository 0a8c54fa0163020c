import path from 'node:path'
import { ownerEnvironment } from '../environment'
import { messagesOf } from '../main-language'
import { isProblemError, type Place } from '../problem'
import { addressFault, addressFromHost, basePath, type Environment, pathOf } from '../site-address'
import { readIfThere } from './files/read-file'
import { placeAt, readJson } from './json-source'

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

/** BASE_PATH, else the path of SITE_URL, the host's address, or `sitio`. @throws ProblemError */
export function readSitePlace(root: string, env: Environment): { base: string; address?: string } {
  const { value, place } = profileField(root, 'sitio')
  const say = messagesOf(root)
  const text = typeof value === 'string' ? value : ''
  const isUsable = /^https?:/i.test(text) && URL.canParse(text)
  const source = addressFromHost(env) ?? (isUsable ? { text, place } : undefined)
  const own = source && pathOf(source, say)
  const wanted = basePath(env, say)
  if (source === undefined || own === undefined) return { base: wanted ?? '/' }
  if (wanted !== undefined && own !== '/' && own !== wanted) {
    const { disagrees, agreeing } = say.commands.basePath
    const expected = agreeing(own, new URL(source.text).origin)
    throw addressFault(source, say, expected, disagrees(wanted))
  }
  const base = wanted ?? own
  return { base, address: new URL(base, source.text).href }
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
