import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { es } from '../../src/tools/messages/es/es'
import { makeProject } from './content-project'

const RUN = path.resolve('src/tools/commands/run.mjs')
const PATIENCE = { timeout: 20_000, interval: 100 }
const project = makeProject()
project.write('dist/404.html', 'no está')
project.write('package.json', JSON.stringify({ scripts: { start: `node "${RUN}" serve` } }))

const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const started: ChildProcess[] = []

/** In a process group of its own, so that a test which fails leaves nothing behind. */
const start = (command: string, args: string[], port?: number) => {
  const env = { ...process.env, PORT: port === undefined ? undefined : String(port) }
  const child = spawn(command, args, { cwd: project.root, env, detached: true })
  started.push(child)
  return child
}

afterEach(() => {
  for (const { pid } of started.splice(0)) {
    if (pid === undefined) continue
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The whole group has ended.
    }
  }
})

const isServed = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  )
const untilServed = (port: number) => vi.waitUntil(() => isServed(port), PATIENCE)

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('npm start ends', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s, whoever is connected, with the port from .env',
    async (signal) => {
      const port = await freePort()
      project.write('.env', `PORT=${port}`)
      const server = start(process.execPath, [RUN, 'serve'])
      await untilServed(port)
      const visitor = connect(port, 'localhost').on('error', () => {})
      await once(visitor, 'connect')
      visitor.write('GET / HTTP/1.1\r\n')
      const exit = once(server, 'exit')
      server.kill(signal)
      await exit
    },
  )

  it('with its npm, which ends its shell only, and not while the site is built anew', async () => {
    const port = await freePort()
    const npm = start('npm', ['start'], port)
    await untilServed(port)
    rmSync(path.join(project.root, 'dist'), { recursive: true })
    expect(await isServed(port)).toBe(true)
    npm.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isServed(port)), PATIENCE)
  })
})

/** What `npm start` runs. */
const [, ...START] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ')

it('npm start tells a port that is taken or none before it builds', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { reading, commands } = es
  const found = `PORT\n  ${reading.found('"99999"')}\n  ${reading.expected(commands.port(65_535))}`
  for (const [wrong, message] of [
    [port, commands.portTaken(port)],
    [99_999, found],
  ] as const) {
    const site = start(process.execPath, START.with(0, RUN), wrong)
    const [told, [status]] = await Promise.all([text(site.stderr), once(site, 'exit')])
    expect([status, told.trim()]).toEqual([1, message])
  }
  server.close()
  expect(existsSync(path.join(project.root, '.cache'))).toBe(false)
})
