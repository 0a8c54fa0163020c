import { createServer } from 'node:http'
import { startStaticServer } from '../build/static-server'
import { messages } from '../messages/messages'
import { ownerEnvironment } from '../owner/environment'
import { ProblemError, showProblem } from '../owner/problem'
import { readSitePlace } from '../owner/reading/site-place'

const DEFAULT_PORT = '4173'
const MOST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const SHELL_CHECKED_EACH_MS = 500

function portFrom({ PORT }: NodeJS.ProcessEnv): number {
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

export async function run(): Promise<number> {
  const port = portFrom(process.env)
  const { base } = readSitePlace(process.cwd(), ownerEnvironment())
  const server = createServer()
  await startStaticServer(server, { directory: 'dist', base, port })
  console.log(messages().commands.serving(`http://localhost:${port}${base}`))
  await untilEnded()
  server.close()
  server.closeAllConnections()
  return 0
}
