import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { ownerEnvironment } from '../content/environment'
import { ProblemError, showProblem } from '../content/problem'
import { readSitePlace } from '../content/reading/site-place'
import type { Environment } from '../content/site-address'
import { listen, startStaticServer } from '../files/static-server'
import { messages } from '../messages/messages'
import { run as build } from './build'

/** The site is built first. */
const BUILD = '--build'
const DEFAULT_PORT = '4173'
const MOST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const SHELL_CHECKED_EACH_MS = 500

function portFrom({ PORT }: Environment): number {
  const port = Number(PORT || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port <= MOST_PORT) return port
  const found = JSON.stringify(PORT)
  const expected = messages().commands.port(MOST_PORT)
  throw new ProblemError(showProblem({ file: 'PORT', found, expected }))
}

/** Waits for a signal, or for the end of npm's shell: npm signals only that shell. */
const untilEnded = () =>
  new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
    if (process.env.npm_lifecycle_event === undefined) return
    const shell = process.ppid
    setInterval(() => {
      if (process.ppid !== shell) resolve()
    }, SHELL_CHECKED_EACH_MS).unref()
  })

/** A build takes long: what is wrong with the port is told before. */
async function tryPort(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await promisify(server.close.bind(server))()
}

export async function run(args: readonly string[]): Promise<number> {
  const env = ownerEnvironment()
  const port = portFrom(env)
  const { base } = readSitePlace(process.cwd(), env)
  if (args.includes(BUILD)) {
    await tryPort(port)
    await build()
  }
  const server = createServer()
  await startStaticServer(server, { directory: 'dist', base, port })
  console.log(messages().commands.serving(`http://localhost:${port}${base}`))
  await untilEnded()
  server.close()
  server.closeAllConnections()
  return 0
}
