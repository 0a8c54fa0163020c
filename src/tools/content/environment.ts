import path from 'node:path'
import { loadEnv } from 'vite'
import { canParse } from '../../model/schema/fields'
import { PROFILE } from './content-folder'
import { fileProblem, isProblemError, type Problem, ProblemError, showProblems } from './problem'
import { addressFault, addressFromHost, basePath, type Environment, pathOf } from './site-address'
import { decodeText, locationAt } from './workspace/json-source'
import { readIfThere } from './workspace/read-file'
import { Workspace } from './workspace/workspace'

/** What the owner may write into `.env` beside package.json. */
const NAMES = ['BASE_PATH', 'SITE_URL', 'VITE_CONTENT_URL', 'VITE_OFFLINE', 'PORT']
const FILE = '.env'

/** Defined in the preview of `npm run edit`, whose elements say what they show (src/site/overlay/spot.ts). */
export const EDITED = 'import.meta.env.PORTFOLIO_EDITED'

function fileFault({ root, say }: Workspace): Problem | undefined {
  try {
    const bytes = readIfThere(path.join(root, FILE)) ?? Buffer.of()
    // What PowerShell writes: of UTF-16 nothing is read, after a byte order mark not the first line.
    const decoded = decodeText(bytes, say)
    if (!('text' in decoded)) return { file: FILE, ...decoded }
    return bytes.indexOf('\ufeff') === 0 ? { file: FILE, ...say.commands.byteOrderMark } : undefined
  } catch (error) {
    return fileProblem(FILE, error, say)
  }
}

/** The environment, then `.env`, and from perfil.json where the lists are. @throws ProblemError */
export function ownerEnvironment(workspace: Workspace, mode = 'production'): Environment {
  const { root, say } = workspace
  const problem = fileFault(workspace)
  if (problem) throw new ProblemError(showProblems(say.commands.inSettings, [problem], say))
  const { urlListas } = workspace.profile
  const lists = typeof urlListas === 'string' ? { VITE_CONTENT_URL: urlListas } : {}
  return { ...lists, ...process.env, ...loadEnv(mode, root, NAMES) }
}

/** BASE_PATH, else the path of SITE_URL, the host's address, or `sitio`. @throws ProblemError */
export function readSiteAddress(
  workspace: Workspace,
  env: Environment,
): { base: string; address?: string } {
  const { say } = workspace
  const profile = workspace.json(PROFILE).source
  const value: unknown = Object(profile?.value).sitio
  const location = profile ? locationAt(profile, ['sitio']) : { file: PROFILE, path: 'sitio' }
  const text = typeof value === 'string' ? value : ''
  const isUsable = /^https?:/i.test(text) && canParse(text)
  const source = addressFromHost(env) ?? (isUsable ? { text, location } : undefined)
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
  const workspace = new Workspace(root)
  try {
    return readSiteAddress(workspace, ownerEnvironment(workspace, mode)).base
  } catch (error) {
    if (isProblemError(error)) return '/'
    throw error
  }
}
