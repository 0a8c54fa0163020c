import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { ownerEnvironment } from '../content/environment'
import { ProblemError, showProblem } from '../content/problem'
import { readSitePlace } from '../content/reading/site-place'
import type { Environment } from '../content/site-address'
import { servePreview } from '../files/preview-server'
import type { Messages } from '../messages/es/es'
import { run as build } from './build'

/** The site is built first. */
const BUILD = '--build'
const DIRECTORY = 'dist'
const DEFAULT_PORT = '4173'
const MOST_PORT = 65_535
const SHELL_CHECKED_EACH_MS = 500

function portFrom({ PORT }: Environment, say: Messages): number {
  const port = Number(PORT || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port <= MOST_PORT) return port
  const found = JSON.stringify(PORT)
  const expected = say.commands.port(MOST_PORT)
  throw new ProblemError(showProblem({ file: 'PORT', found, expected }, say))
}

const PORT_FAULTS: Record<string, 'portTaken' | 'portForbidden'> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
}

/** @throws ProblemError where the port cannot be used */
const tryPort = (port: number, { commands }: Messages): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = PORT_FAULTS[error.code ?? '']
      reject(fault ? new ProblemError(commands[fault](port)) : error)
    })
    server.listen(port, () => server.close(() => resolve()))
  })

/** To be ended is no fault, and npm signals only its shell, whose end would leave the server running. */
function endWhenAsked(): void {
  // Vite ends by SIGTERM itself.
  for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit())
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.exit()
  }, SHELL_CHECKED_EACH_MS).unref()
}

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const env = ownerEnvironment()
  const port = portFrom(env, say)
  const { base } = readSitePlace(process.cwd(), env)
  // A build takes long: what is wrong with the port is told before.
  await tryPort(port, say)
  if (args.includes(BUILD)) await build([], say)
  if (!existsSync(`${DIRECTORY}/404.html`)) {
    throw new ProblemError(say.commands.notBuilt(`${DIRECTORY}/`))
  }
  await servePreview({ directory: DIRECTORY, base, port })
  console.log(say.commands.serving(`http://localhost:${port}${base}`))
  endWhenAsked()
  return 0
}
