import path from 'node:path'
import { loadEnv } from 'vite'
import { messages } from '../messages/messages'
import { type Problem, ProblemError, showProblems } from './problem'
import { fileProblem } from './reading/file-problem'
import { readIfThere } from './reading/files/read-file'
import { decodeText } from './reading/json/decode-text'
import type { Environment } from './site-address'

/** What the owner may write into `.env` beside package.json. */
const NAMES = ['BASE_PATH', 'SITE_URL', 'VITE_CONTENT_URL', 'VITE_OFFLINE', 'PORT']
const FILE = '.env'

/** What PowerShell writes: of UTF-16 nothing is read, after a byte order mark not the first line. */
function encodingFault(bytes: Uint8Array): { found: string; expected: string } | undefined {
  const decoded = decodeText(bytes)
  if (!('text' in decoded)) return decoded
  return Buffer.from(bytes).indexOf('\ufeff') === 0 ? messages().commands.byteOrderMark : undefined
}

function fileFault(root: string): Problem | undefined {
  try {
    const fault = encodingFault(readIfThere(path.join(root, FILE)) ?? new Uint8Array())
    return fault && { file: FILE, ...fault }
  } catch (error) {
    return fileProblem(FILE, error)
  }
}

/** The environment, and from `.env` what it does not say. @throws ProblemError for a bad file */
export function ownerEnvironment(root = process.cwd(), mode = 'production'): Environment {
  const problem = fileFault(root)
  if (problem) throw new ProblemError(showProblems(messages().commands.inSettings, [problem]))
  return { ...process.env, ...loadEnv(mode, root, NAMES) }
}
