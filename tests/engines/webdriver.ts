import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 100
const START_LIMIT_MS = 20_000

/** W3C WebDriver, https://www.w3.org/TR/webdriver2/. */
export type Session = {
  get: (command: string) => Promise<unknown>
  post: (command: string, body?: object) => Promise<unknown>
  capabilities: Record<string, unknown>
  end: () => Promise<void>
}

type Answer = { value: unknown }

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as Answer
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`)
}

/** Not reused: the system keeps a closed port for a while. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

async function answers(address: string): Promise<void> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += POLL_MS) {
    const status = await send(`${address}/status`, 'GET').catch(() => undefined)
    if (status !== undefined) return
    await pause(POLL_MS)
  }
  throw new Error(`The driver does not answer at ${address}.`)
}

/** The driver and its browser share a process group. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Already ended.
  }
}

export async function startSession(
  file: string,
  env: NodeJS.ProcessEnv,
  capabilities: object,
): Promise<Session> {
  const port = await freePort()
  const child = spawn(file, [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  const address = `http://127.0.0.1:${port}`
  try {
    await answers(address)
    const body = { capabilities: { alwaysMatch: capabilities } }
    const session = (await send(`${address}/session`, 'POST', body)) as {
      sessionId: string
      capabilities: Record<string, unknown>
    }
    const root = `${address}/session/${session.sessionId}`
    return {
      capabilities: session.capabilities,
      get: (command) => send(`${root}/${command}`, 'GET'),
      post: (command, content = {}) => send(`${root}/${command}`, 'POST', content),
      end: async () => {
        await send(root, 'DELETE').catch(() => {})
        stop(child)
      },
    }
  } catch (reason) {
    stop(child)
    throw reason
  }
}
