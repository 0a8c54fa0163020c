import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editPlugin, hasBrowser } from '../../src/tools/edit/edit-plugin'
import { es } from '../../src/tools/messages/es/es'
import { makeProject } from './content-project'

const project = makeProject()
const KEY = '0f1e2d'
const origins: string[] = []
let server: ViteDevServer

beforeAll(async () => {
  server = await createServer({
    root: project.root,
    configFile: false,
    customLogger: { ...createLogger(), error: () => {} },
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [editPlugin({ key: KEY, ticket: 'ticket', origins })],
  })
  await server.listen()
  origins.push(new URL(server.resolvedUrls?.local[0] ?? '').origin)
})
afterAll(() => server.close())

const post = (action: string, body: string) =>
  fetch(`${origins[0]}/_edit/api/${action}`, {
    method: 'POST',
    headers: { 'x-edit-key': KEY },
    body,
  })

const { malformed } = es.form
it.each([
  ['type', '{"typed":', malformed],
  ['type', '[]', malformed],
  ['type', '{"typed":null}', malformed],
  ['type', '{"typed":[{"place":"../../package","field":"name"}]}', malformed],
  ['type', '{"typed":[{"place":"educacion","field":"titulo","id":"new"}]}', malformed],
  ['sort', '{"place":"proyectos","ids":["1"]}', malformed],
  ['import?name=..', '{}', malformed],
  ['github', '{"user":"../users"}', es.import.github.noUser('../users')],
  ['drop', '{"list":"perfil"}', malformed],
  ['plan', '{}', malformed],
  ['publish', '{"to":7}', malformed],
  ['discard', '{"spots":[{"place":"perfil"}]}', malformed],
])('what cannot be understood or done is told in a sentence: %s %s', async (action, body, told) => {
  const answer = await post(action, body)
  expect([answer.status, await answer.text()]).toEqual([400, told])
})

/** Of what is asked in any name, which `fetch` does not let one write. */
async function statusOf(target: string, method: string, headers: Record<string, string>) {
  const asked = request(`${origins[0]}${target}`, { method, headers }).end()
  const [answer] = await once(asked, 'response')
  return answer.resume().statusCode
}

it('nobody else can read or write', async () => {
  const own = { 'x-edit-key': KEY }
  const foreign: Record<string, string>[] = [
    {},
    { 'x-edit-key': 'guess' },
    { ...own, origin: 'https://evil.example' },
    { ...own, origin: 'http://localhost:1' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
    { ...own, host: 'evil.example:1' },
  ]
  const statuses = [own, ...foreign].map((each) => statusOf('/_edit/api/state', 'POST', each))
  expect(await Promise.all(statuses)).toEqual([200, ...foreign.map(() => 403)])
  expect(await statusOf('/_edit', 'GET', { host: 'evil.example:1' })).toBe(403)
  expect(await statusOf('/_edit/api/cv', 'POST', {})).toBe(403)
  expect(await (await fetch(`${origins[0]}/_edit`)).text()).not.toContain(KEY)
})

it('the browser that the editor opens is given its key once, by an address of no more use', async () => {
  const opened = () => fetch(`${origins[0]}/_edit?ticket=ticket`, { redirect: 'manual' })
  const first = await opened()
  expect([first.status, first.headers.get('location')]).toEqual([302, `/_edit?key=${KEY}`])
  const second = await opened()
  expect([second.status, second.headers.get('location')]).toEqual([200, null])
})

it('neither the history nor the spent address begins anew where Vite starts again by itself', async () => {
  const puesto = { place: 'perfil', field: 'puesto', base: 'Desarrolladora', value: 'Otra' }
  expect((await post('type', JSON.stringify({ typed: [puesto] }))).status).toBe(200)
  await server.restart()
  origins[0] = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const opened = await fetch(`${origins[0]}/_edit?ticket=ticket`, { redirect: 'manual' })
  expect(opened.status).toBe(200)
  expect((await post('undo', '')).status).toBe(200)
  expect(project.json('perfil').puesto).toBe('Desarrolladora')
})

it.each([
  [{}, 'darwin', true],
  [{ CI: 'true' }, 'darwin', false],
  [{ SSH_CONNECTION: '10.0.0.1 50000 10.0.0.2 22' }, 'win32', false],
  [{ CODESPACES: 'true', DISPLAY: ':0' }, 'linux', false],
  [{}, 'linux', false],
  [{ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
])('a browser is opened where its owner sits before it: %o on %s', (env, platform, isOpened) => {
  expect(hasBrowser(env, platform)).toBe(isOpened)
})

it('a file that is too large is refused before it is read', async () => {
  const headers = { 'x-edit-key': KEY, 'content-length': 700 << 20 }
  const target = `${origins[0]}/_edit/api/keep?purpose=document&name=a.pdf`
  const asked = request(target, { method: 'POST', headers })
  asked.flushHeaders()
  const [answer] = await once(asked, 'response')
  expect([answer.statusCode, await text(answer)]).toEqual([413, es.form.tooLarge(50)])
  asked.destroy()
})

it('one that does not say its size is read no further than that', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1 << 20)),
  })
  const options = { method: 'POST', headers: { 'x-edit-key': KEY }, body, duplex: 'half' }
  const target = `${origins[0]}/_edit/api/keep?purpose=document&name=a.pdf`
  const status = await fetch(target, options as RequestInit).then(
    (answer) => answer.status,
    () => 413,
  )
  expect(status).toBe(413)
})

it.each(['opened.svg', 'opened.html'])('nothing of public/ may run a script: %s', async (name) => {
  project.write(`public/${name}`, '<script>document.title = "ran"</script>')
  const addresses = [name, `public/${name}`, `@fs${project.place(`public/${name}`)}`]
  const policies = addresses.map(async (address) => {
    const { headers } = await fetch(`${origins[0]}/${address}`)
    return headers.get('content-security-policy')
  })
  expect(await Promise.all(policies)).toEqual(addresses.map(() => "script-src 'none'"))
})
