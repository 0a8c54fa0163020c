import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { portraitFiles } from '../build/content/pictures/portrait-files'
import { vercelFile } from '../build/security/vercel-file'
import { type ContentValue, readProject } from '../check/project-content'
import { scriptProblems } from '../check/script-problems'
import { messages } from '../messages/messages'
import { ownerEnvironment } from '../owner/environment'
import { ProblemError, showProblems } from '../owner/problem'
import { fileProblem } from '../owner/reading/file-problem'
import { readSitePlace } from '../owner/reading/site-place'

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
function checkVercelFile(contentUrl: string | undefined): void {
  if (readFileSync(VERCEL_FILE, 'utf8') === vercelFile(contentUrl)) return
  const command = `${contentUrl ? `VITE_CONTENT_URL=${contentUrl} ` : ''}npm run headers`
  throw new ProblemError(messages().commands.vercelOutdated(VERCEL_FILE, command))
}

/** CV and social cards would leave these letters out. */
async function checkScripts(values: readonly ContentValue[]): Promise<void> {
  const problems = await scriptProblems(values)
  if (problems.length === 0) return
  throw new ProblemError(showProblems(messages().reading.inContent, problems))
}

/** The owner's problems are reported before anything is built. */
export async function run(): Promise<number> {
  const root = process.cwd()
  const env = ownerEnvironment(root)
  const { perfil, values } = readProject(root)
  await checkScripts(values)
  readSitePlace(root, env)
  await portraitFiles(root, perfil.foto)
  WRITTEN.forEach(checkWritable)
  if (env.VERCEL) checkVercelFile(env.VITE_CONTENT_URL)
  // The module runner that loaded this file set development mode.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder()
  await builder.buildApp()
  return 0
}
