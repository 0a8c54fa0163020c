import path from 'node:path'
import { loadEnv } from 'vite'
import type { Messages } from '../messages/es/es'
import { messagesOf, profileFields } from './main-language'
import { fileProblem, type Problem, ProblemError, showProblems } from './problem'
import { readIfThere } from './reading/files/read-file'
import { decodeText } from './reading/json-source'
import type { Environment } from './site-address'

/** What the owner may write into `.env` beside package.json. */
const NAMES = ['BASE_PATH', 'SITE_URL', 'VITE_CONTENT_URL', 'VITE_OFFLINE', 'PORT']
const FILE = '.env'

function fileFault(root: string, say: Messages): Problem | undefined {
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
export function ownerEnvironment(root = process.cwd(), mode = 'production'): Environment {
  const say = messagesOf(root)
  const problem = fileFault(root, say)
  if (problem) throw new ProblemError(showProblems(say.commands.inSettings, [problem], say))
  const { urlListas } = profileFields(root)
  const lists = typeof urlListas === 'string' ? { VITE_CONTENT_URL: urlListas } : {}
  return { ...lists, ...process.env, ...loadEnv(mode, root, NAMES) }
}
