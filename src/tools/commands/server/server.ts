import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { ProblemError, showProblem } from '../../content/problem'
import type { Environment } from '../../content/site-address'
import type { Messages } from '../../messages/es/es'

const SHELL_CHECKED_EACH_MS = 500

/** To be ended is no fault, and npm signals only its shell, whose end would leave the server running. */
export function endWhenAsked(): void {
  // Vite ends by SIGTERM itself.
  for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit())
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.exit()
  }, SHELL_CHECKED_EACH_MS).unref()
}

const MOST_PORT = 65_535

/** By `--port`, which npm takes for its own without `--`, or by PORT. @throws ProblemError */
export function portFrom(args: readonly string[], env: Environment, usual: number, say: Messages) {
  const options = { port: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false })
  const swallowed = process.env.npm_config_port
  const asked = values.port ?? (swallowed === 'true' ? positionals[0] : swallowed)
  const found = asked ?? (env.PORT || usual)
  const port = Number(found)
  if (Number.isInteger(port) && port > 0 && port <= MOST_PORT) return port
  const file = asked === undefined ? 'PORT' : '--port'
  const expected = say.commands.port(MOST_PORT)
  throw new ProblemError(showProblem({ file, found: JSON.stringify(found), expected }, say))
}

const PORT_FAULTS: Record<string, 'portTaken' | 'portForbidden'> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
}

/** @throws ProblemError where the port cannot be used */
export const tryPort = (port: number, { commands }: Messages): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = PORT_FAULTS[error.code ?? '']
      reject(fault ? new ProblemError(commands[fault](port)) : error)
    })
    server.listen(port, () => server.close(() => resolve()))
  })
