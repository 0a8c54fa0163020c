import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { ProblemError, showProblem } from '../../content/problem'
import type { Environment } from '../../content/site-address'
import type { Messages } from '../../messages/es/es'

const MOST_PORT = 65_535

/** By `--port`, which npm takes for its own without `--`, or by PORT. @throws ProblemError */
export function portFrom(
  args: readonly string[],
  env: Environment,
  usual: number,
  say: Messages,
): number {
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
