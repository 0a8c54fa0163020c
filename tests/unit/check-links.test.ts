import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readChecked } from '../../src/tools/check/checked'
import { linkProblems } from '../../src/tools/check/link-problems'
import { es } from '../../src/tools/messages/es/es'
import { CERTIFICATES } from './content-project'
import { readyProject } from './ready-project'

const PATIENCE_MS = 300
const { project, change, add } = readyProject()
const { links } = es.check

const asked: string[] = []
/** By path: the code of an answer to HEAD, and to GET; none at all. */
const ANSWERS: Readonly<Record<string, readonly [head: number, get: number] | undefined>> = {
  '/here': [200, 200],
  '/only-get': [405, 200],
  '/gone': [404, 404],
  '/refused': [403, 403],
  '/silent': undefined,
}
const server = createServer(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`)
  const [head, get] = ANSWERS[url] ?? []
  const status = method === 'HEAD' ? head : get
  if (status !== undefined) response.writeHead(status).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const check = () => linkProblems(readChecked(project.workspace()), PATIENCE_MS)

it('each address is asked once; those that lead nowhere are told at each place', async () => {
  change('perfil', 'https://ada.dev/github', 'https://127.0.0.1:1/ada')
  change('perfil', 'https://ada.dev/linkedin', 'https://127.0.0.1:1/ada')
  change(CERTIFICATES, 'https://ada.dev/certificado', '')
  change('proyectos', 'https://ada.dev/turnos', `${origin}/here`)
  add('proyectos', {
    gitHubWeb: `${origin}/only-get`,
    descripcion: `Reserva de [turnos](${origin}/gone) y de [salas](${origin}/gone).`,
    enlaces: [
      { texto: 'Manual', url: `${origin}/silent` },
      { texto: 'Perfil', url: `${origin}/refused` },
    ],
  })
  const { problems, notes } = await check()
  const shown = problems.map(({ path, found }) => [path, found])
  const silent = links.found('https://127.0.0.1:1/ada', undefined)
  expect(shown).toEqual([
    ['github', silent],
    ['linkedin', silent],
    ['items[0].descripcion', links.found(`${origin}/gone`, 404)],
    ['items[0].descripcion', links.found(`${origin}/gone`, 404)],
    ['items[0].enlaces[0].url', links.found(`${origin}/silent`, undefined)],
  ])
  expect(notes).toEqual([links.asked(6), links.refused(`${origin}/refused`)])
  expect(asked.filter((each) => each.endsWith('/gone'))).toEqual(['HEAD /gone', 'GET /gone'])
  expect(asked).not.toContain('GET /here')
})

it('without a network nothing is called wrong', async () => {
  for (const field of ['github', 'linkedin']) {
    change('perfil', `https://ada.dev/${field}`, `https://127.0.0.1:1/${field}`)
  }
  change(CERTIFICATES, 'https://ada.dev/certificado', '')
  change('proyectos', 'https://ada.dev/turnos', '')
  expect(await check()).toEqual({ problems: [], notes: [links.noNetwork] })
})
