import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder, loadEnv } from 'vite'
import { vercelFile } from '../build/security/vercel-file'
import { messages } from '../messages/messages'
import { ProblemError, showProblems } from '../owner/problem'
import { fileProblem } from '../owner/reading/file-problem'
import { readContent } from '../owner/reading/read-content'
import { basePath, siteAddress } from '../owner/site-address'

const WRITTEN = ['dist', '.cache']
const VERCEL_FILE = 'vercel.json'

/** Vite reports a folder that it cannot write only after the build, with a stack. */
function checkWritable(folder: string): void {
  let checked = folder
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    accessSync(folder, constants.W_OK)
    for (const entry of entries.filter((entry) => entry.isDirectory())) {
      checked = path.join(entry.parentPath, entry.name)
      accessSync(checked, constants.W_OK)
    }
  } catch (error) {
    throw new ProblemError(
      showProblems(messages().reading.inWritten, [fileProblem(checked, error)]),
    )
  }
}

/** Vercel read vercel.json before this build; an outdated policy would block the lists. */
function checkVercelFile(): void {
  const { VITE_CONTENT_URL } = loadEnv('production', process.cwd())
  if (readFileSync(VERCEL_FILE, 'utf8') === vercelFile(VITE_CONTENT_URL)) return
  const command = `${VITE_CONTENT_URL ? `VITE_CONTENT_URL=${VITE_CONTENT_URL} ` : ''}npm run headers`
  throw new ProblemError(messages().commands.vercelOutdated(VERCEL_FILE, command))
}

/** The owner's problems are reported before anything is built. */
export async function run(): Promise<number> {
  const { perfil } = readContent(path.resolve('src/content'), path.resolve('public'))
  siteAddress(perfil.sitio, basePath(process.env), process.env)
  WRITTEN.forEach(checkWritable)
  if (process.env.VERCEL) checkVercelFile()
  // The module runner that loaded this file set development mode.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder()
  await builder.buildApp()
  return 0
}
