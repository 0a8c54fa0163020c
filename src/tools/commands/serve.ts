import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { ownerEnvironment } from '../content/environment'
import { ProblemError, showProblem } from '../content/problem'
import { readSitePlace } from '../content/reading/site-place'
import type { Environment } from '../content/site-address'
import { listen, startStaticServer } from '../files/static-server'
import type { Messages } from '../messages/es/es'
import { run as build } from './build'

/** The site is built first. */
const BUILD = '--build'
const DEFAULT_PORT = '4173'
const MOST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const DIRECTORY = 'dist'
const SHELL_CHECKED_EACH_MS = 500

function portFrom({ PORT }: Environment, say: Messages): number {
  const port = Number(PORT || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port <= MOST_PORT) return port
  const found = JSON.stringify(PORT)
  const expected = say.commands.port(MOST_PORT)
  throw new ProblemError(showProblem({ file: 'PORT', found, expected }, say))
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

const PORT_FAULTS: Record<string, 'portTaken' | 'portForbidden'> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
}

/** @throws ProblemError where the port cannot be used */
async function onPort(
  port: number,
  { commands }: Messages,
  listening: Promise<void>,
): Promise<void> {
  try {
    await listening
  } catch (error) {
    const fault = PORT_FAULTS[(error as NodeJS.ErrnoException).code ?? '']
    throw fault ? new ProblemError(commands[fault](port)) : error
  }
}

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const env = ownerEnvironment()
  const port = portFrom(env, say)
  const { base } = readSitePlace(process.cwd(), env)
  if (args.includes(BUILD)) {
    // A build takes long: what is wrong with the port is told before.
    const trial = createServer()
    await onPort(port, say, listen(trial, port))
    await promisify(trial.close.bind(trial))()
    await build([], say)
  }
  if (!existsSync(`${DIRECTORY}/404.html`)) {
    throw new ProblemError(say.commands.notBuilt(`${DIRECTORY}/`))
  }
  const server = createServer()
  await onPort(port, say, startStaticServer(server, { directory: DIRECTORY, base, port }))
  console.log(say.commands.serving(`http://localhost:${port}${base}`))
  await untilEnded()
  server.close()
  server.closeAllConnections()
  return 0
}
