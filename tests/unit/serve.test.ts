import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { servePreview } from '../../src/tools/files/preview-server'
import { makeProject } from './content-project'

const RUN = path.resolve('src/tools/commands/run.mjs')
const PATIENCE = { timeout: 20_000, interval: 100 }
const project = makeProject()
afterAll(project.remove)
beforeEach(() => {
  project.reset()
  project.write('dist/404.html', 'no está')
  project.write('package.json', JSON.stringify({ scripts: { start: `node "${RUN}" serve` } }))
})

const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const started: ChildProcess[] = []

/** In a process group of its own, so that a test which fails leaves nothing behind. */
const start = (command: string, args: string[], port?: number | string) => {
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
    'by %s, whoever is connected',
    async (signal) => {
      const port = await freePort()
      const server = start(process.execPath, [RUN, 'serve'], port)
      await untilServed(port)
      const visitor = connect(port, 'localhost').on('error', () => {})
      await once(visitor, 'connect')
      visitor.write('GET / HTTP/1.1\r\n')
      const exit = once(server, 'exit')
      server.kill(signal)
      await exit
    },
  )

  it('with its npm, which ends its shell only', async () => {
    const port = await freePort()
    const npm = start('npm', ['start'], port)
    await untilServed(port)
    npm.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isServed(port)), PATIENCE)
  })
})

it.each(['abc', '99999', '-1'])('npm start refuses PORT=%s', async (port) => {
  const server = start(process.execPath, [RUN, 'serve'], port)
  const [told, [status]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  expect(told).toBe(
    `PORT\n  se encontró: "${port}"\n  se esperaba: un número de puerto entre 1 y 65535\n`,
  )
  expect(status).toBe(1)
})

/** What `npm start` runs. */
const [, ...START] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ')

it('npm start tells a port that is taken before it builds', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const site = start(process.execPath, START.with(0, RUN), port)
  const [told, [status]] = await Promise.all([text(site.stderr), once(site, 'exit')])
  server.close()
  expect(told).toBe(`El puerto ${port} está ocupado. Elija otro en el archivo .env: PORT=8080\n`)
  expect(status).toBe(1)
  expect(existsSync(path.join(project.root, '.cache'))).toBe(false)
})

it('npm start takes the port from .env', async () => {
  const port = await freePort()
  project.write('.env', `PORT=${port}`)
  start(process.execPath, [RUN, 'serve'])
  await untilServed(port)
})

it('a site that is just being built anew does not end the server', async () => {
  const port = await freePort()
  const server = await servePreview({
    directory: path.join(project.root, 'dist'),
    base: '/',
    port,
  })
  rmSync(path.join(project.root, 'dist'), { recursive: true })
  const { status } = await fetch(`http://localhost:${port}/`)
  await server.close()
  expect(status).toBe(404)
})
