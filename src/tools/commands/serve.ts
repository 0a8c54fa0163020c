import { ownerEnvironment } from '../content/environment'
import { ProblemError, showProblem } from '../content/problem'
import { readSitePlace } from '../content/reading/site-place'
import type { Environment } from '../content/site-address'
import { servePreview, tryPort } from '../files/preview-server'
import { messages } from '../messages/messages'
import { run as build } from './build'

/** The site is built first. */
const BUILD = '--build'
const DEFAULT_PORT = '4173'
const MOST_PORT = 65_535
const SHELL_CHECKED_EACH_MS = 500

function portFrom({ PORT }: Environment): number {
  const port = Number(PORT || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port <= MOST_PORT) return port
  const found = JSON.stringify(PORT)
  const expected = messages().commands.port(MOST_PORT)
  throw new ProblemError(showProblem({ file: 'PORT', found, expected }))
}

/** npm signals only its shell, whose end would leave the server running. */
function endWithShell(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.exit()
  }, SHELL_CHECKED_EACH_MS).unref()
}

export async function run(args: readonly string[]): Promise<number> {
  const env = ownerEnvironment()
  const port = portFrom(env)
  const { base } = readSitePlace(process.cwd(), env)
  if (args.includes(BUILD)) {
    // A build takes long: what is wrong with the port is told before.
    await tryPort(port)
    await build()
  }
  await servePreview({ directory: 'dist', base, port })
  console.log(messages().commands.serving(`http://localhost:${port}${base}`))
  endWithShell()
  return 0
}
