import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { run as edit } from '../../src/tools/commands/edit'
import { run as serve } from '../../src/tools/commands/serve'
import { es } from '../../src/tools/messages/es/es'
import { makeProject } from './content-project'
import { callCommand } from './run-command'

const RUN = path.resolve('src/tools/commands/run.mjs')
const PATIENCE = { timeout: 20_000, interval: 100 }
const project = makeProject()
project.write('dist/404.html', 'no está')
project.write(
  'package.json',
  JSON.stringify({ scripts: { start: `node "${RUN}" serve`, edit: `node "${RUN}" edit` } }),
)

const takenPort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, free: () => server.close() }
}
const freePort = async () => {
  const { port, free } = await takenPort()
  free()
  return port
}

const started: ChildProcess[] = []

/** In a process group of its own, so that a test which fails leaves nothing behind. */
const start = (command: string, args: string[], port?: number, more = {}) => {
  const env = { ...process.env, PORT: port === undefined ? undefined : String(port), ...more }
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
  // SIGTERM is what npm sends.
  it.each(['SIGINT', 'SIGHUP'] as const)('by %s, at the port from .env', async (signal) => {
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
  })

  it('with its npm, which ends its shell only, and not while the site is built anew', async () => {
    const port = await freePort()
    const npm = start('npm', ['start'], port)
    await untilServed(port)
    project.remove('dist')
    expect(await isServed(port)).toBe(true)
    npm.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isServed(port)), PATIENCE)
  })
})

it('npm start says each address at which other devices of the network find the site', async () => {
  project.write('dist/404.html', 'no está')
  const port = await freePort()
  const addresses = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
    .map((each) => `http://${each?.address}:${port}/`)
  const site = start(process.execPath, [RUN, 'serve'], port)
  const said = text(site.stdout)
  await untilServed(port)
  for (const address of addresses) expect((await fetch(address)).status).toBe(404)
  site.kill()
  const { serving, servingNetwork } = es.commands
  const expected = [serving(`http://localhost:${port}/`), ...addresses.map(servingNetwork)]
  expect((await said).trim().split('\n')).toEqual(expected)
})

/** The status of what is asked of 127.0.0.1 in another's name, which `fetch` does not let one write. */
const statusOf = (port: number, target: string, method: string, headers: Record<string, string>) =>
  new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: target, method, headers }, (answer) =>
      resolve(answer.resume().statusCode),
    ).end()
  })

describe.skipIf(process.platform === 'win32')('npm run edit', () => {
  it('listens at the port of --port, answers where a Codespace forwards it, and ends with its npm', async () => {
    const port = await freePort()
    const host = `fuzzy-disco-${port}.app.github.dev`
    const npm = start('npm', ['run', 'edit', '--', '--port', `${port}`], undefined, {
      CODESPACES: 'true',
      CODESPACE_NAME: 'fuzzy-disco',
      GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
    })
    let told = ''
    npm.stdout.on('data', (text) => {
      told += text
    })
    const key = await vi.waitUntil(() => /https:\/\/(\S+)\/_edit\?key=(\w+)/.exec(told), PATIENCE)
    expect(key[1]).toBe(host)
    const own = { host, origin: `https://${host}`, 'x-edit-key': key[2] ?? '' }
    expect(await statusOf(port, '/_edit', 'GET', { host })).toBe(200)
    expect(await statusOf(port, '/_edit/api/state', 'POST', own)).toBe(200)
    const others = { ...own, host: host.replace('fuzzy', 'other') }
    expect(await statusOf(port, '/_edit/api/state', 'POST', others)).toBe(403)
    npm.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isServed(port)), PATIENCE)
  })

  it('tells a port that is taken', async () => {
    const { port, free } = await takenPort()
    const told = es.commands.portTaken(port)
    const args = ['--port', `${port}`]
    expect(await callCommand(project.root, edit, args)).toEqual({ status: 1, told })
    free()
  })
})

/** The arguments of what `npm start` runs. */
const [, , , ...START] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.split(' ')

it('npm start tells a port that is taken or none before it builds', async () => {
  const { port, free } = await takenPort()
  const { reading, commands } = es
  const found = `PORT\n  ${reading.found('"99999"')}\n  ${reading.expected(commands.port(65_535))}`
  for (const [wrong, told] of [
    [port, commands.portTaken(port)],
    [99_999, found],
  ] as const) {
    const env = { PORT: `${wrong}` }
    expect(await callCommand(project.root, serve, START, env)).toEqual({ status: 1, told })
  }
  free()
  expect(project.has('.cache')).toBe(false)
})
